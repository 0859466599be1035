import { foldedText } from "../experience/alikeExperiences.ts";
import {
  EMPTY_EXPERIENCE,
  type Experience,
  type ExperienceFields,
  experienceFields,
  PARTICIPATION_GRADES,
  PARTICIPATION_TIMES,
  SHIFT_LIMIT,
  type Shift,
  shift as shiftSchema,
} from "../experience/experience.ts";
import { readPerson } from "../experience/readPerson.ts";
import type { ExperienceType } from "../shared/experienceType.ts";
import type { DashboardItem } from "../shared/stage.ts";
import type { ExperienceRow } from "./experienceTable.ts";

/** What decides whether a row is on the student's list already. */
export type StoredExperience = Pick<Experience, "experienceName" | "organisationName" | "startDate" | "shifts"> & {
  readonly id: string;
};

export interface ImportChoices {
  readonly track: DashboardItem;
  /** For rows whose table has no type. */
  readonly type: ExperienceType;
  /** For shifts whose table has no name: an experience's name, of the list or a new one. */
  readonly name: string;
}

export interface RowCheck {
  /** The row says what an earlier row of the table says, or what the student's list has. */
  readonly repeats: "table" | "list" | null;
  /** Why the row cannot be added; null if it can. */
  readonly error: string | null;
}

export interface PlannedExperience {
  readonly fields: ExperienceFields;
  readonly shifts: readonly Shift[];
}

export interface ExperiencePlan {
  readonly added: readonly PlannedExperience[];
  /** Shifts of experiences that the student has logged already. */
  readonly extended: readonly { readonly id: string; readonly shifts: readonly Shift[] }[];
  /** Experiences with more shifts than one can have. */
  readonly tooManyShifts: readonly string[];
}

/** Checks each row by itself, against the rows above it, and against the student's list. */
export function checkExperienceRows(
  rows: readonly ExperienceRow[],
  stored: readonly StoredExperience[],
  choices: ImportChoices,
): readonly RowCheck[] {
  const find = finder(stored);
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = JSON.stringify({ ...row, name: foldedText(nameOf(row, choices)) });
    const isRepeated = seen.has(key);
    seen.add(key);
    const held = find(row, choices);
    const isKnown = held !== undefined && (isShift(row) ? hasShift(held, row) : isSameStart(held, row));
    return {
      repeats: isKnown ? "list" : isRepeated ? "table" : null,
      error: errorIn(row, choices),
    };
  });
}

interface Group {
  /** What describes the experience. */
  row: ExperienceRow;
  /** No row describes it: its shifts alone name it. */
  isOnlyShifts: boolean;
  readonly shifts: Shift[];
}

/** The records that the rows make: a row with a day is a shift of the experience it names. */
export function planExperiences(
  rows: readonly ExperienceRow[],
  stored: readonly StoredExperience[],
  choices: ImportChoices,
): ExperiencePlan {
  const find = finder(stored);
  const groups = new Map<string, Group[]>();
  const extended = new Map<StoredExperience, Shift[]>();
  for (const row of rows) {
    const held = isShift(row) ? find(row, choices) : undefined;
    if (held) extended.set(held, [...(extended.get(held) ?? []), shiftOf(row)]);
    else addTo(groups, foldedText(nameOf(row, choices)), row);
  }
  const added = [...groups.values()].flat();
  return {
    added: added.map(({ row, shifts }) => ({ fields: fieldsOf(row, choices, shifts), shifts })),
    extended: [...extended].map(([{ id }, shifts]) => ({ id, shifts })),
    tooManyShifts: [
      ...added.filter(({ shifts }) => shifts.length > SHIFT_LIMIT).map(({ row }) => nameOf(row, choices)),
      ...[...extended]
        .filter(([held, shifts]) => Object.keys(held.shifts).length + shifts.length > SHIFT_LIMIT)
        .map(([held]) => held.experienceName),
    ],
  };
}

/** Shifts of one name belong together, also with the row that describes it. Two descriptions are two experiences. */
function addTo(groups: Map<string, Group[]>, name: string, row: ExperienceRow): void {
  const known = groups.get(name) ?? [];
  const { day: _day, shiftHours: _hours, note: _note, ...named } = row;
  const own = isShift(row) ? named : row;
  const shifts = isShift(row) ? [shiftOf(row)] : [];
  const group = known.find((other) => isShift(row) || other.isOnlyShifts);
  if (!group) {
    groups.set(name, [...known, { row: own, isOnlyShifts: isShift(row), shifts }]);
    return;
  }
  group.shifts.push(...shifts);
  group.row = isShift(row) ? { ...own, ...group.row } : { ...group.row, ...own };
  group.isOnlyShifts &&= isShift(row);
}

