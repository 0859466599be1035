import { expect, test } from "vitest";
import { authDomainFor } from "./authDomain.ts";

test.each([
  ["cairn-prod.web.app", "cairn-prod.web.app"],
  ["cairn-prod.firebaseapp.com", "cairn-prod.firebaseapp.com"],
  ["plan.school.example", "plan.school.example"],
  ["cairn-prod--spring-k2x9q1.web.app", "cairn-prod.firebaseapp.com"],
])("a page on %s signs in through the helper pages on %s", (hostname, expected) => {
  expect(authDomainFor(hostname, "cairn-prod.firebaseapp.com")).toBe(expected);
});
