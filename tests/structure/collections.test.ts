import { readdirSync, readFileSync } from "node:fs";
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type Collection,
  type CollectionFacts,
  collectionOf,
  collectionsWith,
} from "@domain/records/collections.ts";
import * as paths from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { CALENDAR_PATHS } from "../../functions/src/data/readCalendarSources.ts";
import type { SharedSources } from "../../web/src/views/SharedSources.ts";
import { COMMITS } from "../rules/cost/commits.ts";
import { SINGLE_LISTS } from "../rules/rowExamples.ts";

const ROOT = new URL("../../", import.meta.url);
const source = readFileSync(new URL("firestore.rules", ROOT), "utf8").replaceAll(/\/\/.*/g, "");

/** The text between the braces of each `match` block in a text, by what it matches. Blocks inside blocks are left out. */
function blocksIn(text: string): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>();
  const opening = /match (\/\S+) \{/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    let depth = 1;
    let at = opening.lastIndex;
    for (; depth > 0 && at < text.length; at += 1) depth += text[at] === "{" ? 1 : text[at] === "}" ? -1 : 0;
    blocks.set(found[1] ?? "", text.slice(opening.lastIndex, at));
    opening.lastIndex = at;
  }
  return blocks;
}

const [documents = ""] = blocksIn(source).values();
const outer = blocksIn(blocksIn(documents).get("/databases/{database}/documents") ?? documents);
const blocks = [...blocksIn(outer.get("/users/{uid}") ?? "")].map(([path, rules]) => {
  const [name = "", id = ""] = path.slice(1).split("/");
  return { name, id, rules };
});
const blocksOf = (name: Collection) => blocks.filter((block) => block.name === name);

/** What the blocks of a collection allow the student. */
function allowed(name: Collection): CollectionFacts["student"] {
  const rules = blocksOf(name).map((block) => block.rules);
  if (rules.some((text) => /allow (create|update|write)/.test(text))) return "writes";
  return rules.length > 0 ? "reads" : "nothing";
}

/** The ids that the blocks of a collection allow to write. */
function idsIn(name: Collection): readonly string[] {
  return blocksOf(name).flatMap(({ id, rules }) => {
    const variable = /^\{(\w+)\}$/.exec(id)?.[1];
    return variable === undefined
      ? [id]
      : [...rules.matchAll(new RegExp(`${variable} == '(\\w+)'`, "g"))].map(([, each = ""]) => each);
  });
}

test("the security rules have blocks for the collections of the register and for no others", () => {
  const named = [...source.matchAll(/match \/users\/\{\w+\}\/(\w+)/g)].map(([, name = ""]) => name);

  expect(blocks.length).toBeGreaterThan(20);
  expect([...new Set([...blocks.map(({ name }) => name), ...named])].toSorted()).toEqual(
    collectionsWith("student", "writes", "reads").toSorted(),
  );
});

test.each(COLLECTION_NAMES)("the security rules allow the student in %s what the register says", (name) => {
  expect(allowed(name)).toBe(COLLECTIONS[name].student);
});

test.each(collectionsWith("student", "writes"))("the ids of %s in the rules are those of the register", (name) => {
  // The calendar address has its document from the functions.
  const ids: readonly string[] = COLLECTIONS[name].ids === "any" ? [] : COLLECTIONS[name].ids;
  expect([...new Set(idsIn(name))].toSorted()).toEqual(ids.filter((id) => id !== "calendarFeed").toSorted());
});

test("every list in one document is merged row by row when a guest is kept, except the list of shares", () => {
  expect(SINGLE_LISTS.filter((name) => COLLECTIONS[name].merge !== "rows")).toEqual(["shares"]);
});

test("every collection that the student writes has a test of its rules and a largest commit", () => {
  const written = collectionsWith("student", "writes");
  const tests = readdirSync(new URL("tests/rules/", ROOT)).filter((file) => file.endsWith(".test.ts"));
  const tested = tests.flatMap((file) => pathsIn(readFileSync(new URL(`tests/rules/${file}`, ROOT), "utf8")));
  const committed = COMMITS.flatMap(({ changes }) => changes.map(({ path }) => path));
  const namesOf = (all: readonly string[]) => all.map((path) => path.split("/")[2]);

  expect(written.filter((name) => !namesOf(tested).includes(name))).toEqual([]);
  expect(written.filter((name) => !namesOf(committed).includes(name))).toEqual([]);
});

test("the register names the collections that put dates into the calendar", () => {
  const read = [paths.checklistPath("ann", "hs-10"), ...Object.values(CALENDAR_PATHS).map((path) => path("ann"))];

  expect([...new Set(read.map((path) => collectionOf(path.split("/")[2] ?? "")))].toSorted()).toEqual(
    COLLECTION_NAMES.filter((name) => COLLECTIONS[name].hasDates).toSorted(),
  );
});

/** The collections of what a share can contain. */
const SHARED_FROM: Readonly<Record<Exclude<keyof SharedSources, "track" | "today">, readonly Collection[]>> = {
  settings: ["settings"],
  tasks: ["checklists"],
  earlierTasks: ["checklists"],
  experiences: ["experiences"],
  chosenFor: ["applications"],
  schools: ["schools"],
  courses: ["courses"],
  scores: ["scores"],
  essays: ["essays"],
  seasons: ["season", "interviews"],
  duties: ["season", "interviews"],
  journals: ["journals"],
};

test("the register names the collections that a share can contain", () => {
  expect([...new Set(Object.values(SHARED_FROM).flat())].toSorted()).toEqual(
    COLLECTION_NAMES.filter((name) => COLLECTIONS[name].isShared).toSorted(),
  );
});

/** The paths that a rules test asks the domain for. */
function pathsIn(text: string): readonly string[] {
  const known: Readonly<Record<string, unknown>> = paths;
  const named = [...text.matchAll(/\b(\w+Path)\(/g)].flatMap(([, name = ""]) => {
    const path = known[name];
    return typeof path === "function" && name !== "rowListPath" ? [String(path("ann", "one"))] : [];
  });
  const lists = [...text.matchAll(/\browListPath\("\w+", "(\w+)"\)/g)].map(([, name = ""]) => `users/ann/${name}/all`);
  return [...named, ...lists];
}
