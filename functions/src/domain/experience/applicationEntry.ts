import type { ApplicationForm } from "../application/application.ts";
import { FITTING_CATEGORIES } from "../application/formCategories.ts";
import { lengthInForm, plainText } from "../application/formCharacters.ts";
import { FORM_LIMITS } from "../application/formLimits.ts";
import type { Experience } from "./experience.ts";
import { hoursOf } from "./experienceHours.ts";

/**
 * A field of the real form, filled from a record. Labels and copied values are always in English, because the forms
 * are.
 */
export interface EntryField {
  readonly id: string;
  /** The label in the form. */
  readonly label: string;
  /** The value as it is copied. "" if the record has none. */
  readonly value: string;
  /** The most characters the form accepts. Null if the form does not say. */
  readonly limit: number | null;
  /** Whether the form requires it for every entry. */
  readonly isNeeded: boolean;
}

/** A problem to fix before an entry fits the form. */
export interface EntryIssue {
  readonly field: EntryField;
  /** By how many characters it is too long. 0 if the field is empty. */
  readonly over: number;
}

interface Source {
  readonly record: Experience;
  readonly form: ApplicationForm;
  /** The student's apply date, or today. */
  readonly asOf: string;
}

interface FieldKind {
  readonly id: string;
  readonly label: string;
  readonly read: (source: Source) => string;
  readonly limit?: number | null;
  readonly isNeeded?: boolean | ((record: Experience) => boolean);
  /** If this returns false, the field is left out for the record. */
  readonly concerns?: (record: Experience) => boolean;
}

const isRepeated = (place: number) => (record: Experience) => record.repeated && record.occurrences.length > place;
const isAnticipated = ({ anticipated, anticipatedHours }: Experience) => anticipated || anticipatedHours !== null;
const isStarred = ({ meaningfulExperiences }: Experience) => meaningfulExperiences;

const CATEGORY: FieldKind = {
  id: "category",
  label: "Experience type",
  read: ({ record, form }) => categoryOf(record, form) ?? "",
  isNeeded: true,
};
const DESCRIPTION: FieldKind = {
  id: "description",
  label: "Experience description",
  read: ({ record, form }) => descriptionOf(record, form),
  isNeeded: true,
};

/** AMCAS types with a single date that accept 0 hours: an award or a paper takes no time. */
const ONE_DAY: ReadonlySet<string | null> = new Set([
  "Honors/Awards/Recognition",
  "Presentations/Posters",
  "Publications",
]);
const WITHOUT_HOURS: ReadonlySet<string | null> = new Set(["Honors/Awards/Recognition", "Publications"]);

const COMMON_APP: readonly FieldKind[] = [
  { ...CATEGORY, label: "Activity type" },
  {
    id: "position",
    label: "Position or leadership description",
    read: ({ record }) => record.title,
    limit: FORM_LIMITS.common_app.position,
    isNeeded: true,
  },
  {
    id: "organization",
    label: "Organization name",
    read: ({ record }) => record.organisationName,
    limit: FORM_LIMITS.common_app.organization,
  },
  { ...DESCRIPTION, label: "Description", limit: FORM_LIMITS.common_app.description },
  {
    id: "grades",
    label: "Participation grade levels",
    read: ({ record }) => record.participationGrades.join(", "),
    isNeeded: true,
  },
  {
    id: "timing",
    label: "Timing of participation",
    read: ({ record }) => record.timingOfParticipation.map((timing) => TIMINGS[timing]).join(", "),
    isNeeded: true,
  },
  {
    id: "hoursPerWeek",
    label: "Hours spent per week",
    read: ({ record }) => numberText(record.hoursPerWeek),
    isNeeded: true,
  },
  {
    id: "weeksPerYear",
    label: "Weeks spent per year",
    read: ({ record }) => numberText(record.weeksPerYear),
    isNeeded: true,
  },
  {
    id: "college",
    label: "I intend to take part in a similar activity in college",
    read: ({ record }) => yesNo(record.participateInCollege),
    isNeeded: true,
  },
];

