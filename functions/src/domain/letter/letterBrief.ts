import { contactName } from "../experience/contactName.ts";
import type { Experience, Shift } from "../experience/experience.ts";
import { hoursOf } from "../experience/experienceHours.ts";
import { readPerson } from "../experience/readPerson.ts";
import type { Journal } from "../journal/journal.ts";
import { type Deadline, openDeadlines, type School } from "../school/school.ts";
import type { Letter, LetterService } from "./letter.ts";
import { goesTo, isStillOpen, letterServiceOf } from "./letterRoute.ts";

/** The most notes of shifts in one experience, the newest first. */
const NOTES_SHOWN = 8;

type Row<Fields> = Fields & { readonly id: string };
type SchoolRow = Row<Pick<School, "kind" | "state" | "control" | "schoolId" | "name" | "outcome" | "deadlines">>;

/** A school that gets the letter, and still decides, with its next open deadline. */
export interface BriefSchool {
  readonly name: string;
  readonly deadline: Pick<Deadline, "label" | "day"> | null;
}

/** One experience with the writer, as the page shows it. */
export interface BriefExperience {
  readonly id: string;
  readonly record: Experience;
  /** Hours up to the day. */
  readonly hours: number;
  readonly notes: readonly Shift[];
}

/** The page for a writer. Texts are the student's own; the screen adds the labels. */
export interface LetterBrief {
  readonly letter: Letter;
  readonly student: string;
  /** `service` is null for schools with an application form of their own. */
  readonly services: readonly { readonly service: LetterService | null; readonly schools: readonly BriefSchool[] }[];
  readonly experiences: readonly BriefExperience[];
  readonly journals: readonly Row<Journal>[];
}

interface BriefSources {
  readonly letter: Letter;
  readonly student: string;
  readonly experiences: readonly Row<Experience>[];
  readonly journals: readonly Row<Journal>[];
  readonly schools: readonly SchoolRow[];
  /** Hours up to this day count. */
  readonly asOf: string;
  /** Earlier deadlines are left out. */
  readonly today: string;
}

/**
 * The page for a writer, from what is logged with that person. A journal entry is on it only if the student has ticked
 * it, and never from the trash.
 */
export function letterBrief(sources: BriefSources): LetterBrief {
  const { letter, student, experiences, journals, schools, asOf, today } = sources;
  const together = experiencesWith(letter.writer, experiences).filter(({ id }) => !letter.left_out.includes(id));
  return {
    letter,
    student,
    services: servicesOf(letter, schools, today),
    experiences: together.map((record) => ({
      id: record.id,
      record,
      hours: hoursOf(record, asOf).completed,
      notes: letter.with_notes ? notesOf(record, asOf) : [],
    })),
    journals: journals.filter(({ id, deleted_on }) => deleted_on === null && letter.journal_ids.includes(id)),
  };
}

/** The experiences whose contact is this person, the latest first. Titles such as "Dr." and what follows a comma do not count. */
export function experiencesWith<Fields extends Experience>(writer: string, records: readonly Fields[]): Fields[] {
  const wanted = nameKey(writer);
  if (wanted === "") return [];
  return records
    .filter((record) => namesIn(record).includes(wanted))
    .toSorted((a, b) => (b.startDate ?? "").localeCompare(a.startDate ?? ""));
}

/** Both ways in which a record can name its contact. */
function namesIn(record: Experience): readonly string[] {
  const { contactFirstName, contactLastName } = record;
  return [contactName(record), contactName({ supervisorName: "", contactFirstName, contactLastName })].map(nameKey);
}

/** A name without titles, degrees and accents, for comparing: "Ruiz, Elena" and "Dr. Elena Ruiz, MD" are the same. */
function nameKey(written: string): string {
  const { name, first, last } = readPerson(written);
  return [first, last].join(" ").trim() === "" ? folded(name) : folded(`${first} ${last}`);
}

function folded(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

function notesOf({ shifts }: Experience, asOf: string): readonly Shift[] {
  return Object.values(shifts)
    .filter(({ note, day }) => note.trim() !== "" && day <= asOf)
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, NOTES_SHOWN);
}

/** Each service the letter goes through, with the schools that get it. */
function servicesOf(letter: Letter, schools: readonly SchoolRow[], today: string): LetterBrief["services"] {
  const getting = schools
    .filter((school) => isStillOpen(school) && goesTo(letter, school))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const services = [...new Set([...letter.services, ...getting.map(letterServiceOf)])];
  return services.map((service) => ({
    service,
    schools: getting
      .filter((school) => letterServiceOf(school) === service)
      .map((school) => ({
        name: school.name,
        deadline: openDeadlines(school).find(({ day }) => day >= today) ?? null,
      })),
  }));
}
