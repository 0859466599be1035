import { expect, test } from "vitest";
import { CONTACT_PHONE } from "../experience/experience.ts";
import { plainPhone } from "./plainPhone.ts";

test.each([
  ["\u202d(555) 010\u20110188\u202c", "(555) 010-0188"],
  ["\u202a+1\u00a0555\u00a0010\u00a00188\u202c", "+1 555 010 0188"],
  ["555\u2013010\u20130188", "555-010-0188"],
  ["555-010-0188, ext 12", "555-010-0188 ext. 12"],
  ["555-010-0188 extension 12", "555-010-0188 ext. 12"],
  ["555-010-0188x12", "555-010-0188 x12"],
  ["+1 (555) 010 0188", "+1 (555) 010 0188"],
])("the phone %j becomes %s, which a contact can have", (text, plain) => {
  expect(plainPhone(text)).toBe(plain);
  expect(plain).toMatch(CONTACT_PHONE);
});
