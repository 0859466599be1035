import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { expectComplaints, openApp, type PageOptions } from "../../support/browser.ts";
import type { Student } from "../../support/suite.ts";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

/** Two browsers of one student, both on the same page. */
export async function openTwo(
  student: Student,
  path: string,
  options?: PageOptions,
): Promise<{ phone: Page; laptop: Page }> {
  const laptop = await openApp(path, student, options);
  const phone = await openApp(path, student);
  expectComplaints(laptop, NO_NETWORK);
  return { phone, laptop };
}

export function fieldIn(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`);
}

/** What the form shows for a field that another device has changed, too. */
export function conflictOf(form: Locator, label: string): Locator {
  return form.getByRole("group", { name: `Changed on another device: ${label}`, exact: true });
}

export async function expectValue(form: Locator, name: string, value: string): Promise<void> {
  await expect.poll(() => fieldIn(form, name).inputValue()).toBe(value);
}

/** Blocks Firestore's server while pages of this browser still load. The returned function ends the block. */
export async function holdFirestore(context: BrowserContext): Promise<() => void> {
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await context.route(
    (url) => url.pathname.startsWith("/google.firestore"),
    async (route) => {
      await heard;
      await route.continue().catch(() => undefined);
    },
  );
  return hear;
}
