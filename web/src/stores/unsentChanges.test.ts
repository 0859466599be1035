import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAllDrafts } from "../drafts.ts";
import { forgetChange, hasUnsent, keepUnsent, keysBelow, noteChange, readUnsent } from "./unsentChanges.ts";

let rows = 0;
/** Of its own for each test: a page waits for its writes as long as it lives. */
let row = "users/ann";
let key = "";

/** What a browser offers, with an end to its patience. */
class Storage {
  [key: string]: unknown;
  static room = Number.POSITIVE_INFINITY;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    if (value.length > Storage.room) throw new Error("QuotaExceededError");
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  rows += 1;
  row = `users/ann/schools/all/school${rows}`;
  key = `draft/unsent/${row}`;
  Storage.room = Number.POSITIVE_INFINITY;
  vi.stubGlobal("localStorage", new Storage());
});
afterEach(() => vi.unstubAllGlobals());

const never = new Promise<void>(() => undefined);
const typedIn = (of: string) => Object.keys(readUnsent(of)?.owed ?? {});

/** As a page that is gone has left it. */
const leaveBehind = (left: string, thing: object, at = 1) =>
  keepUnsent(left, {
    at,
    thing: { ...thing },
    owed: Object.fromEntries(Object.keys(thing).map((name) => [name, "gone"])),
  });

test("what was typed is noted, what was chosen is not", () => {
  noteChange(row, { note: "Housing", status: "applying", outcome: null, city: "", starred: true }, never);
  noteChange("users/ann/schools/all/yale", { status: "applying", reached: {} }, never);

  expect(typedIn(key)).toEqual(["note"]);
  expect(readUnsent(key)?.thing).toMatchObject({ note: "Housing", status: "applying" });
  expect(keysBelow("users/ann")).toEqual([key]);
  expect(hasUnsent("bob")).toBe(false);
});

test("a note goes once the server has answered the last write it waits for, whichever way", async () => {
  let refuse = (_: Error) => {};
  const first = Promise.resolve();
  const second = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  noteChange(row, { note: "Housing" }, first);
  noteChange(row, { note: "Dining", name: "Rice" }, second);

  await first;
  expect(readUnsent(key)?.thing).toEqual({ note: "Dining", name: "Rice" });
  refuse(new Error("refused"));
  await expect.poll(() => readUnsent(key)).toBeNull();
});

test("what is written later takes the place of what another page has left, and leaves the rest", async () => {
  leaveBehind(key, { note: "Housing", name: "Rice" });

  await noteAnswered({ note: "" });
  expect(typedIn(key)).toEqual(["name"]);
  await noteAnswered({ name: "Rice University" });
  expect(readUnsent(key)).toBeNull();
});

test("what is removed is forgotten with its parts, and its neighbors are not", () => {
  leaveBehind("draft/unsent/users/ann/experiences/e1", { experienceName: "Choir" });
  leaveBehind("draft/unsent/users/ann/experiences/e1/day1", { hours: 2 });
  leaveBehind("draft/unsent/users/ann/experiences/e12", { experienceName: "Band" });

  forgetChange("users/ann/experiences/e1");

  expect(keysBelow("users/ann")).toEqual(["draft/unsent/users/ann/experiences/e12"]);
});

test("notes leave the device with the drafts", () => {
  leaveBehind(key, { note: "Housing" });
  dropAllDrafts();
  expect(hasUnsent("ann")).toBe(false);
});

test("notes are bounded in number and in size, and the oldest make room", () => {
  for (let at = 1; at <= 210; at += 1) leaveBehind(`draft/unsent/users/ann/scores/all/s${at}`, { note: "x" }, at);
  expect(keysBelow("users/ann")).toHaveLength(200);
  expect(readUnsent("draft/unsent/users/ann/scores/all/s10")).toBeNull();

  leaveBehind("draft/unsent/users/ann/journals/j1", { text: "x".repeat(900_000) }, 300);
  expect(keysBelow("users/ann").length).toBeLessThanOrEqual(20);
  expect(typedIn("draft/unsent/users/ann/journals/j1")).toEqual(["text"]);
});

test("a browser that keeps nothing hinders no write", () => {
  Storage.room = 0;
  noteChange(row, { note: "Housing" }, never);
  vi.stubGlobal("localStorage", undefined);
  noteChange(row, { note: "Housing" }, never);
  expect(hasUnsent("ann")).toBe(false);
});

async function noteAnswered(fields: object): Promise<void> {
  const written = Promise.resolve();
  noteChange(row, fields, written);
  await written;
}
