import { APPLICATION_FORMS } from "@domain/application/application";
import { newEssay } from "@domain/essay/essay";
import { EMPTY_EXPERIENCE } from "@domain/experience/experience";
import { newJournal } from "@domain/journal/journal";
import { NOTHING_REACHED, type School } from "@domain/school/school";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import { dated } from "@domain/season/duty";
import { EMPTY_INTERVIEW } from "@domain/season/interview";
import { EMPTY_SEASON } from "@domain/season/season";
import { SHARED_PARTS } from "@domain/share/sharedPlan";
import { EXPERIENCE_TYPES } from "@domain/shared/experienceType";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SharedChoice, SharedSources } from "./SharedSources.ts";
import { PART_BUILDERS } from "./sharedParts.ts";

const DAY = "2026-11-20";
const PARTS = Object.keys(PART_BUILDERS) as (keyof typeof PART_BUILDERS)[];

/** Stand in every field that no share may contain. */
const HIDDEN = "hidden-from-readers";
const EMAIL = `${HIDDEN}@example.org`;
const PHONE = "(555) 014-7720";

const row = <Fields extends object>(id: string, fields: Fields) => ({ id, pending: false, ...fields });

const SCHOOL: School = {
  track: "PM",
  kind: "MD",
  schoolId: null,
  name: "Rice School of Medicine",
  city: "Houston",
  state: "TX",
  control: "public",
  status: "interview",
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [
    { id: "d2", label: "Send the form", day: "2026-12-15", done: false },
    { id: "d1", label: "Pay the fee", day: "2026-12-01", done: true },
  ],
  figures: NO_FIGURES,
  override: { fit: "match", note: HIDDEN },
  note: HIDDEN,
};

const SOURCES: SharedSources = {
  track: "PM",
  settings: {},
  today: DAY,
  tasks: {
    academicYear: "2026-27",
    rows: [
      task("later", { due_date: "2027-01-31", position: 1 }),
      task("mine", { due_date: "2026-12-01", position: 2, own_name: "Ask Dr. Ito" }),
      task("done", { status: "Completed", completed_on: "2026-10-02", position: 3 }),
      task("aside", { set_aside_on: DAY, set_aside_reason: HIDDEN, position: 4 }),
    ],
  },
  earlierTasks: { academicYear: "2025-26", rows: [] },
  experiences: [
    row("e1", {
      ...EMPTY_EXPERIENCE,
      track: "PM" as const,
      experienceName: "Mercy Clinic",
      organisationName: "Mercy",
      description: "Took vital signs.",
      startDate: "2025-09-01",
      isCurrent: true,
      completedHours: 120,
      meaningfulExperiences: true,
      address: HIDDEN,
      supervisorName: HIDDEN,
      supervisorContact: EMAIL,
      contactFirstName: HIDDEN,
      contactLastName: HIDDEN,
      contactTitle: HIDDEN,
      contactPhone: PHONE,
      contactEmail: EMAIL,
      shifts: { s1: { day: DAY, hours: 3, note: HIDDEN } },
      changed_shift: null,
      created_on: DAY,
    }),
  ],
  chosenFor: () => [row("e1", { position: 1, copied: "" })],
  schools: [row("s1", SCHOOL), row("s2", { ...SCHOOL, track: "HS", kind: "UG", name: "A college" })],
  courses: [
    row("c1", {
      term: "Fall",
      year: 2026,
      code: "BIOL 101",
      name: "Cell Biology",
      level: "college",
      credits: 4,
      credit_unit: "semester",
      grade: "A",
      status: "completed",
      has_lab: true,
      subject: null,
    }),
  ],
  scores: [
    row("m1", {
      test: "MCAT",
      kind: "official",
      date: DAY,
      values: { CP: 128, CARS: 128, BB: 128, PS: 128 },
      scales: [],
      note: HIDDEN,
    }),
    row("g1", { test: "GPA", kind: "official", date: DAY, values: { GPA: 3.8 }, scales: ["4.0"], note: HIDDEN }),
  ],
  essays: [
    row("w1", { ...newEssay(1), title: "Why medicine", text: "It began with a bicycle." }),
    row("w2", { ...newEssay(2), title: "In the trash", deleted_on: DAY }),
    row("w3", { ...newEssay(3), title: "Why Rice", school_id: "s1", due_on: "2027-01-05", text: "The clinics." }),
    row("w4", { ...newEssay(4), title: "Community", school_id: "s1", due_on: "2026-12-05" }),
    row("w5", { ...newEssay(5), title: "Deleted", school_id: "s1", deleted_on: DAY }),
  ],
  seasons: [
    {
      name: SCHOOL.name,
      school: row("s1", SCHOOL),
      season: EMPTY_SEASON,
      interviews: [
        {
          ...EMPTY_INTERVIEW,
          school_id: "s1",
          zone: "America/Chicago",
          day: "2026-12-03",
          people: HIDDEN,
          place: HIDDEN,
          notes: HIDDEN,
        },
      ],
    },
  ],
  duties: [{ id: "s1", duties: [dated("interview", "2026-12-03", "on")], lastSafeDay: null }],
  journals: [
    row("j1", { ...newJournal(DAY, 1), title: "First", text: "A private-thought." }),
    row("j2", { ...newJournal(DAY, 2), title: "Second", text: "Another private-thought." }),
    row("j3", { ...newJournal(DAY, 3), title: "Gone", text: "A deleted private-thought.", deleted_on: DAY }),
  ],
};