const AMCAS: readonly FieldKind[] = [
  CATEGORY,
  { id: "name", label: "Experience name", read: ({ record }) => record.experienceName, isNeeded: true },
  { id: "repeated", label: "Repeated", read: ({ record }) => yesNo(record.repeated) },
  { id: "start", label: "Start date", read: ({ record }) => monthText(record.startDate), isNeeded: true },
  { id: "end", label: "End date", read: endMonth, isNeeded: (record) => !ONE_DAY.has(categoryOf(record, "amcas")) },
  { id: "hours", label: "Completed hours", read: (source) => hoursText(source, "completed"), isNeeded: true },
  ...[0, 1, 2].flatMap((place) => repetition(place)),
  {
    id: "anticipatedStart",
    label: "Anticipated start date",
    read: ({ record }) => monthText(record.anticipatedStartDate),
    isNeeded: true,
    concerns: isAnticipated,
  },
  {
    id: "anticipatedEnd",
    label: "Anticipated end date",
    read: ({ record }) => monthText(record.anticipatedEndDate),
    isNeeded: true,
    concerns: isAnticipated,
  },
  {
    id: "anticipatedHours",
    label: "Anticipated hours",
    read: (source) => hoursText(source, "anticipated"),
    isNeeded: true,
    concerns: isAnticipated,
  },
  { id: "organization", label: "Organization name", read: ({ record }) => record.organisationName, isNeeded: true },
  { id: "contactFirst", label: "Contact first name", read: ({ record }) => record.contactFirstName, isNeeded: true },
  { id: "contactLast", label: "Contact last name", read: ({ record }) => record.contactLastName, isNeeded: true },
  { id: "contactTitle", label: "Contact title", read: ({ record }) => record.contactTitle, isNeeded: true },
  {
    id: "contactEmail",
    label: "Contact email",
    read: ({ record }) => record.contactEmail,
    // One of the two is enough.
    isNeeded: ({ contactPhone }) => contactPhone === "",
  },
  { id: "contactPhone", label: "Contact phone", read: ({ record }) => record.contactPhone },
  { id: "country", label: "Country", read: ({ record }) => record.country, isNeeded: true },
  { id: "city", label: "City", read: ({ record }) => record.city, isNeeded: true },
  { ...DESCRIPTION, limit: FORM_LIMITS.amcas.description },
  {
    id: "meaningful",
    label: "Most meaningful experience",
    read: ({ record }) => yesNo(record.meaningfulExperiences),
  },
  {
    id: "meaningfulText",
    label: "Most meaningful summary",
    read: ({ record }) => record.meaningfulDescription,
    limit: FORM_LIMITS.amcas.stars?.extra ?? null,
    isNeeded: true,
    concerns: isStarred,
  },
];

const AADSAS: readonly FieldKind[] = [
  CATEGORY,
  { id: "organization", label: "Organization", read: ({ record }) => record.organisationName, isNeeded: true },
  { id: "address", label: "Address", read: ({ record }) => record.address },
  { id: "city", label: "City", read: ({ record }) => record.city, isNeeded: true },
  { id: "country", label: "Country", read: ({ record }) => record.country, isNeeded: true },
  { id: "supervisor", label: "Supervisor", read: ({ record }) => supervisorOf(record), isNeeded: true },
  { id: "supervisorTitle", label: "Supervisor title", read: ({ record }) => record.contactTitle },
  {
    id: "supervisorContact",
    label: "Supervisor contact",
    read: ({ record }) => record.supervisorContact || record.contactEmail || record.contactPhone,
    isNeeded: true,
  },
  { id: "start", label: "Start date", read: ({ record }) => dayInForm(record.startDate), isNeeded: true },
  { id: "current", label: "Current experience", read: ({ record }) => yesNo(record.isCurrent) },
  {
    id: "end",
    label: "End date",
    read: ({ record }) => dayInForm(record.endDate),
    isNeeded: true,
    concerns: ({ isCurrent }) => !isCurrent,
  },
  { id: "title", label: "Title", read: ({ record }) => record.title || record.experienceName, isNeeded: true },
  {
    id: "compensation",
    label: "Type of recognition",
    read: ({ record }) => (record.compensation === null ? "" : COMPENSATIONS[record.compensation]),
    isNeeded: true,
  },
  {
    id: "hoursPerWeek",
    label: "Average weekly hours",
    read: ({ record }) => numberText(record.hoursPerWeek),
    isNeeded: true,
  },
  { id: "weeks", label: "Number of weeks", read: weeksText, isNeeded: true },
  { id: "hours", label: "Total hours", read: (source) => hoursText(source, "completed"), isNeeded: true },
  { ...DESCRIPTION, label: "Experience details", limit: FORM_LIMITS.aadsas.description },
  {
    id: "release",
    label: "May we contact this organization?",
    read: ({ record }) => yesNo(record.mayContact),
    isNeeded: true,
  },
  { id: "important", label: "Most important experience", read: ({ record }) => yesNo(record.meaningfulExperiences) },
];

const KINDS: Readonly<Record<ApplicationForm, readonly FieldKind[]>> = {
  common_app: COMMON_APP,
  amcas: AMCAS,
  aadsas: AADSAS,
};

const TIMINGS = { S: "During school year", B: "During school break", Y: "All year" } as const;
const COMPENSATIONS = { paid: "Paid", credit: "Academic credit", volunteer: "Volunteer" } as const;

