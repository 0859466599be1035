import { expect, test } from "vitest";
import { biology } from "../samples/biology.ts";
import { AACOMAS_RULEBOOK } from "./aacomasRulebook.ts";
import { AMCAS_RULEBOOK } from "./amcasRulebook.ts";
import { classColumns, filingsOf } from "./filings.ts";
import { collegeRulebook, highSchoolRulebooks } from "./schoolRulebooks.ts";
import { TMDSAS_RULEBOOK } from "./tmdsasRulebook.ts";

const choices = { scale: "tenths", replacesRepeats: false } as const;
const rulebooks = [collegeRulebook(choices), AMCAS_RULEBOOK, AACOMAS_RULEBOOK, TMDSAS_RULEBOOK];
const stress = { code: "PSYC 350", name: "Psychology of Stress", subject: "biology" } as const;

test("services that see the same subject are grouped", () => {
  expect(filingsOf({ ...stress, subject: null }, rulebooks)).toEqual([
    {
      subject: "psychology",
      reason: 'The title says "Psychology".',
      services: [
        { name: "AMCAS", class: "AO" },
        { name: "AACOMAS", class: "Non-science" },
        { name: "TMDSAS", class: "All other" },
      ],
    },
  ]);
});

test("the student's choice of a subject moves the services that go by content, and not AACOMAS", () => {
  expect(filingsOf(stress, rulebooks)).toMatchObject([
    {
      subject: "biology",
      reason: "You chose it.",
      services: [
        { name: "AMCAS", class: "BCPM" },
        { name: "TMDSAS", class: "BCPM" },
      ],
    },
    { subject: "psychology", services: [{ name: "AACOMAS", class: "Non-science" }] },
  ]);
});

test("a high school class has no filings", () => {
  expect(filingsOf(stress, highSchoolRulebooks(choices))).toEqual([]);
});

test("each service's class is a column of an export", () => {
  const columns = classColumns(rulebooks);

  expect(columns.map(({ heading, cell }) => [heading, cell({ ...biology, ...stress })])).toEqual([
    ["AMCAS class", "BCPM"],
    ["AACOMAS class", "Non-science"],
    ["TMDSAS class", "BCPM"],
  ]);
});
