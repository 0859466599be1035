import { when } from "mobx";
import type { RootStore } from "./session/RootStore.ts";

/** How long an open plan is waited for to have something to show, in milliseconds. */
const PATIENCE = 400;

/**
 * Resolves once the app would show more than its waiting screen: rendering that first, and the frame without content
 * after it, would delay the content.
 *
 * @param code of the screen that the student has opened
 */
export async function firstPicture(stores: RootStore, code: Promise<unknown>): Promise<void> {
  const picture = Promise.all([code, when(() => hasPicture(stores))]);
  const patience = when(() => stores.planLifecycle !== null).then(
    () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  );
  // If the code has failed to load, the screen says so.
  await Promise.race([picture, patience]).catch(() => undefined);
}

function hasPicture({ session, planLifecycle, planFailure }: RootStore): boolean {
  const isOpening = session.status === "pending" || session.status === "ready";
  return (
    !isOpening || planFailure !== null || (planLifecycle !== null && planLifecycle.first.user.status !== "loading")
  );
}
