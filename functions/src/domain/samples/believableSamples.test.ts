import { describe, expect, test } from "vitest";
import { SAMPLE_STUDENTS, SAMPLES } from "../account/sampleStudents.ts";
import { academicYearOf } from "../checklist/academicYear.ts";
import type { PlanFile } from "../records/planFile.ts";
import { SCHOOL_STATUSES } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";
import { sampleDocuments } from "./sampleDocuments.ts";
import { samplePlanOf } from "./samplePlans.ts";

/** Two days of each month. */
const DAYS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].flatMap((month) => [
  `2027-${month}-01`,
  `2027-${month}-16`,
]);
const cases = SAMPLES.flatMap((sample) => DAYS.map((today) => [sample, today] as const));

/** The stages in which students apply: their last year of school, or a year after it. */
const APPLYING = /^(?:hs-12|p[md]-(?:senior|gap-apply))$/;

/** The most hours of logged shifts that a student can have in seven days. */
const WEEK_HOURS = 50;

describe.each(cases)("the sample student %s on %s", (sample, today) => {
  const { records } = samplePlanOf(sample, today);
  const documents = sampleDocuments(records, today) as Partial<PlanFile["collections"]>;
  const schools = Object.entries(documents.schools?.all?.items ?? {});
  const seasons = documents.season?.all?.items ?? {};
  const applied = schools.filter(([, { reached }]) => reached.primary !== null);
  const opened = `${academicYearOf(today).slice(0, 4)}-05-27`;

  test("applies only in a year of applying, after the forms open, with an official test", () => {
    const tests = Object.values(documents.scores?.all?.items ?? {}).filter(({ kind }) => kind === "official");

    if (!APPLYING.test(SAMPLE_STUDENTS[sample].stageId)) expect(applied).toEqual([]);
    for (const [id, { reached }] of applied) {
      const primary = reached.primary ?? "";
      expect([id, primary >= opened && primary <= today]).toEqual([id, true]);
      expect([id, tests.some(({ test: name, date }) => name !== "GPA" && date < primary)]).toEqual([id, true]);
    }
  });

  test("reaches the steps of a school in order, and has no outcome before the decision", () => {
    for (const [id, { reached, status, outcome }] of schools) {
      const days = SCHOOL_STATUSES.flatMap((step) => reached[step] ?? []);
      expect([id, days]).toEqual([id, days.toSorted()]);
      expect([id, days.every((day) => day <= today), reached[status] === null]).toEqual([id, true, false]);
      expect([id, outcome !== null && reached.decision === null]).toEqual([id, false]);
    }
  });

  test("is invited only after the form was verified and the secondary sent, and admitted from October 15", () => {
    for (const { school_id, invited } of Object.values(documents.interviews?.all?.items ?? {})) {
      const { verified = null, secondary_sent = null } = seasons[school_id] ?? {};
      expect([school_id, verified !== null && secondary_sent !== null && verified < secondary_sent]).toEqual([
        school_id,
        true,
      ]);
      expect([school_id, (secondary_sent ?? "") < (invited ?? "")]).toEqual([school_id, true]);
    }
    const admitted = schools.filter(([, { outcome }]) => outcome === "admitted");
    for (const [id, { reached }] of admitted) {
      expect([id, (reached.decision ?? "") >= `${opened.slice(0, 4)}-10-15`]).toEqual([id, true]);
    }
  });

  test("has sent the essays and letters that a secondary needs", () => {
    const letters = Object.values(documents.letters?.all?.items ?? {});
    for (const [id] of schools.filter(([school]) => seasons[school]?.secondary_sent)) {
      const asked = letters.filter(({ school_ids }) => school_ids.includes(id));
      expect([id, asked.length >= 2 && asked.every(({ received_on }) => received_on !== null)]).toEqual([id, true]);
      const unsent = Object.values(documents.essays ?? {}).filter((essay) => essay.school_id === id);
      expect([id, unsent.map(({ status }) => status).filter((status) => status !== "sent")]).toEqual([id, []]);
    }
  });

  test("has logged hours that fit in their weeks", () => {
    const shifts = Object.values(documents.experiences ?? {}).flatMap((record) => Object.values(record.shifts));
    const weekFrom = (from: string) =>
      shifts.filter(({ day }) => day >= from && day < addDays(from, 7)).reduce((sum, { hours }) => sum + hours, 0);

    expect(Math.max(...shifts.map(({ day }) => weekFrom(day)))).toBeLessThanOrEqual(WEEK_HOURS);
  });
});
