import { expect, test } from "vitest";
import { isUndecided, orderRows } from "./orderRows.ts";

interface Row {
  id: string;
  status: "Pending" | "Completed";
  due_date: string | null;
  completed_on: string | null;
  position: number;
  moved_to?: string;
  set_aside_on?: string;
  isEarlier?: boolean;
}

function open(id: string, due_date: string | null, position: number): Row {
  return { id, status: "Pending", due_date, completed_on: null, position };
}

function done(id: string, completed_on: string | null, position: number): Row {
  return { id, status: "Completed", due_date: null, completed_on, position };
}

function idsInOrder(rows: readonly Row[], order: "due" | "own" = "due"): string[] {
  return orderRows(rows, order).map(({ id }) => id);
}

test("open tasks come first, the earliest due date at the top", () => {
  const rows = [done("laid", "2026-11-01", 1), open("spring", "2027-03-12", 2), open("soon", "2026-12-12", 3)];

  expect(idsInOrder(rows)).toEqual(["soon", "spring", "laid"]);
});

test("open tasks without a date come after the others, in list order", () => {
  const rows = [open("second", null, 2), open("first", null, 1), open("dated", "2027-05-01", 3)];

  expect(idsInOrder(rows)).toEqual(["dated", "first", "second"]);
});

test("the latest completed task is the first of the done ones", () => {
  const rows = [done("unknown", null, 3), done("old", "2026-09-09", 1), done("new", "2026-11-08", 2)];

  expect(idsInOrder(rows)).toEqual(["new", "old", "unknown"]);
});

test("the student's own order of open tasks is kept, whatever is due", () => {
  const rows = [
    open("third", "2026-12-01", 3),
    open("first", "2027-05-01", 1),
    open("second", null, 2),
    done("laid", null, 0),
  ];

  expect(idsInOrder(rows, "own")).toEqual(["first", "second", "third", "laid"]);
});

test("a task that was moved to another list comes after the open ones", () => {
  const moved = { ...open("moved", "2026-12-01", 1), moved_to: "hs-12/a" };

  expect(idsInOrder([moved, open("open", null, 2), done("laid", null, 3)])).toEqual(["open", "moved", "laid"]);
});

test("tasks that were set aside or are from before joining are left out", () => {
  const aside = { ...open("aside", "2026-12-01", 1), set_aside_on: "2026-11-20" };
  const earlier = { ...open("earlier", "2026-09-30", 2), isEarlier: true };

  expect(idsInOrder([aside, earlier, open("open", null, 3)])).toEqual(["open"]);
});

test("a list from before joining is kept as it is, without tasks that were set aside", () => {
  const aside = { ...open("aside", "2026-03-01", 1), set_aside_on: "2026-11-20" };
  const earlier = { ...open("earlier", "2026-02-28", 2), isEarlier: true };

  expect(orderRows([aside, earlier], "due", isUndecided).map(({ id }) => id)).toEqual(["earlier"]);
});
