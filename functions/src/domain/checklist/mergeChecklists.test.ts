import { describe, expect, test } from "vitest";
import type { Checklist, ChecklistItem } from "./checklist.ts";
import { mergeChecklists } from "./mergeChecklists.ts";

const GUEST = "guest-uid";

const row = (changes: Partial<ChecklistItem> = {}): ChecklistItem => ({
  checklist_item_name: "Join a club",
  status: "Pending",
  origin: "template",
  position: 1,
  due_date: "2026-10-31",
  completed_on: null,
  category: "Experiences",
  resourceId: null,
  ...changes,
});
const list = (items: Record<string, ChecklistItem>): Checklist => ({
  stageId: "hs-10",
  academic_year: "2026-27",
  checked_on: "2026-11-20",
  items,
  changed_item: "last",
});
const done = { status: "Completed", completed_on: "2026-11-02" } as const;

describe("merging a guest's list into an account's", () => {
  test("adds the rows the account lacks", () => {
    const own = row({ origin: "own", checklist_item_name: "Call the clinic" });

    const merged = mergeChecklists(list({ a: row() }), list({ a: row(), x: own }), GUEST);

    expect(merged.items).toEqual({ a: row(), x: own });
  });

  test("marks a row as done if the guest has done it", () => {
    const merged = mergeChecklists(list({ a: row() }), list({ a: row(done) }), GUEST);

    expect(merged.items.a).toEqual(row(done));
  });

  test("keeps a row done that only the account has done, with its date", () => {
    const before = row({ status: "Completed", completed_on: "2026-09-09" });

    expect(mergeChecklists(list({ a: before }), list({ a: row() }), GUEST).items.a).toEqual(before);
    expect(mergeChecklists(list({ a: before }), list({ a: row(done) }), GUEST).items.a).toEqual(before);
  });

  test("keeps the account's date and position of a row", () => {
    const before = row({ due_date: "2026-12-24", position: 7 });

    expect(mergeChecklists(list({ a: before }), list({ a: row() }), GUEST).items.a).toEqual(before);
  });

  test("takes the guest's own name and set-aside mark if the account has not touched the row", () => {
    const aside = row({ own_name: "My club", set_aside_on: "2026-11-02", set_aside_reason: "No clubs here" });

    expect(mergeChecklists(list({ a: row() }), list({ a: aside }), GUEST).items.a).toEqual(aside);
    const named = row({ own_name: "Our club", set_aside_on: "2026-10-01", set_aside_reason: "" });
    expect(mergeChecklists(list({ a: named }), list({ a: aside }), GUEST).items.a).toEqual(named);
    expect(mergeChecklists(list({ a: row(done) }), list({ a: aside }), GUEST).items.a).toEqual(
      row({ ...done, own_name: "My club" }),
    );
  });

  test("keeps both of two different tasks with the same key", () => {
    const mine = row({ origin: "own", checklist_item_name: "Mine" });
    const theirs = row({ origin: "own", checklist_item_name: "Theirs" });

    const merged = mergeChecklists(list({ x: mine }), list({ x: theirs }), GUEST);

    expect(Object.values(merged.items)).toEqual([mine, theirs]);
  });

  test("changes nothing the second time", () => {
    const guest = list({ a: row(done), x: row({ origin: "own", checklist_item_name: "Theirs" }) });
    const once = mergeChecklists(
      list({ a: row(), x: row({ origin: "own", checklist_item_name: "Mine" }) }),
      guest,
      GUEST,
    );

    expect(mergeChecklists(once, guest, GUEST)).toEqual(once);
  });
});
