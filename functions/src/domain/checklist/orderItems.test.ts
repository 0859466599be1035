import { expect, test } from "vitest";
import type { ChecklistItem } from "./checklist.ts";
import { orderItems } from "./orderItems.ts";

test("rows are sorted by position, then by id", () => {
  const ids = orderItems({ c: row(2), b: row(1.5), z: row(1), a: row(2) }).map(({ id }) => id);

  expect(ids).toEqual(["z", "b", "a", "c"]);
});

function row(position: number): ChecklistItem {
  return {
    checklist_item_name: "Join a club",
    status: "Pending",
    origin: "own",
    position,
    due_date: null,
    completed_on: null,
    category: null,
    resourceId: null,
  };
}
