import { FORM_LIMITS } from "../application/formLimits.ts";
import {
  CATEGORY,
  DESCRIPTION,
  dayInForm,
  type EntryFieldKind,
  type EntrySource,
  isStarred,
  numberText,
  yesNo,
} from "./entryField.ts";
import { meaningfulTextOf } from "./formTexts.ts";
import { type TmdsasSpan, tmdsasTimes } from "./tmdsasHours.ts";

const current = ({ record, asOf, currentUntil }: EntrySource) => tmdsasTimes(record, asOf, currentUntil).current;
const planned = ({ record, asOf, currentUntil }: EntrySource) => tmdsasTimes(record, asOf, currentUntil).planned;

/** The activities of TMDSAS. It does not ask for a contact. */
export const TMDSAS_FIELDS: readonly EntryFieldKind[] = [
  { ...CATEGORY, label: "Activity group" },
  { id: "name", label: "Activity", read: ({ record }) => record.experienceName, isNeeded: true },
  { id: "organization", label: "Organization", read: ({ record }) => record.organisationName },
  { id: "city", label: "City", read: ({ record }) => record.city },
  { id: "country", label: "Country", read: ({ record }) => record.country },
  ...span("", "Current", current),
  { ...DESCRIPTION, label: "Description", limit: FORM_LIMITS.tmdsas.description },
  ...span("planned", "Planned", planned),
  { id: "meaningful", label: "Top meaningful activity", read: ({ record }) => yesNo(record.meaningfulExperiences) },
  {
    id: "meaningfulText",
    label: "Why it is most meaningful",
    read: ({ record, form }) => meaningfulTextOf(record, form),
    limit: FORM_LIMITS.tmdsas.stars?.extra ?? null,
    isNeeded: true,
    concerns: isStarred,
  },
];

/** The dates and hours of the current or of the planned activity, which are two entries in the form. */
function span(
  prefix: "" | "planned",
  label: string,
  read: (source: EntrySource) => TmdsasSpan | null,
): readonly EntryFieldKind[] {
  const id = (name: string) => (prefix === "" ? name.toLowerCase() : `${prefix}${name}`);
  const concerns = (source: EntrySource) => read(source) !== null;
  return [
    {
      id: id("Start"),
      label: `${label} start date`,
      read: (source) => dayInForm(read(source)?.start ?? null),
      isNeeded: true,
      concerns,
    },
    {
      id: id("End"),
      label: `${label} end date`,
      read: (source) => dayInForm(read(source)?.end ?? null),
      isNeeded: true,
      concerns,
    },
    {
      id: id("Hours"),
      label: `${label} hours`,
      read: (source) => hoursText(read(source), source),
      isNeeded: true,
      concerns,
    },
  ];
}

/** 0 only if it is the student's answer. */
function hoursText(part: TmdsasSpan | null, { record }: EntrySource): string {
  const isAnswer = record.completedHours !== null || record.anticipatedHours !== null;
  return part === null || (part.hours === 0 && !isAnswer) ? "" : numberText(part.hours);
}