const NO_CHOICE: SharedChoice = { form: null, essayId: null, essaySchoolId: null, journalIds: [] };

function task(id: string, fields: Partial<SharedSources["tasks"]["rows"][number]>) {
  return row(id, {
    checklist_item_name: id,
    status: "Pending" as const,
    origin: "template" as const,
    position: 0,
    due_date: null,
    completed_on: null,
    category: null,
    resourceId: null,
    ...fields,
  });
}

describe("the parts of a share", () => {
  test("what opens on a day is not shared as due by it", () => {
    const [each] = SOURCES.seasons;
    const duties = [{ id: "s1", duties: [dated("commit", "2027-04-30", "opens")], lastSafeDay: null }];
    if (!each) throw new Error("There is no season.");
    const seasons = [{ ...each, school: { ...each.school, track: "PM" as const, kind: "MD" as const } }];

    const shared = PART_BUILDERS.season({ ...SOURCES, seasons, duties }, NO_CHOICE);

    expect(shared?.schools).toMatchObject([{ next: "Commit to Enroll opens Apr 30, 2027", by: null }]);
  });

  test("say which states of the season do not go together, and nothing in a share of the last release", () => {
    const [each] = SOURCES.seasons;
    if (!each) throw new Error("There is no season.");
    const season = { ...EMPTY_SEASON, answer: "committed" as const };
    const other = { ...each, name: "Baylor", school: { ...each.school, id: "s2" } };
    const seasons = [each, other].map((of) => ({
      ...of,
      season,
      school: { ...of.school, outcome: "admitted" as const },
    }));

    expect(PART_BUILDERS.season({ ...SOURCES, seasons }, NO_CHOICE)?.conflicts).toEqual([
      "Committed to more than one school: Rice School of Medicine and Baylor. You can go to one, and withdraw from the others.",
    ]);
    expect(SHARED_PARTS.season.read({ schools: [] })?.conflicts).toEqual([]);
  });

  test("are read back as they were made", () => {
    const choice: SharedChoice = { ...NO_CHOICE, form: "amcas", essaySchoolId: "s1", journalIds: ["j1"] };
    for (const part of PARTS) {
      const made = PART_BUILDERS[part](SOURCES, choice);
      expect(SHARED_PARTS[part].read(JSON.parse(JSON.stringify(made)))).toEqual(made);
    }
  });

  test("show the checklist by due day, under the student's own names, without what was set aside", () => {
    expect(PART_BUILDERS.checklist(SOURCES, NO_CHOICE)).toEqual({
      lists: [
        {
          name: "This year's checklist",
          academic_year: "2026-27",
          tasks: [
            { name: "Ask Dr. Ito", due: "2026-12-01", is_done: false, done_on: null },
            { name: "later", due: "2027-01-31", is_done: false, done_on: null },
            { name: "done", due: null, is_done: true, done_on: "2026-10-02" },
          ],
        },
      ],
    });
  });

  test("show the schools of the student's track, with fit and deadlines", () => {
    expect(PART_BUILDERS.schools(SOURCES, NO_CHOICE)?.schools).toMatchObject([
      { name: SCHOOL.name, place: "Houston, TX", fit: "match", deadlines: [{ is_done: true }, { is_done: false }] },
    ]);
  });

  test("hide the numbers of scores while the student hides them", () => {
    const hidden = PART_BUILDERS.scores({ ...SOURCES, settings: { display_scores: false } }, NO_CHOICE);

    expect(JSON.stringify(PART_BUILDERS.scores(SOURCES, NO_CHOICE))).toContain("512");
    expect(JSON.stringify(hidden)).not.toContain("512");
  });

  test("have all essays of a school, by their days, without the trash", () => {
    const made = PART_BUILDERS.essay(SOURCES, { ...NO_CHOICE, essaySchoolId: "s1" });

    expect(made).toMatchObject({ title: "Community", goes_to: SCHOOL.name, due: "2026-12-05" });
    expect(made?.others).toMatchObject([{ title: "Why Rice", goes_to: SCHOOL.name, text: "The clinics." }]);
    expect(PART_BUILDERS.essay(SOURCES, { ...NO_CHOICE, essayId: "w1" })?.others).toEqual([]);
    expect(PART_BUILDERS.essay(SOURCES, { ...NO_CHOICE, essaySchoolId: "s2" })).toBeNull();
  });

  test("of an earlier release have one essay", () => {
    expect(SHARED_PARTS.essay.read({ title: "Why medicine", text: "A bicycle." })).toMatchObject({
      title: "Why medicine",
      others: [],
    });
  });

  test("are null for a deleted essay and deleted entries", () => {
    expect(PART_BUILDERS.essay(SOURCES, { ...NO_CHOICE, essayId: "w2" })).toBeNull();
    expect(PART_BUILDERS.journals(SOURCES, { ...NO_CHOICE, journalIds: ["j3"] })).toBeNull();
    expect(PART_BUILDERS.journals(SOURCES, NO_CHOICE)).toBeNull();
  });
});

