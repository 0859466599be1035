import { describe, expect, test } from "vitest";
import { fieldsOf, scoreForm } from "./scoreForm.ts";

const TODAY = "2026-11-20";
const sat = { kind: "official", date: "2026-10-03", "values.RW": "640", "values.M": " 650 ", note: "" };

function messages(of: Parameters<typeof scoreForm>[0], fields: object): Record<string, string> {
  const parsed = scoreForm(of, TODAY).safeParse(fields);
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

describe("the score form", () => {
  test("builds a row from what was typed", () => {
    expect(scoreForm("SAT", TODAY).parse(sat)).toEqual({
      test: "SAT",
      kind: "official",
      date: "2026-10-03",
      values: { RW: 640, M: 650 },
      scales: [],
      note: "",
    });
  });

  test("leaves out scores for a plan, and planned days for a result", () => {
    const plan = { ...sat, kind: "planned", date: "2027-03-13", register_by: "2027-02-26", scores_on: "" };

    expect(scoreForm("SAT", TODAY).parse(plan)).toMatchObject({ values: {}, register_by: "2027-02-26" });
    expect(scoreForm("SAT", TODAY).parse({ ...sat, register_by: "2026-09-01" })).not.toHaveProperty("register_by");
  });

  test("keeps the scale of a GPA with the answer whether it is weighted", () => {
    const gpa = { date: "2026-06-01", "values.GPA": "3.82", scale: "4.0", weighting: "Unweighted" };

    expect(scoreForm("GPA", TODAY).parse(gpa).scales).toEqual(["4.0", "Unweighted"]);
    const points = { ...gpa, "values.GPA": "102", scale: "100", weighting: "Weighted" };
    expect(scoreForm("GPA", TODAY).parse(points).scales).toEqual(["100", "Weighted"]);
  });

  test("shows a stored GPA, and asks what it does not say", () => {
    const stored = { test: "GPA", kind: "official", date: "2026-06-01", values: { GPA: 3.8 }, note: "" } as const;

    expect(fieldsOf({ ...stored, scales: ["5.0", "Weighted"] })).toMatchObject({ scale: "5.0", weighting: "Weighted" });
    expect(fieldsOf({ ...stored, scales: ["4.0"] })).toMatchObject({ scale: "4.0", weighting: "" });
  });

  test("checks a DAT without a date against today's scale", () => {
    expect(messages("DAT", { kind: "official", date: "", "values.AA": "430" })).toEqual({ date: "Enter the date." });
  });

  test.each<readonly [string, object, Record<string, string>]>([
    ["no date", { ...sat, date: "" }, { date: "Enter the date." }],
    ["a result of tomorrow", { ...sat, date: "2026-11-21" }, { date: expect.stringContaining("Choose Planned") }],
    [
      "a plan for yesterday",
      { ...sat, kind: "planned", date: "2026-11-19" },
      { date: expect.stringContaining("passed") },
    ],
    ["words for a number", { ...sat, "values.RW": "high" }, { "values.RW": "Enter a number from 200 to 800." }],
    ["no number", { ...sat, "values.M": "" }, { "values.M": "Enter a number from 200 to 800." }],
    ["a step between", { ...sat, "values.M": "655" }, { "values.M": "Scores go in steps of 10." }],
    [
      "a sign-up after the test",
      { ...sat, kind: "planned", date: "2027-03-13", register_by: "2027-03-14" },
      { register_by: "Sign-up closes before the test." },
    ],
    [
      "results before the test",
      { ...sat, kind: "planned", date: "2027-03-13", scores_on: "2027-03-12" },
      { scores_on: "Results come after the test." },
    ],
  ])("the score form explains at the field what is wrong with %s", (_, fields, expected) => {
    expect(messages("SAT", fields)).toEqual(expected);
  });

  test("asks for the scale of a GPA, and whether it is weighted", () => {
    expect(messages("GPA", { date: "2026-06-01", "values.GPA": "3.8" })).toEqual({
      scale: "Choose the scale.",
      weighting: "Say whether it is weighted.",
    });
  });
});
