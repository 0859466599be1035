import { addMonths } from "@domain/shared/calendarDay.ts";
import { expect, test } from "vitest";
import { contentProblems, lastChecked } from "./content/contentProblems.ts";
import { type ShippedText, shippedTexts } from "./content/shippedTexts.ts";
import { unconfirmedSources } from "./content/unconfirmedSources.ts";

test("shipped content is valid, has unique ids and safe addresses", () => {
  expect(contentProblems(lastChecked())).toEqual([]);
});

test("resources, tasks, steps and answers last checked more than a year ago are reported", () => {
  const problems = contentProblems(addMonths(lastChecked(), 24)).join("\n");

  expect(problems).toContain("openstax was last checked on 2026-11-20.");
  expect(problems).toMatch(/^The checklist hs-9 was last checked on /m);
  expect(problems).toMatch(/^The step hs-plan was last checked on /m);
  expect(problems).toMatch(/^The answer waitlist was last checked on /m);
});

test("a fact is marked as verified only if its source is a page of the body that sets the rule", async () => {
  expect(unconfirmedSources(await shippedTexts())).toEqual([]);
});

test("a verified fact whose source is elsewhere is reported", () => {
  const fact: ShippedText = {
    place: "rule one",
    text: "A fact.",
    source: "A prep company",
    urls: ["https://aamc.org.example.com/page"],
    checked_on: "2026-11-22",
    verified: true,
  };

  expect(unconfirmedSources([fact])).toHaveLength(1);
  expect(unconfirmedSources([{ ...fact, verified: false }])).toEqual([]);
  expect(unconfirmedSources([{ ...fact, urls: ["https://students-residents.aamc.org/page"] }])).toEqual([]);
});