test("no email, phone or private note is in any of 1,000 shares, and journals only if ticked", () => {
  const made = fc.record({
    parts: fc.subarray(PARTS),
    choice: fc.record({
      form: fc.constantFrom(...APPLICATION_FORMS),
      essayId: fc.constantFrom("w1", "w2", "none", null),
      essaySchoolId: fc.constantFrom(null, "s1"),
      journalIds: fc.subarray(["j1", "j2", "j3"]),
    }),
    track: fc.constantFrom("HS" as const, "PM" as const, "PD" as const),
    type: fc.constantFrom(...EXPERIENCE_TYPES),
    completedHours: fc.option(fc.integer({ min: 0, max: 2_000 })),
  });
  let shares = 0;

  fc.assert(
    fc.property(made, ({ parts, choice, track, type, completedHours }) => {
      const experiences = SOURCES.experiences.map((each) => ({ ...each, type, completedHours, track }));
      const sources = { ...SOURCES, track, experiences };
      const share = Object.fromEntries(parts.map((part) => [part, PART_BUILDERS[part](sources, choice)]));
      const sealed = JSON.stringify(share);

      expect(sealed).not.toContain(HIDDEN);
      expect(sealed).not.toContain(PHONE);
      expect(sealed).not.toMatch(/@/);
      const ticked = parts.includes("journals") ? choice.journalIds.filter((id) => id !== "j3") : [];
      expect(sealed.split("private-thought").length - 1).toBe(ticked.length);
      shares += 1;
    }),
    { numRuns: 1_000 },
  );

  expect(shares).toBe(1_000);
});
