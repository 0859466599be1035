import { describe, expect, test } from "vitest";
import { EMPTY_EXPERIENCE, type Experience } from "../experience/experience.ts";
import { newJournal } from "../journal/journal.ts";
import { type Letter, NO_LETTER_DETAILS } from "./letter.ts";
import { experiencesWith, letterBrief } from "./letterBrief.ts";

const experience = (id: string, fields: Partial<Experience>) => ({
  ...EMPTY_EXPERIENCE,
  id,
  track: "PM" as const,
  experienceName: id,
  shifts: {},
  changed_shift: null,
  created_on: "2026-01-01",
  ...fields,
});
const lab = experience("lab", {
  contactFirstName: "Mina",
  contactLastName: "Sato",
  startDate: "2025-09-01",
  shifts: {
    a: { day: "2026-10-01", hours: 4, note: "Imaged twelve hearts" },
    b: { day: "2026-10-08", hours: 3, note: "" },
    c: { day: "2026-12-08", hours: 3, note: "Planned" },
  },
});
const poster = experience("poster", { supervisorName: "Dr. Mina Sato, PhD", startDate: "2026-03-01" });
const clinic = experience("clinic", { supervisorName: "Laura Chen" });
const letter: Letter = { ...NO_LETTER_DETAILS, track: "PM", kind: "investigator", writer: "Mina Sato" };
const place = { state: "PA" as const, control: null, schoolId: null };
const deadlines = [
  { id: "past", label: "Early decision", day: "2026-08-01", done: false },
  { id: "later", label: "Deposit", day: "2027-04-30", done: false },
  { id: "done", label: "Essay", day: "2026-12-01", done: true },
  { id: "next", label: "Primary", day: "2026-12-15", done: false },
];
const sources = {
  letter,
  student: "Daniel Reyes",
  experiences: [lab, poster, clinic],
  journals: [
    { ...newJournal("2026-10-08", 1), id: "fish", text: "The fish room at six." },
    { ...newJournal("2026-10-09", 2), id: "secret", text: "I nearly quit." },
    { ...newJournal("2026-10-10", 3), id: "trash", deleted_on: "2026-10-11" },
  ],
  schools: [
    { id: "katz", name: "Temple", kind: "MD" as const, ...place, outcome: null, deadlines },
    { id: "pcom", name: "PCOM", kind: "DO" as const, ...place, outcome: null, deadlines: [] },
  ],
  asOf: "2026-11-22",
  today: "2026-11-22",
};

describe("the experiences with a writer", () => {
  test.each(["Mina Sato", "dr. mina sato", "Prof. Mina  Sato, PhD", "Mína Sato"])(
    "the experiences with a writer are found by the name %j",
    (name) => {
      expect(experiencesWith(name, sources.experiences).map(({ id }) => id)).toEqual(["poster", "lab"]);
    },
  );

  test("a part of a name or an empty name finds no experiences with a writer", () => {
    expect(experiencesWith("Sato", sources.experiences)).toEqual([]);
    expect(experiencesWith("Dr.", sources.experiences)).toEqual([]);
    expect(experiencesWith("", [experience("plain", {})])).toEqual([]);
  });
});

describe("the page for a writer", () => {
  test("has the hours up to the day, and no notes or journals unless the student adds them", () => {
    const brief = letterBrief(sources);

    expect(brief.experiences.map(({ id, hours, notes }) => [id, hours, notes])).toEqual([
      ["poster", 0, []],
      ["lab", 7, []],
    ]);
    expect(brief.journals).toEqual([]);
  });

  test("adds ticked entries only, none from the trash, and notes of past shifts", () => {
    const brief = letterBrief({
      ...sources,
      letter: { ...letter, journal_ids: ["fish", "trash", "gone"], with_notes: true, left_out: ["poster"] },
    });

    expect(brief.journals.map(({ id }) => id)).toEqual(["fish"]);
    expect(brief.experiences.map(({ id, notes }) => [id, notes.map(({ note }) => note)])).toEqual([
      ["lab", ["Imaged twelve hearts"]],
    ]);
  });

  test("names each service with the schools that get the letter, each with its next open deadline", () => {
    const sent: Letter = { ...letter, services: ["AACOMAS", "Common App"], school_ids: ["katz"] };

    expect(letterBrief({ ...sources, letter: sent }).services).toMatchObject([
      { service: "AACOMAS", schools: [{ name: "PCOM", deadline: null }] },
      { service: "Common App", schools: [] },
      { service: "AMCAS", schools: [{ name: "Temple", deadline: { label: "Primary", day: "2026-12-15" } }] },
    ]);
  });

  test("a school that has said no, or that the student has withdrawn from, is left out", () => {
    const schools = sources.schools.map((row) => ({ ...row, outcome: row.id === "katz" ? ("denied" as const) : null }));
    const sent: Letter = { ...letter, services: ["AACOMAS"], school_ids: ["katz"] };

    expect(letterBrief({ ...sources, schools, letter: sent }).services).toMatchObject([
      { service: "AACOMAS", schools: [{ name: "PCOM" }] },
    ]);
  });
});
