import { FORM_LIMITS } from "../application/formLimits.ts";
import { contactName } from "./contactName.ts";
import {
  CATEGORY,
  completedText,
  DESCRIPTION,
  dayInForm,
  type EntryFieldKind,
  type EntrySource,
  loggedWeeks,
  numberText,
  perWeek,
  yesNo,
} from "./entryField.ts";

const COMPENSATIONS = { paid: "Paid", credit: "Academic credit", volunteer: "Volunteer" } as const;

/** An experience on Liaison's platform, which AACOMAS and AADSAS use. */
const liaisonFields = (form: "aacomas" | "aadsas"): readonly EntryFieldKind[] => [
  CATEGORY,
  { id: "organization", label: "Organization", read: ({ record }) => record.organisationName, isNeeded: true },
  { id: "address", label: "Address", read: ({ record }) => record.address },
  { id: "city", label: "City", read: ({ record }) => record.city, isNeeded: true },
  { id: "country", label: "Country", read: ({ record }) => record.country, isNeeded: true },
  { id: "supervisor", label: "Supervisor", read: ({ record }) => contactName(record), isNeeded: true },
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
    concerns: ({ record }) => !record.isCurrent,
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
    read: weeklyHoursText,
    isNeeded: true,
  },
  { id: "weeks", label: "Number of weeks", read: weeksText, isNeeded: true },
  { id: "hours", label: "Total hours", read: completedText, isNeeded: true },
  { ...DESCRIPTION, label: "Experience details", limit: FORM_LIMITS[form].description },
  {
    id: "release",
    label: "May we contact this organization?",
    read: ({ record }) => yesNo(record.mayContact),
    isNeeded: true,
  },
];

export const AACOMAS_FIELDS: readonly EntryFieldKind[] = liaisonFields("aacomas");

export const AADSAS_FIELDS: readonly EntryFieldKind[] = [
  ...liaisonFields("aadsas"),
  { id: "important", label: "Most important experience", read: ({ record }) => yesNo(record.meaningfulExperiences) },
];

/** An achievement. How long its texts may be is not known. */
export const ACHIEVEMENT_FIELDS: readonly EntryFieldKind[] = [
  { ...CATEGORY, label: "Achievement type" },
  { id: "name", label: "Name", read: ({ record }) => record.experienceName, isNeeded: true },
  { id: "issuer", label: "Issuing organization", read: ({ record }) => record.organisationName },
  { id: "date", label: "Date", read: ({ record }) => dayInForm(record.endDate ?? record.startDate), isNeeded: true },
  { ...DESCRIPTION, label: "Brief description", isNeeded: false },
];

/**
 * What the student has typed. Otherwise, the hours of the shifts over all weeks, since the platform multiplies the two.
 * Empty where the total is not that of the shifts.
 */
function weeklyHoursText(source: EntrySource): string {
  const { record, asOf } = source;
  const weeks = Number(weeksText(source));
  const isOfShifts = record.hoursPerWeek === null && record.completedHours === null && weeks > 0;
  const logged = isOfShifts ? loggedWeeks(record.shifts, asOf) : null;
  // Rounded to nothing, the form would multiply the hours away.
  return numberText(logged ? perWeek(logged.hours, weeks) || null : record.hoursPerWeek);
}

/** Counts from the first day to the last. Without dates, uses the weeks of a year. */
function weeksText({ record, asOf }: EntrySource): string {
  const last = record.endDate ?? (record.isCurrent ? asOf : null);
  if (record.startDate === null || last === null || last < record.startDate) return numberText(record.weeksPerYear);
  const days = (Date.parse(last) - Date.parse(record.startDate)) / 86_400_000 + 1;
  return String(Math.max(1, Math.round(days / 7)));
}
