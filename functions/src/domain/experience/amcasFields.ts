import { FORM_LIMITS } from "../application/formLimits.ts";
import {
  CATEGORY,
  DESCRIPTION,
  type EntryFieldKind,
  type EntrySource,
  isStarred,
  monthText,
  numberText,
  yesNo,
} from "./entryField.ts";
import type { Experience } from "./experience.ts";
import { hoursOf } from "./experienceHours.ts";
import { categoryOf } from "./formTexts.ts";

const isRepeated =
  (place: number) =>
  ({ record }: EntrySource) =>
    record.repeated && record.occurrences.length > place;
const isAnticipated = ({ record }: EntrySource) => record.anticipated || record.anticipatedHours !== null;

/** AMCAS types with a single date that accept 0 hours: an award or a paper takes no time. */
const ONE_DAY: ReadonlySet<string | null> = new Set([
  "Honors/Awards/Recognition",
  "Presentations/Posters",
  "Publications",
]);
const WITHOUT_HOURS: ReadonlySet<string | null> = new Set(["Honors/Awards/Recognition", "Publications"]);

/** The Work and Activities of AMCAS. */
export const AMCAS_FIELDS: readonly EntryFieldKind[] = [
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

/** An additional date range of an AMCAS entry, from the second on. */
function repetition(place: number): readonly EntryFieldKind[] {
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
function hoursText(source: EntrySource, kind: "completed" | "anticipated"): string {
  const { record, asOf } = source;
  const counted = record.repeated ? { ...record, occurrences: [] } : record;
  const hours = hoursOf(counted, asOf)[kind];
  return hours === 0 && !isZeroAnAnswer(record, kind) ? "" : numberText(hours);
}

/** Whether 0 hours is a real answer by the student or the type, and not a gap. */
function isZeroAnAnswer(record: Experience, kind: "completed" | "anticipated"): boolean {
  if (kind === "anticipated") return record.anticipatedHours !== null;
  return record.completedHours !== null || WITHOUT_HOURS.has(categoryOf(record, "amcas"));
}

/** An ongoing experience lasts until the day that hours are counted to. */
function endMonth({ record, asOf }: EntrySource): string {
  return monthText(record.endDate ?? (record.isCurrent ? asOf : null));
}
