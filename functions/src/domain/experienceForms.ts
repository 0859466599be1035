import type { ApplicationForm } from "./application.ts";
import { TARGET_FORM } from "./applicationForms.ts";
import type { DashboardItem } from "./stage.ts";

/** The four parts of a form, in the order of the page. */
export const FORM_PARTS = ["What", "When and hours", "Contact", "Reflection"] as const;
export type FormPart = (typeof FORM_PARTS)[number];

export type FieldKind =
  | "type"
  | "text"
  /** Lines of text. */
  | "prose"
  /** Hours or weeks, in steps. */
  | "number"
  | "day"
  | "yes-no"
  | "category"
  | "compensation"
  | "times"
  | "grades";

export interface FormField {
  /** The specification's name of the field in this form. */
  readonly name: string;
  /** Where the record holds it: a field, or a place in a map or list (`categories.amcas`). */
  readonly stored: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly part: FormPart;
  /** Not asked by the specification's form but by the application; it stands in "More for your application". */
  readonly isMore: boolean;
  /** Stands open only while the yes-or-no field of this name has the answer. */
  readonly opens?: { readonly with: string; readonly on: "Yes" | "No" };
  readonly hint?: string;
}

type Rest = Partial<Pick<FormField, "stored" | "opens" | "hint">>;
type Place = Pick<FormField, "part" | "isMore">;

/** A field under its own name unless the record calls it otherwise. */
const field = (place: Place) => (name: string, label: string, kind: FieldKind, rest: Rest) => ({
  stored: name,
  ...place,
  name,
  label,
  kind,
  ...rest,
});

const main = (part: FormPart) => ask(field({ part, isMore: false }));
const more = (part: FormPart) => ask(field({ part, isMore: true }));

function ask(make: ReturnType<typeof field>) {
  return (name: string, label: string, kind: FieldKind = "text", rest: Rest = {}): FormField =>
    make(name, label, kind, rest);
}

const what = main("What");
const when = main("When and hours");
const contact = main("Contact");
const reflect = main("Reflection");
const moreWhat = more("What");
const moreWhen = more("When and hours");
const moreContact = more("Contact");
const moreReflect = more("Reflection");

const TYPE = what("type", "Experience type", "type");
const ANTICIPATED = { with: "anticipated", on: "Yes" } as const;
const REPEATED = { with: "repeated", on: "Yes" } as const;

const ANTICIPATED_HOURS = "Hours you plan from here on";

type Ask = ReturnType<typeof ask>;

/** What AMCAS asks, and what the specification's pre-dental form does. */
const anticipatedFields = (make: Ask) => [
  make("anticipated", "Do you expect to go on with it?", "yes-no", { hint: ANTICIPATED_HOURS }),
  make("anticipatedStartDate", "Anticipated start date", "day", { opens: ANTICIPATED }),
  make("anticipatedEndDate", "Anticipated end date", "day", { opens: ANTICIPATED }),
  make("anticipatedHours", "Anticipated hours", "number", { opens: ANTICIPATED }),
];

const repeatedFields = (make: Ask) => [
  make("repeated", "Did you do it more than once?", "yes-no", { hint: "Up to three further date ranges" }),
  ...["Second", "Third", "Fourth"].flatMap((nth, place) => [
    make(`repeatedStartDate${place + 2}`, `${nth} start date`, "day", {
      stored: `occurrences.${place}.startDate`,
      opens: REPEATED,
    }),
    make(`repeatedEndDate${place + 2}`, `${nth} end date`, "day", {
      stored: `occurrences.${place}.endDate`,
      opens: REPEATED,
    }),
    make(`repeatedHours${place + 2}`, `${nth} hours`, "number", {
      stored: `occurrences.${place}.hours`,
      opens: REPEATED,
    }),
  ]),
];

const contactFields = (make: Ask) => [
  make("contactFirstName", "Contact first name"),
  make("contactLastName", "Contact last name"),
  make("contactTitle", "Contact title"),
  make("contactPhone", "Contact phone"),
  make("contactEmail", "Contact email"),
];

const categoryField = (form: ApplicationForm, label: string) =>
  moreWhat(`category_${form}`, label, "category", { stored: `categories.${form}` });

/** An experience that goes on has no end yet. */
const endDate = (make: Ask, name: string, label: string, current: string) =>
  make(name, label, "day", { stored: "endDate", opens: { with: current, on: "No" } });

