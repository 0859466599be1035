import { expect, test } from "vitest";
import { NAVIGATION, stopOf } from "./navigation.ts";

test("a page and its subpages belong to one item", () => {
  expect(NAVIGATION[stopOf("/profile")]?.label).toBe("Profile");
  expect(NAVIGATION[stopOf("/profile/security")]?.label).toBe("Profile");
});

test("a path that only starts with the same letters does not belong to an item", () => {
  expect(stopOf("/profiles")).toBe(-1);
});
