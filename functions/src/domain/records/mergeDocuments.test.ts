import { describe, expect, test } from "vitest";
import { collectionsWith } from "./collections.ts";
import { isTooLong, mergeDocuments } from "./mergeDocuments.ts";

const ours = { items: { both: { note: "ours" }, mine: { note: "mine" } }, changed_item: "mine" };
const theirs = { items: { both: { note: "theirs", more: 1 }, yours: { note: "yours" } }, changed_item: "yours" };

describe("a document that account and guest both have", () => {
  test.each(collectionsWith("merge", "rows"))(
    "a merged document of %s keeps the rows of both, and the account's version of a shared row",
    (name) => {
      expect(mergeDocuments(name, ours, theirs, "guest")).toEqual({
        items: { both: { note: "ours" }, mine: { note: "mine" }, yours: { note: "yours" } },
        changed_item: "mine",
      });
    },
  );

  test("merged settings keep the choices of both, including nested ones", () => {
    const account = { apply_date: null, type_goals: { Research: 10, Shadowing: 20 } };
    const guest = { apply_date: "2027-06-01", hours_goal: 300, type_goals: { Research: 99, Employment: 30 } };

    expect(mergeDocuments("settings", account, guest, "guest")).toEqual({
      apply_date: null,
      hours_goal: 300,
      type_goals: { Research: 10, Shadowing: 20, Employment: 30 },
    });
  });

  test("a merged document is too long above its limit", () => {
    const rows = (count: number) => ({ items: Object.fromEntries(Array.from({ length: count }, (_, id) => [id, {}])) });

    expect([isTooLong("scores", rows(200)), isTooLong("scores", rows(201))]).toEqual([false, true]);
    expect([isTooLong("checklists", rows(200)), isTooLong("checklists", rows(201))]).toEqual([false, true]);
    expect(isTooLong("settings", {})).toBe(false);
  });
});
