import { appErrorOf } from "../../base/errors.ts";

const SPENT = new Set(["auth/expired-action-code", "auth/invalid-action-code", "auth/user-not-found"]);

/** Whether the mailed link will never work again, so trying again is useless. */
export function isSpent(failure: unknown): boolean {
  return SPENT.has(appErrorOf(failure).code);
}
