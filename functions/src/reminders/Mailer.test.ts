import { expect, test } from "vitest";
import { isRefusedForGood } from "./Mailer.ts";

const refusal = { command: "RCPT TO", responseCode: 550, response: "550 5.1.1 No such user here" };

test.each([
  ["the mailbox does not exist", {}, true],
  ["without details", { response: "550 Requested action not taken: mailbox unavailable" }, true],
  ["the mailbox is disabled", { response: "550 5.2.1 Mailbox disabled" }, true],
  ["the mailbox is full", { responseCode: 552, response: "552 5.2.2 Mailbox full" }, false],
  ["our server is blocked", { response: "550 5.7.1 Blocked by a list" }, false],
  ["for now", { responseCode: 450, response: "450 4.2.1 Try again later" }, false],
  ["our login is wrong", { command: "AUTH PLAIN", responseCode: 535 }, false],
  ["our sender is refused", { command: "MAIL FROM", response: "550 5.1.8 Bad sender" }, false],
  ["there is no connection", { command: "CONN", responseCode: undefined, response: undefined }, false],
])("a refusal ends the emails only if the address is at fault: %s", (_, difference, ends) => {
  expect(isRefusedForGood({ ...refusal, ...difference })).toBe(ends);
});
