import { expect, test } from "vitest";
import type { Fields } from "../../sync/notes.ts";
import { isDropped, placeOf, standingIn } from "./unsentPlace.ts";

const placed = (path: string) => placeOf(`draft/unsent/users/ann/${path}#gone`);

test.each([
  ["scores/all/s1", "scores", "users/ann/scores/all", "s1"],
  ["checklists/hs-10/t1", "checklists", "users/ann/checklists/hs-10", "t1"],
  ["experiences/e1", "experiences", "users/ann/experiences/e1", "e1"],
  ["experiences/e1/day1", "shifts", "users/ann/experiences/e1", "day1"],
  ["essays/e1", "essays", "users/ann/essays/e1", "e1"],
  ["settings/tracker", "settings", "users/ann/settings/tracker", "tracker"],
  ["applications/amcas/e1", "applications", "users/ann/applications/amcas", "e1"],
])("the note %s is of the kind %s", (path, kind, documentPath, id) => {
  expect(placed(path)).toMatchObject({ kind, documentPath, id });
});

test("a note of a collection that this version does not know stays unread", () => {
  expect(placed("recipes/all/e1")).toBeNull();
  expect(isDropped("draft/unsent/users/ann/recipes/all/e1#gone")).toBe(false);
});

test("a note of a collection that is never restored can be deleted", () => {
  expect(placed("shares/all/s1")).toBeNull();
  expect(isDropped("draft/unsent/users/ann/shares/all/s1#gone")).toBe(true);
  expect(isDropped("draft/unsent/users/ann/scores/all/s1#gone")).toBe(false);
});

test("a note is about a whole document, a row or a shift", () => {
  const shift = { day: "2026-11-01", hours: 2, note: "" };
  const pantry = { experienceName: "Food pantry", shifts: { day1: shift } };
  const standing = (path: string, document: Fields | null) => {
    const place = placed(path);
    return place && standingIn(document, place);
  };

  expect(standing("experiences/e1", pantry)).toEqual(pantry);
  expect(standing("experiences/e1/day1", pantry)).toEqual(shift);
  expect(standing("experiences/e1/day2", pantry)).toBeNull();
  expect(standing("scores/all/s1", { items: { s1: { note: "Mine" } } })).toEqual({ note: "Mine" });
  expect(standing("scores/all/s1", null)).toBeNull();
  expect(standing("settings/tracker", null)).toEqual({});
  expect(standing("season/all/s1", { items: { s2: { held: "2026-12-16" } } })).toEqual({});
});
