import { FORM_LIMITS } from "../application/formLimits.ts";
import {
  CATEGORY,
  DESCRIPTION,
  type EntryFieldKind,
  type EntrySource,
  loggedWeeks,
  numberText,
  perWeek,
  yesNo,
} from "./entryField.ts";
import { categoryOf } from "./formTexts.ts";

const TIMINGS = { S: "During school year", B: "During school break", Y: "All year" } as const;

/** The activities of the Common App. */
export const COMMON_APP_FIELDS: readonly EntryFieldKind[] = [
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
    read: hoursPerWeekText,
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

/** The honors of the Common App, in its Education part. */
export const HONOR_FIELDS: readonly EntryFieldKind[] = [
  { ...DESCRIPTION, label: "Honors title", limit: FORM_LIMITS.common_app_honors.description },
  {
    id: "grades",
    label: "Grade level",
    read: ({ record }) => record.participationGrades.join(", "),
    isNeeded: true,
  },
  { ...CATEGORY, label: "Level of recognition" },
];

const isInCategory = (category: string) => (source: EntrySource) => categoryOf(source.record, "uc") === category;

/**
 * The activities and awards of the University of California. Its form has further fields in each category, which no
 * source confirms, so nothing but what every category has is required.
 */
export const UC_FIELDS: readonly EntryFieldKind[] = [
  { ...CATEGORY, label: "Category" },
  { id: "name", label: "Name", read: ({ record }) => record.experienceName, isNeeded: true },
  { id: "grades", label: "Grade levels", read: ({ record }) => record.participationGrades.join(", ") },
  { id: "hoursPerWeek", label: "Hours per week", read: hoursPerWeekText },
  { id: "weeksPerYear", label: "Weeks per year", read: ({ record }) => numberText(record.weeksPerYear) },
  {
    id: "requirements",
    label: "What the award requires",
    read: ({ record }) => record.organisationAbout,
    limit: FORM_LIMITS.uc.about,
    isNeeded: true,
    concerns: isInCategory("Award or honor"),
  },
  {
    id: "aboutOrganization",
    label: "What the organization does",
    read: ({ record }) => record.organisationAbout,
    limit: FORM_LIMITS.uc.about,
    isNeeded: true,
    concerns: isInCategory("Volunteering or community service"),
  },
  { ...DESCRIPTION, label: "What you did", limit: FORM_LIMITS.uc.description },
];

/** What the student has typed. Otherwise, the average of the weeks with shifts. */
function hoursPerWeekText({ record, asOf }: EntrySource): string {
  const logged = record.hoursPerWeek === null ? loggedWeeks(record.shifts, asOf) : null;
  return numberText(logged ? perWeek(logged.hours, logged.weeks) : record.hoursPerWeek);
}