const HS: readonly FormField[] = [
  TYPE,
  what("eventName", "Event or activity name", "text", { stored: "experienceName" }),
  what("OrganizationName", "Organization", "text", { stored: "organisationName" }),
  what("positionLeadership", "Position or leadership", "text", { stored: "title" }),
  when("hoursPerWeek", "Hours per week", "number"),
  when("weeksPerYear", "Weeks per year", "number"),
  when("participationGrades", "Grades you took part", "grades"),
  when("timingOfParticipation", "Timing", "times"),
  reflect("description", "What did you do?", "prose"),
  reflect("participateInCollege", "Continue in college?", "yes-no"),
  categoryField("common_app", "Common App activity type"),
  moreWhen("startDate", "Start date", "day"),
  moreWhen("endDate", "End date", "day"),
  moreWhen("completedHours", "Total hours so far", "number", {
    hint: "Leave it empty to count shifts, or hours by weeks and grades",
  }),
  ...contactFields(moreContact),
];

const PM: readonly FormField[] = [
  TYPE,
  what("name", "Experience name", "text", { stored: "experienceName" }),
  what("title", "Your title"),
  what("address", "Address"),
  when("experiences", "Is this a current experience?", "yes-no", { stored: "isCurrent" }),
  when("startDate", "Start date", "day"),
  endDate(when, "endDate", "End date", "experiences"),
  when("avgWeeklyHours", "Average weekly hours", "number", { stored: "hoursPerWeek" }),
  when("totalHours", "Total hours", "number", {
    stored: "completedHours",
    hint: "Leave it empty to count the shifts you log",
  }),
  contact("supervisorName", "Supervisor name"),
  contact("supervisorContact", "Supervisor contact", "text", { hint: "A phone number or an email address" }),
  reflect("description", "Description", "prose"),
  categoryField("amcas", "AMCAS experience type"),
  moreWhat("organisationName", "Organization"),
  moreWhat("city", "City"),
  moreWhat("country", "Country"),
  ...repeatedFields(moreWhen),
  ...anticipatedFields(moreWhen),
  ...contactFields(moreContact),
  moreReflect("meaningfulExperiences", "One of your most meaningful experiences?", "yes-no"),
  moreReflect("meaningfulDescription", "Why was it most meaningful?", "prose", {
    opens: { with: "meaningfulExperiences", on: "Yes" },
  }),
];

const PD: readonly FormField[] = [
  TYPE,
  what("experienceName", "Experience name"),
  what("organisationName", "Organization"),
  what("city", "City"),
  what("country", "Country"),
  when("completedStartDate", "Completed start date", "day", { stored: "startDate" }),
  when("completedEndDate", "Completed end date", "day", { stored: "endDate" }),
  when("completedHours", "Completed hours", "number", { hint: "Leave it empty to count the shifts you log" }),
  ...repeatedFields(when),
  ...anticipatedFields(when),
  ...contactFields(contact),
  reflect("description", "Description", "prose"),
  reflect("meaningfulExperiences", "One of your most important experiences?", "yes-no"),
  categoryField("aadsas", "AADSAS experience type"),
  moreWhat("title", "Your title"),
  moreWhat("address", "Address"),
  moreWhat("compensation", "Paid, for credit or as a volunteer", "compensation"),
  moreWhen("isCurrent", "Is this a current experience?", "yes-no"),
  moreWhen("hoursPerWeek", "Average weekly hours", "number"),
  moreWhen("weeksPerYear", "Number of weeks", "number"),
  moreContact("supervisorName", "Supervisor name"),
  moreContact("supervisorContact", "Supervisor contact", "text", { hint: "A phone number or an email address" }),
  moreContact("mayContact", "May a school contact them?", "yes-no"),
];

/**
 * The form of each track, with the specification's fields under the specification's names and then what the track's
 * application asks besides. The specification's pre-medical form is made of AADSAS's fields and its pre-dental one of
 * AMCAS's; the record holds the union, so either application is complete whichever form a student begins with.
 */
export const EXPERIENCE_FORMS: Readonly<Record<DashboardItem, readonly FormField[]>> = { HS, PM, PD };

/**
 * What a choice of another type empties, since it says what kind of thing the old type was: the application's category
 * and whether it was paid. Names, days, hours, contacts and texts are about the experience, whatever it is filed under.
 */
export const TYPE_SPECIFIC: readonly string[] = [
  "categories.common_app",
  "categories.amcas",
  "categories.aadsas",
  "compensation",
];

/** The texts that a form limits, for the counters beside them: the track's own application first. */
export function formsFor(track: DashboardItem): readonly ApplicationForm[] {
  const own = TARGET_FORM[track];
  return own === "common_app" ? [own] : [own, own === "amcas" ? "aadsas" : "amcas"];
}