export function isShift(row: ExperienceRow): boolean {
  return row.day !== undefined;
}

/** "Captain, Westfall Debate" where a table names the position and the organization, but not the activity. */
export function nameOf({ name, title, organisation }: ExperienceRow, choices: Pick<ImportChoices, "name">): string {
  return name ?? ([title, organisation].filter(Boolean).join(", ") || choices.name);
}

function errorIn(row: ExperienceRow, choices: ImportChoices): string | null {
  const fields = experienceFields.safeParse(fieldsOf(row, choices, []));
  if (!fields.success) return fields.error.issues[0]?.message ?? null;
  if (!isShift(row)) return null;
  const shift = shiftSchema.safeParse(shiftOf(row));
  return shift.success ? null : (shift.error.issues[0]?.message ?? null);
}

function shiftOf({ day = "", shiftHours = 0, note = "" }: ExperienceRow): Shift {
  return { day, hours: shiftHours, note };
}

function fieldsOf(row: ExperienceRow, choices: ImportChoices, shifts: readonly Shift[]): ExperienceFields {
  const ownNote = isShift(row) ? undefined : row.note;
  const firstDay = shifts.map(({ day }) => day).toSorted()[0];
  return {
    ...EMPTY_EXPERIENCE,
    track: choices.track,
    type: choices.type,
    experienceName: nameOf(row, choices),
    description: [row.description, ownNote].filter(Boolean).join("\n"),
    anticipated: row.anticipatedHours !== undefined,
    timingOfParticipation: PARTICIPATION_TIMES.filter((time) => row.timing?.includes(time)),
    participationGrades: PARTICIPATION_GRADES.filter((grade) => row.grades?.includes(grade)),
    ...given({
      type: row.type,
      organisationName: row.organisation,
      title: row.title,
      meaningfulExperiences: row.meaningful,
      startDate: row.start ?? firstDay,
      endDate: row.end,
      isCurrent: row.current,
      completedHours: row.hours,
      anticipatedHours: row.anticipatedHours,
      hoursPerWeek: row.perWeek,
      weeksPerYear: row.weeks,
      participateInCollege: row.college,
      country: row.country,
      city: row.city,
      compensation: row.paid === undefined ? undefined : row.paid ? ("paid" as const) : ("volunteer" as const),
    }),
    ...contactOf(row),
    ...(row.categories && { categories: { ...EMPTY_EXPERIENCE.categories, ...row.categories } }),
  };
}

/** One form asks for the contact's name, another for its parts. */
function contactOf({ contactName = "", contactTitle = "", contactPhone = "", contactEmail = "" }: ExperienceRow) {
  const { first, last } = readPerson(contactName);
  return {
    supervisorName: contactName,
    supervisorContact: contactEmail || contactPhone,
    contactFirstName: first,
    contactLastName: last,
    contactTitle,
    contactPhone,
    contactEmail,
  };
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out what the row does not say. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
}

type Finder = (row: ExperienceRow, choices: ImportChoices) => StoredExperience | undefined;

/** Finds the stored experience of the same name. If both name an organization, it is the same, too. */
function finder(stored: readonly StoredExperience[]): Finder {
  const byName = new Map<string, StoredExperience[]>();
  for (const record of stored) {
    const name = foldedText(record.experienceName);
    byName.set(name, [...(byName.get(name) ?? []), record]);
  }
  return (row, choices) => {
    const organisation = foldedText(row.organisation ?? "");
    return byName.get(foldedText(nameOf(row, choices)))?.find((record) => {
      const own = foldedText(record.organisationName);
      return own === "" || organisation === "" || own === organisation;
    });
  };
}

function hasShift({ shifts }: StoredExperience, { day, shiftHours }: ExperienceRow): boolean {
  return Object.values(shifts).some((shift) => shift.day === day && shift.hours === shiftHours);
}

function isSameStart({ startDate }: StoredExperience, { start }: ExperienceRow): boolean {
  return startDate === null || start === undefined || startDate === start;
}
