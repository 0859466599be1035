import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  compiled,
  denialOf,
  listRequest,
  now,
  type PlainMap,
  queryOf,
  requestFor,
  type Situation,
  timestamp,
  where,
} from "./rulesFixture.ts";

const ruleset = compiled(readFileSync(new URL("planner.rules", import.meta.url), "utf8"));

function allows(method: "get" | "create" | "update" | "delete", situation: Situation): boolean {
  return ruleset.decide(requestFor(method, situation)).allowed;
}

describe("the owner's profile", () => {
  const before = { display_name: "Ann", current_stage: "hs-10", updated_at: timestamp(1n) };
  const update = (changes: PlainMap, others: Situation = {}) =>
    allows("update", {
      path: "users/ann",
      before,
      after: { ...before, updated_at: timestamp(now), ...changes },
      ...others,
    });

  test("can be renamed by its owner", () => expect(update({ display_name: "Anna" })).toBe(true));
  test("cannot be renamed by another student", () => expect(update({ display_name: "A" }, { uid: "bob" })).toBe(false));
  test("cannot be renamed without sign-in", () => expect(update({ display_name: "A" }, { uid: null })).toBe(false));
  test("cannot change its stage", () => expect(update({ current_stage: "hs-11" })).toBe(false));
  test("cannot get a number as name", () => expect(update({ display_name: 5 })).toBe(false));
  test("can have a name of 200 characters", () => expect(update({ display_name: "é".repeat(200) })).toBe(true));
  test("cannot have a name of 201 characters", () => expect(update({ display_name: "é".repeat(201) })).toBe(false));
  test("cannot set another update time", () => expect(update({ updated_at: timestamp(now - 1n) })).toBe(false));
  test("cannot be created", () => expect(allows("create", { path: "users/ann", after: before })).toBe(false));
  test("cannot be deleted", () => expect(allows("delete", { path: "users/ann", before })).toBe(false));

  test("can be read only by its owner and administrators", () => {
    const get = (uid: string | null, token = {}) => allows("get", { path: "users/ann", before, uid, token });

    expect(get("ann")).toBe(true);
    expect(get("bob")).toBe(false);
    expect(get(null)).toBe(false);
    expect(get("bob", { admin: true })).toBe(true);
    expect(get("bob", { admin: "true" })).toBe(false);
  });

  test("can be listed only by administrators", () => {
    const list = (token = {}) => ruleset.decide(listRequest(queryOf("users"), { uid: "bob", token })).allowed;

    expect(list({ admin: true })).toBe(true);
    expect(list({ admin: false })).toBe(false);
    expect(list()).toBe(false);
  });
});

describe("a checklist row", () => {
  const essay = { checklist_item_name: "Essay", status: "Pending" };
  const visit = { checklist_item_name: "Visit", status: "Pending" };
  const before = { stage_id: "hs-10", changed_item: "essay", items: { essay, visit } };
  const write = (items: PlainMap, changes: PlainMap = {}, others: Situation = {}) =>
    allows("update", {
      path: "users/ann/checklists/hs-10",
      before,
      after: { ...before, items, ...changes },
      ...others,
    });

  test("can be checked off", () => expect(write({ essay: { ...essay, status: "Completed" }, visit })).toBe(true));
  test("can get a due date", () => expect(write({ essay: { ...essay, due_date: "2026-12-01" }, visit })).toBe(true));
  test("cannot get the due date tomorrow as text", () =>
    expect(write({ essay: { ...essay, due_date: "tomorrow" }, visit })).toBe(false));
  test("cannot get an unknown status", () => expect(write({ essay: { ...essay, status: "Done" }, visit })).toBe(false));
  test("cannot get an unknown field", () => expect(write({ essay: { ...essay, hidden: 1 }, visit })).toBe(false));
  test("cannot change together with another row", () =>
    expect(write({ essay: { ...essay, status: "Completed" }, visit: { ...visit, status: "Completed" } })).toBe(false));
  test("cannot change if changed_item names another row", () =>
    expect(write({ essay: { ...essay, status: "Completed" }, visit }, { changed_item: "visit" })).toBe(false));
  test("cannot be written by another student", () =>
    expect(write({ essay: { ...essay, status: "Completed" }, visit }, {}, { uid: "bob" })).toBe(false));
  test("cannot change together with the stage", () =>
    expect(write({ essay: { ...essay, status: "Completed" }, visit }, { stage_id: "hs-11" })).toBe(false));

  test("can be listed only by its owner", () => {
    const list = (uid: string) => ruleset.decide(listRequest(queryOf("users/ann/checklists"), { uid })).allowed;

    expect(list("ann")).toBe(true);
    expect(list("bob")).toBe(false);
  });
});

describe("support messages", () => {
  test("can be listed by a query for one's own", () => {
    const list = (owner: string) =>
      ruleset.decide(listRequest(queryOf("supportMessages", { where: where("uid", "==", owner) }))).allowed;

    expect(list("ann")).toBe(true);
    expect(list("bob")).toBe(false);
  });

  test("can all be listed only by administrators", () => {
    const list = (token = {}) => ruleset.decide(listRequest(queryOf("supportMessages"), { token })).allowed;

    expect(list({ admin: true })).toBe(true);
    expect(list()).toBe(false);
  });
});

test("paths without a rule are denied", () => {
  const verdict = ruleset.decide(requestFor("get", { path: "secrets/one", before: {} }));

  expect(denialOf(verdict)).toMatch(/^\nfalse for 'get' @ L\d+/);
});
