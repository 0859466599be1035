import { expect, test } from "vitest";
import { offerOf, reminderSetup } from "./reminderSetup.ts";

test.each([
  ["the cloud", {}, false],
  ["the cloud with the tests' setting", { CAIRN_LOCAL_PUSH: "on" }, false],
  ["npm start", { FUNCTIONS_EMULATOR: "true" }, false],
  ["tests", { FUNCTIONS_EMULATOR: "true", CAIRN_LOCAL_PUSH: "on" }, true],
])("in %s, pushes to the machine itself are allowed: %j, %s", (_, environment, isAllowed) => {
  expect(offerOf(reminderSetup(environment)).allowsLocalPush).toBe(isAllowed);
});
