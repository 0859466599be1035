import { describe, expect, test } from "vitest";
import { hasEnded, markOf, NO_MARK } from "./accountMark.ts";

const account = {
  tokensValidAfterTime: "Fri, 27 Nov 2026 10:00:00 GMT",
  emailVerified: false,
  disabled: false,
};
const LATER = "Fri, 27 Nov 2026 10:00:01 GMT";
const since = Date.parse(account.tokensValidAfterTime);

describe("what was handed out for an account", () => {
  test("stays while the account stays as it was", () => {
    expect(hasEnded(markOf(account), since, account)).toBe(false);
    const confirmed = { ...account, emailVerified: true };
    expect(hasEnded(markOf(confirmed), since, confirmed)).toBe(false);
  });

  test.each([
    ["is disabled", { disabled: true }],
    ["ends its sessions", { tokensValidAfterTime: LATER }],
    ["is confirmed for the first time", { emailVerified: true }],
  ])("ends when the account %s", (_, change) => {
    expect(hasEnded(markOf(account), since, { ...account, ...change })).toBe(true);
  });

  test("of an earlier release ends with later sessions alone", () => {
    expect(hasEnded(NO_MARK, since, account)).toBe(false);
    expect(hasEnded(NO_MARK, since, { ...account, emailVerified: true })).toBe(false);
    expect(hasEnded(NO_MARK, since, { ...account, tokensValidAfterTime: LATER })).toBe(true);
  });

  test("stays if the account's sessions never ended and have no moment", () => {
    const { tokensValidAfterTime: _, ...unknown } = account;
    expect(hasEnded(markOf(unknown), since, unknown)).toBe(false);
    expect(hasEnded(NO_MARK, since, unknown)).toBe(false);
  });
});
