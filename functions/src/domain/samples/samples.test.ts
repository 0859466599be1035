import { describe, expect, test } from "vitest";
import { SAMPLES } from "../account/samples.ts";
import { essayIndexOf } from "../essay/essayIndex.ts";
import { experience } from "../experience/experience.ts";
import { collectionsWith } from "../records/collections.ts";
import { type PlanFile, planFile } from "../records/planFile.ts";
import { addDays } from "../shared/calendarDay.ts";
import { sampleDocuments } from "./sampleDocuments.ts";
import { samplePlan } from "./samplePlan.ts";
import { samplePlanOf } from "./samplePlans.ts";

// In the fall, in the spring, in the summer, and in a leap year.
const DAYS = ["2026-11-20", "2027-03-01", "2027-07-15", "2028-02-29"];
const cases = SAMPLES.flatMap((sample) => DAYS.map((today) => [sample, today] as const));
const { collections } = planFile.shape;

test("a sample student's file with an unknown field or value is rejected", () => {
  const plan = samplePlanOf("maya", "2026-11-20");
  const { statement } = plan.records.essays;
  const withStatement = (essay: object) => ({ ...plan, records: { ...plan.records, essays: { statement: essay } } });

  expect(samplePlan.safeParse(withStatement({ ...statement })).success).toBe(true);
  expect(samplePlan.safeParse(withStatement({ ...statement, stated: 41 })).success).toBe(false);
  expect(samplePlan.safeParse(withStatement({ ...statement, status: "lost" })).success).toBe(false);
});

describe.each(cases)("the sample student %s on %s", (sample, today) => {
  const { records } = samplePlanOf(sample, today);
  const documents = sampleDocuments(records, today) as Partial<PlanFile["collections"]>;

  test("has documents that their schemas accept, in every collection of the tracker", () => {
    const { error } = collections.safeParse(documents);

    expect(error?.issues).toBeUndefined();
    const written = collectionsWith("sample", "written");
    expect(written.filter((name) => Object.keys(documents[name] ?? {}).length === 0)).toEqual([]);
  });

  test("has done nothing in the future", () => {
    const tomorrow = addDays(today, 1);
    const shifts = Object.values(documents.experiences ?? {}).flatMap((record) => Object.values(record.shifts));

    expect(shifts.length).toBeGreaterThan(60);
    expect(shifts.filter(({ day }) => day >= tomorrow)).toEqual([]);
    const taken = Object.values(documents.scores?.all?.items ?? {}).filter(({ kind }) => kind !== "planned");
    expect(taken.filter(({ date }) => date >= tomorrow)).toEqual([]);
  });

  test("has essays for existing schools, with their index", () => {
    const essays = documents.essays ?? {};
    const schools = Object.keys(documents.schools?.all?.items ?? {});
    const named = Object.values(essays).flatMap(({ school_id }) => school_id ?? []);

    expect(named.filter((id) => !schools.includes(id))).toEqual([]);
    expect(documents.summaries?.essays?.items).toEqual(essayIndexOf(essays).items);
    expect(Object.keys(documents.essayVersions ?? {}).filter((id) => !(id in essays))).toEqual([]);
  });

  test("refers only to existing experiences", () => {
    const known = Object.keys(documents.experiences ?? {});
    const named = [
      ...Object.values(documents.journals ?? {}).flatMap(({ experience_ids }) => experience_ids),
      ...Object.values(documents.applications ?? {}).flatMap(({ items }) => Object.keys(items)),
    ];

    expect(known.length).toBeGreaterThanOrEqual(8);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
    const letters = Object.values(documents.letters?.all?.items ?? {});
    const schools = Object.keys(documents.schools?.all?.items ?? {});
    expect(letters.flatMap(({ school_ids }) => school_ids).filter((id) => !schools.includes(id))).toEqual([]);
    const entries = Object.keys(documents.journals ?? {});
    expect(letters.flatMap(({ journal_ids }) => journal_ids).filter((id) => !entries.includes(id))).toEqual([]);
    for (const record of Object.values(documents.experiences ?? {}))
      expect(experience.safeParse(record).success).toBe(true);
  });
});
