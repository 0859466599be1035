import { expect, test } from "vitest";
import { sitePages } from "./sitePages.ts";

test("adding a task leads to the address that opens its form", () => {
  expect(sitePages("PM").find(({ id }) => id === "action:addTask")?.to).toBe("/dashboard#add-task");
});
