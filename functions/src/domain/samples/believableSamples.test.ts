import { describe, expect, test } from "vitest";
import { SAMPLE_STUDENTS } from "../account/sampleStudents.ts";
import { SAMPLES } from "../account/samples.ts";
import { FITTING_CATEGORIES } from "../application/fittingCategories.ts";
import { academicYearOf } from "../checklist/academicYear.ts";
import { contactOf } from "../experience/contacts.ts";
import { shownFit } from "../fit/fitCounts.ts";
import { studentNumbers } from "../fit/studentNumbers.ts";
import { LETTER_STEPS } from "../letter/letter.ts";
import type { PlanFile } from "../records/planFile.ts";
import { FITS, SCHOOL_STATUSES } from "../school/school.ts";
import { urgentDuties } from "../season/dutyFacts.ts";
import { seasonOf } from "../season/schoolsInSeason.ts";
import { addDays, daysBetween } from "../shared/calendarDay.ts";
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

/** The first day of a season on which a form can be sent: the rules `common-app-steps`, `amcas-dates`, `aadsas-dates`. */
const FORM_OPENS = { HS: "08-01", PM: "05-27", PD: "06-02" } as const;
/** The first day of a season's offers: early plans in December, the rules `amcas-dates` and `aadsas-dates`. */
const FIRST_OFFERS = { HS: "12-01", PM: "10-15", PD: "12-15" } as const;

/** How many days late a believable student does what a school asks for. */
const DAYS_LATE = 7;
/** Duties that only an offer brings. */
const OFFER_DUTIES = /^(?:deposit|answer|narrow|choose|commit)$/;

/** The least days from an MCAT to its scores. */
const MCAT_RESULT_DAYS = 30;

/** The most hours of logged shifts that a student can have in seven days. */
const WEEK_HOURS = 50;
/** The most hours on one day. */
const DAY_HOURS = 12;

const rowsOf = <Row>(items: Readonly<Record<string, Row>> = {}) =>
  Object.entries(items).map(([id, row]) => ({ ...row, id }));

