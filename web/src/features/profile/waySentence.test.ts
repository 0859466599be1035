import { expect, test } from "vitest";
import { waySentence } from "./waySentence.ts";

const google = { name: "Google" };
const outlook = { name: "Outlook" };

test.each([
  [true, [], "ann@cairn.test", "You log in with your email and password as ann@cairn.test."],
  [false, [google], null, "You log in with Google."],
  [true, [google], "ann@cairn.test", "You log in with your email and password or Google as ann@cairn.test."],
  [true, [google, outlook], null, "You log in with your email and password, Google, or Outlook."],
  [false, [], null, ""],
])("one sentence names the sign-in methods of an account (%#)", (hasPassword, linkedProviders, email, sentence) => {
  expect(waySentence({ hasPassword, linkedProviders }, email)).toBe(sentence);
});
