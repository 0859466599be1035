import { farAway, settled } from "@text/dashboard/checklist";
import { expect, test } from "vitest";

test.each([
  ["12 tasks due in more than 60 days", farAway(12, 60)],
  ["1 task due in more than 60 days", farAway(1, 60)],
  ["3 tasks done, 1 moved", settled(3, 1)],
  ["1 task done", settled(1, 0)],
  ["2 tasks moved", settled(0, 2)],
])("a fold of the checklist names what is in it: %s", (expected, name) => {
  expect(name).toBe(expected);
});
