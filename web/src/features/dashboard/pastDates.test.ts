import { expect, test } from "vitest";
import { pastDates } from "./pastDates.ts";

interface Row {
  id: string;
  status: "Pending" | "Completed";
  due_date: string | null;
  moved_to?: string;
  set_aside_on?: string;
  isEarlier?: boolean;
}

const row = (due_date: string | null, more: Partial<Row> = {}): Row => ({
  id: "row",
  status: "Pending",
  due_date,
  ...more,
});

test.each([
  ["2026-03-31", "2027-03-31"],
  ["2025-09-30", "2026-09-30"],
  ["2026-07-31", "2027-07-31"],
  ["2024-12-12", "2026-12-12"],
])("a task dated %s in a past year moves to %s", (from, to) => {
  expect(pastDates([row(from)], "2026-11-20")).toEqual([{ id: "row", from, to }]);
});

test("from June on, dates move to the year that begins in August", () => {
  const move = (today: string) => pastDates([row("2026-03-31")], today)[0]?.to;

  expect(move("2027-05-31")).toBe("2027-03-31");
  expect(move("2027-06-01")).toBe("2028-03-31");
  expect(move("2027-07-31")).toBe("2028-03-31");
  expect(move("2027-08-01")).toBe("2028-03-31");
});

test("the dates of the year that ends and of the coming one do not move in June", () => {
  expect(pastDates([row("2026-08-31"), row("2027-06-30"), row("2027-09-30")], "2027-06-15")).toEqual([]);
});

test("the last day of February stays the last when it moves", () => {
  expect(pastDates([row("2027-02-28")], "2027-11-20")[0]?.to).toBe("2028-02-29");
  expect(pastDates([row("2028-02-29")], "2028-11-20")[0]?.to).toBe("2029-02-28");
});

test("dates of this year and later do not move", () => {
  expect(pastDates([row("2026-08-01"), row("2027-10-01"), row(null)], "2026-11-20")).toEqual([]);
});

test("dates from before joining move to this year, too", () => {
  expect(pastDates([row("2026-03-31", { isEarlier: true })], "2026-11-20")).toHaveLength(1);
});

test("the dates of tasks that are done, set aside or moved do not move", () => {
  const rows = [
    row("2026-03-31", { status: "Completed" }),
    row("2026-03-31", { moved_to: "hs-11/a" }),
    row("2026-03-31", { set_aside_on: "2026-04-01" }),
  ];

  expect(pastDates(rows, "2026-11-20")).toEqual([]);
});