/** All fields a form can show, in the form's order. */
export const FORM_FIELD_IDS: Readonly<Record<ApplicationForm, readonly string[]>> = {
  common_app: COMMON_APP.map(({ id }) => id),
  amcas: AMCAS.map(({ id }) => id),
  aadsas: AADSAS.map(({ id }) => id),
};

export function labelOf(form: ApplicationForm, fieldId: string): string {
  return KINDS[form].find(({ id }) => id === fieldId)?.label ?? fieldId;
}

/** The form's fields, filled from a record, in the form's order. */
export function entryFieldsOf(form: ApplicationForm, record: Experience, asOf: string): readonly EntryField[] {
  const source = { record, form, asOf };
  return KINDS[form]
    .filter(({ concerns }) => concerns === undefined || concerns(record))
    .map(({ id, label, read, limit = null, isNeeded = false }) => ({
      id,
      label,
      value: plainText(read(source)).trim(),
      limit,
      isNeeded: typeof isNeeded === "function" ? isNeeded(record) : isNeeded,
    }));
}

/** Required fields that are empty and fields that are too long, in the form's order. */
export function issuesOf(fields: readonly EntryField[]): readonly EntryIssue[] {
  return fields.flatMap((field) => {
    if (field.value === "") return field.isNeeded ? [{ field, over: 0 }] : [];
    const over = field.limit === null ? 0 : lengthInForm(field.value) - field.limit;
    return over > 0 ? [{ field, over }] : [];
  });
}

/** The category the student has chosen, or the only one that fits. Null if only the student can decide. */
export function categoryOf({ categories, type }: Experience, form: ApplicationForm): string | null {
  const [only, ...others] = FITTING_CATEGORIES[type][form];
  return categories[form] ?? (others.length === 0 ? only : null);
}

/** The text written for this form, or else the general text. */
export function descriptionOf({ descriptions, description }: Experience, form: ApplicationForm): string {
  return descriptions[form] || description;
}

/** The person who can confirm the experience. */
export function supervisorOf({ supervisorName, contactFirstName, contactLastName }: Experience): string {
  return supervisorName || `${contactFirstName} ${contactLastName}`.trim();
}

/** An additional date range of an AMCAS entry, from the second on. */
function repetition(place: number): readonly FieldKind[] {
  const number = place + 2;
  const concerns = isRepeated(place);
  return [
    {
      id: `start${number}`,
      label: `Start date ${number}`,
      read: ({ record }) => monthText(record.occurrences[place]?.startDate ?? null),
      isNeeded: true,
      concerns,
    },
    {
      id: `end${number}`,
      label: `End date ${number}`,
      read: ({ record }) => monthText(record.occurrences[place]?.endDate ?? null),
      isNeeded: true,
      concerns,
    },
    {
      id: `hours${number}`,
      label: `Hours ${number}`,
      read: ({ record }) => numberText(record.occurrences[place]?.hours ?? null),
      isNeeded: true,
      concerns,
    },
  ];
}

/** AMCAS asks for the hours of each additional range separately. */
function hoursText(source: Source, kind: "completed" | "anticipated"): string {
  const { record, form, asOf } = source;
  const counted = form === "amcas" && record.repeated ? { ...record, occurrences: [] } : record;
  const hours = hoursOf(counted, asOf)[kind];
  return hours === 0 && !isZeroAnAnswer(source, kind) ? "" : numberText(hours);
}

/** Whether 0 hours is a real answer by the student or the type, and not a gap. */
function isZeroAnAnswer({ record, form }: Source, kind: "completed" | "anticipated"): boolean {
  if (kind === "anticipated") return record.anticipatedHours !== null;
  return record.completedHours !== null || (form === "amcas" && WITHOUT_HOURS.has(categoryOf(record, form)));
}

/** An ongoing experience lasts until the day that hours are counted to. */
function endMonth({ record, asOf }: Source): string {
  return monthText(record.endDate ?? (record.isCurrent ? asOf : null));
}

/** Counts from the first day to the last. Without dates, uses the weeks of a year. */
function weeksText({ record, asOf }: Source): string {
  const last = record.endDate ?? (record.isCurrent ? asOf : null);
  if (record.startDate === null || last === null || last < record.startDate) return numberText(record.weeksPerYear);
  const days = (Date.parse(last) - Date.parse(record.startDate)) / 86_400_000 + 1;
  return String(Math.max(1, Math.round(days / 7)));
}

/** `09/2026`, as AMCAS asks for a month. */
function monthText(day: string | null): string {
  return day === null ? "" : `${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** `09/12/2026`. */
function dayInForm(day: string | null): string {
  return day === null ? "" : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

function numberText(value: number | null): string {
  return value === null ? "" : String(value);
}

function yesNo(value: boolean | null): string {
  if (value === null) return "";
  return value ? "Yes" : "No";
}
