import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyLeft, readEarly } from "./earlyEdits.ts";

const KEY = "draft/early/ann#gone";
const edit = { path: "users/ann", edits: [{ path: "phone", value: "1" }], before: [], marks: {} };

let entries: Record<string, string>;

beforeEach(() => {
  entries = {};
  // The entries are properties of it, as in a browser.
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => delete entries[key],
  };
  vi.stubGlobal("localStorage", new Proxy(entries, { get: (_, name) => Reflect.get(methods, name) }));
});
afterEach(() => vi.unstubAllGlobals());

test("the edits that a closed page has left are read", () => {
  entries[KEY] = JSON.stringify([edit]);

  expect(readEarly(KEY)).toEqual([edit]);
  expect(earlyLeft("ann")).toEqual([KEY]);
});

test.each(['[{"path":"users/a', "{}", "[null]", '[{"path":"users/ann"}]'])(
  "a damaged entry of early edits is dropped: %s",
  (damaged) => {
    entries[KEY] = damaged;

    expect(readEarly(KEY)).toEqual([]);
    expect(earlyLeft("ann")).toEqual([]);
  },
);