describe.each(cases)("the sample student %s on %s", (sample, today) => {
  const { records } = samplePlanOf(sample, today);
  const { track } = records;
  const documents = sampleDocuments(records, today) as Partial<PlanFile["collections"]>;
  const schools = Object.entries(documents.schools?.all?.items ?? {});
  const seasons = documents.season?.all?.items ?? {};
  const applied = schools.filter(([, { reached }]) => reached.primary !== null);
  const year = academicYearOf(today).slice(0, 4);
  const opened = `${year}-${FORM_OPENS[track]}`;
  const isApplying = APPLYING.test(SAMPLE_STUDENTS[sample].stageId);

  test("applies only in a year of applying, after the forms open, with an official test", () => {
    const tests = Object.values(documents.scores?.all?.items ?? {}).filter(({ kind }) => kind === "official");

    if (!isApplying) expect(applied).toEqual([]);
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

  test("is invited only after the form was verified and the secondary sent, and admitted when offers are made", () => {
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
      expect([id, (reached.decision ?? "") >= `${year}-${FIRST_OFFERS[track]}`]).toEqual([id, true]);
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

  test("writes essays only for schools on the list, and sends them only where the form is in", () => {
    const sent = new Set(applied.map(([id]) => id));
    for (const { school_id, status, title } of Object.values(documents.essays ?? {})) {
      const isListed = school_id === null || schools.some(([id]) => id === school_id);
      expect([title, isListed]).toEqual([title, true]);
      if (school_id !== null && status === "sent") expect([title, sent.has(school_id)]).toEqual([title, true]);
    }
  });

  test("has written no essay, got no letter and seen no MCAT score before its day", () => {
    const essays = Object.values(documents.essays ?? {}).map(({ created_at }) => created_at);
    const versions = Object.values(documents.essayVersions ?? {}).flatMap(({ items }) => Object.values(items));
    const written = [...essays, ...versions.map(({ at }) => at)].map((at) => new Date(at).toISOString().slice(0, 10));
    const letters = Object.values(documents.letters?.all?.items ?? {}).flatMap((letter) =>
      LETTER_STEPS.flatMap((step) => letter[step] ?? []),
    );
    const scores = Object.values(documents.scores?.all?.items ?? {})
      .filter(({ test: name, kind }) => name === "MCAT" && kind === "official")
      .map(({ date }) => addDays(date, MCAT_RESULT_DAYS));

    expect([...written, ...letters, ...scores].filter((day) => day > today)).toEqual([]);
  });

  test("has no duty without its day, none before it can exist and none that was missed", () => {
    const inSeason = rowsOf(documents.schools?.all?.items)
      .filter(({ status }) => status !== "researching" && status !== "applying")
      .map((school) => seasonOf(school, rowsOf(seasons), rowsOf(documents.interviews?.all?.items)));
    const moment = { today, now: Date.parse(`${today}T12:00:00Z`) };
    for (const { kind, schoolId, day, dayKind } of urgentDuties(inSeason, { home: null }, moment)) {
      const of = `${kind} of ${schoolId}`;
      const offer = inSeason.find(({ school }) => school.id === schoolId)?.school.outcome === "admitted";
      expect([of, day]).toEqual([of, expect.any(String)]);
      expect([of, OFFER_DUTIES.test(kind) ? offer : true, kind === "withdraw"]).toEqual([of, true, false]);
      if (dayKind !== "opens") expect([of, daysBetween(day ?? today, today) <= DAYS_LATE]).toEqual([of, true]);
    }
  });

  test("has given every entry of the form its type and a person who can confirm it", () => {
    const { form, experiences } = records.application;
    const entries = Object.entries(documents.experiences ?? {}).filter(([id]) => experiences.includes(id));
    for (const [id, record] of isApplying ? entries : []) {
      const fitting: readonly string[] = FITTING_CATEGORIES[record.type][form];
      const chosen = record.categories[form];
      expect([id, chosen === null ? fitting.length === 1 : fitting.includes(chosen)]).toEqual([id, true]);
      const { supervisorName, contactEmail, contactPhone } = contactOf(record);
      expect([id, supervisorName !== "", contactEmail !== "" || contactPhone !== ""]).toEqual([id, true, true]);
    }
  });

  test("applies to safeties, matches and reaches", () => {
    const rows = { track, scores: Object.values(documents.scores?.all?.items ?? {}) };
    const courses = Object.values(documents.courses?.all?.items ?? {});
    const numbers = studentNumbers({ ...rows, courses, settings: records.settings });
    const fits = schools.map(([, school]) => shownFit(school, numbers));

    if (isApplying) expect(FITS.filter((fit) => !fits.includes(fit))).toEqual([]);
    expect(schools.length).toBeGreaterThanOrEqual(6);
  });

  test("has logged hours that fit in their weeks", () => {
    const shifts = Object.values(documents.experiences ?? {}).flatMap((record) => Object.values(record.shifts));
    const weekFrom = (from: string) =>
      shifts.filter(({ day }) => day >= from && day < addDays(from, 7)).reduce((sum, { hours }) => sum + hours, 0);

    expect(Math.max(...shifts.map(({ day }) => weekFrom(day)))).toBeLessThanOrEqual(WEEK_HOURS);
  });

  test("states hours that fit between the first and the last day, and in a week", () => {
    const experiences = Object.entries(documents.experiences ?? {});
    for (const [id, { startDate, endDate, completedHours }] of experiences) {
      const days = daysBetween(startDate ?? today, endDate ?? today) + 1;
      expect([id, (completedHours ?? 0) <= days * DAY_HOURS]).toEqual([id, true]);
    }
    const weekly = experiences
      .filter(([, { isCurrent }]) => isCurrent)
      .map(([, { hoursPerWeek }]) => hoursPerWeek ?? 0);
    expect(weekly.reduce((sum, hours) => sum + hours, 0)).toBeLessThanOrEqual(WEEK_HOURS);
  });
});
