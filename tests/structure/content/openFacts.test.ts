import { readFile } from "node:fs/promises";
import { isCalendarDay } from "@domain/shared/calendarDay.ts";
import { expect, test } from "vitest";
import { FAQS } from "../../../web/src/content/faqs.ts";
import { TIMELINE } from "../../../web/src/content/timeline.ts";
import { FACTS_DOCUMENT, withTable } from "../docs/markedTable.ts";
import { factsTable, OPEN_FACTS, type OpenFact, unseenFacts } from "./openFacts.ts";
import { domainRules, shippedTexts } from "./shippedTexts.ts";

const fact: OpenFact = {
  fact: "The fee",
  places: [],
  look_up: "https://aamc.org/fee",
  by: "2027-05-01",
  cycle_from: "2027-01-01",
  seen_on: null,
};

test.each([
  ["long before its day", "2027-03-01", null, 1, 0],
  ["31 days before its day", "2027-03-31", null, 1, 0],
  ["30 days before its day", "2027-04-01", null, 0, 1],
  ["after its day", "2027-06-01", null, 0, 1],
  ["seen in the cycle before", "2027-04-15", "2026-11-26", 0, 1],
  ["seen in this cycle", "2027-04-15", "2027-01-01", 0, 0],
])("a fact %s gives its warnings and problems", (_, today, seen_on, warnings, problems) => {
  const unseen = unseenFacts(today, [{ ...fact, seen_on }]);

  expect([unseen.warnings.length, unseen.problems.length]).toEqual([warnings, problems]);
});

test("facts are listed by the day by which they matter", () => {
  const { warnings } = unseenFacts("2027-03-01", [{ ...fact, fact: "Later", by: "2027-06-01" }, fact]);

  expect(warnings.map((line) => line.split(":")[0])).toEqual(["The fee", "Later"]);
});

test("every open fact has valid days and is stated by shipped texts that do not call it confirmed", async () => {
  const texts = await shippedTexts();

  for (const { by, cycle_from, places } of OPEN_FACTS) {
    expect([by, isCalendarDay(by), isCalendarDay(cycle_from), cycle_from < by]).toEqual([by, true, true, true]);
    for (const place of places) {
      const stated = texts.filter((text) => text.place === place);
      expect([place, stated.map(({ verified }) => verified)]).toEqual([place, [false]]);
    }
  }
});

test("a text is marked as unconfirmed only if it is costly, not confirmed, and among the facts to look up", async () => {
  const steps = TIMELINE.flatMap(({ steps: all }) =>
    all.map(({ id, rule }) => ({ ...rule, places: [`step ${id}`, `rule ${rule.id}`] })),
  );
  const rules = (await domainRules()).map((rule) => ({ ...rule, places: [`rule ${rule.id}`] }));
  const answers = FAQS.flatMap(({ id, source }) =>
    source ? [{ ...source, places: [`answer ${id}`], verified: source.is_verified }] : [],
  );
  const costly = [...steps, ...rules, ...answers].filter(({ isCostly }) => isCostly);
  const known = new Set(OPEN_FACTS.flatMap(({ places }) => places));

  expect(costly.filter(({ places, verified }) => verified || !places.some((place) => known.has(place)))).toEqual([]);
  expect(costly.length).toBeGreaterThan(15);
});

test("the documented table is that of the open facts: `npm run docs:tables` writes it", async () => {
  const document = await readFile(FACTS_DOCUMENT, "utf8");

  expect(withTable(document, "facts", factsTable())).toBe(document);
});
