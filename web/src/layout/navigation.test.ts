import { expect, test } from "vitest";
import { NAVIGATION, stopOf } from "./navigation.ts";

test("a page and the pages under it belong to one stop", () => {
  expect(NAVIGATION[stopOf("/profile")]?.label).toBe("Profile");
  expect(NAVIGATION[stopOf("/profile/security")]?.label).toBe("Profile");
});

test("a path that only begins alike belongs to none", () => {
  expect(stopOf("/profiles")).toBe(-1);
});
