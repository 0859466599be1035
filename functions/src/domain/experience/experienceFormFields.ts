import type { ApplicationForm } from "../application/application.ts";
import { FORM_SERVICES, type FormService } from "../application/formService.ts";
import { chosenServices, FORMS_OF_SERVICE } from "../application/formServices.ts";
import type { DashboardItem } from "../shared/stage.ts";
import { categories, hints, labels, repetitions } from "../text/en/experienceFormFields.ts";

/** The four parts of a form, in the order of the page. */
export const FORM_PARTS = ["what", "when", "contact", "reflection"] as const;
export type FormPart = (typeof FORM_PARTS)[number];

export type FieldKind =
  | "type"
  | "text"
  /** Several lines of text. */
  | "prose"
  /** Hours or weeks, in steps. */
  | "hours"
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
  /** Where the record stores it: a field, or a path in a map or list (`categories.amcas`). */
  readonly stored: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly part: FormPart;
  /** Only the application asks for it, not the specification's form. Shown in "More for your application". */
  readonly isMore: boolean;
  /** The field is shown only while this yes-or-no field has that answer. */
  readonly opens?: { readonly with: string; readonly on: "Yes" | "No" };
  /** Only this service asks for it, so only students who apply through it see it. */
  readonly service?: FormService;
  readonly hint?: string;
}

type Rest = Partial<Pick<FormField, "stored" | "opens" | "service" | "hint">>;
type Place = Pick<FormField, "part" | "isMore">;

/** A field is stored under its own name unless `stored` says otherwise. */
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

const what = main("what");
const when = main("when");
const contact = main("contact");
const reflect = main("reflection");
const moreWhat = more("what");
const moreWhen = more("when");
const moreContact = more("contact");
const moreReflect = more("reflection");

const TYPE = what("type", labels.type, "type");
const ANTICIPATED = { with: "anticipated", on: "Yes" } as const;
const REPEATED = { with: "repeated", on: "Yes" } as const;

type Ask = ReturnType<typeof ask>;

/** What AMCAS asks, and the specification's pre-dental form as well. */
const anticipatedFields = (make: Ask) => [
  make("anticipated", labels.anticipated, "yes-no", { hint: hints.anticipated }),
  make("anticipatedStartDate", labels.anticipatedStartDate, "day", { opens: ANTICIPATED }),
  make("anticipatedEndDate", labels.anticipatedEndDate, "day", { opens: ANTICIPATED }),
  make("anticipatedHours", labels.anticipatedHours, "hours", { opens: ANTICIPATED }),
];

const repeatedFields = (make: Ask) => [
  make("repeated", labels.repeated, "yes-no", { hint: hints.repeated }),
  ...repetitions.flatMap((nth, place) => [
    make(`repeatedStartDate${place + 2}`, nth.startDate, "day", {
      stored: `occurrences.${place}.startDate`,
      opens: REPEATED,
    }),
    make(`repeatedEndDate${place + 2}`, nth.endDate, "day", {
      stored: `occurrences.${place}.endDate`,
      opens: REPEATED,
    }),
    make(`repeatedHours${place + 2}`, nth.hours, "hours", {
      stored: `occurrences.${place}.hours`,
      opens: REPEATED,
    }),
  ]),
];

const contactFields = (make: Ask) => [
  make("contactFirstName", labels.contactFirstName),
  make("contactLastName", labels.contactLastName),
  make("contactTitle", labels.contactTitle),
  make("contactPhone", labels.contactPhone),
  make("contactEmail", labels.contactEmail),
];

const categoryField = (service: FormService) =>
  moreWhat(`category_${service}`, categories[service], "category", { stored: `categories.${service}`, service });

/** A current experience has no end yet. */
const endDate = (make: Ask, name: string, label: string, current: string) =>
  make(name, label, "day", { stored: "endDate", opens: { with: current, on: "No" } });

const HS: readonly FormField[] = [
  TYPE,
  what("eventName", labels.eventName, "text", { stored: "experienceName" }),
  what("OrganizationName", labels.organization, "text", { stored: "organisationName" }),
  what("positionLeadership", labels.position, "text", { stored: "title" }),
  when("hoursPerWeek", labels.hoursPerWeek, "hours"),
  when("weeksPerYear", labels.weeksPerYear, "number"),
  when("participationGrades", labels.grades, "grades"),
  when("timingOfParticipation", labels.timing, "times"),
  reflect("description", labels.whatYouDid, "prose"),
  reflect("participateInCollege", labels.participateInCollege, "yes-no"),
  categoryField("common_app"),
  categoryField("uc"),
  moreWhat("organisationAbout", labels.about, "prose", { service: "uc", hint: hints.about }),
  moreWhen("startDate", labels.startDate, "day"),
  moreWhen("endDate", labels.endDate, "day"),
  moreWhen("completedHours", labels.totalHoursSoFar, "hours", {
    hint: hints.totalByWeeks,
  }),
  ...contactFields(moreContact),
];

const PM: readonly FormField[] = [
  TYPE,
  what("name", labels.experienceName, "text", { stored: "experienceName" }),
  what("title", labels.title),
  what("address", labels.address),
  when("experiences", labels.isCurrent, "yes-no", { stored: "isCurrent" }),
  when("startDate", labels.startDate, "day"),
  endDate(when, "endDate", labels.endDate, "experiences"),
  when("avgWeeklyHours", labels.averageWeeklyHours, "hours", { stored: "hoursPerWeek" }),
  when("totalHours", labels.totalHours, "hours", {
    stored: "completedHours",
    hint: hints.totalByShifts,
  }),
  contact("supervisorName", labels.supervisorName),
  contact("supervisorContact", labels.supervisorContact, "text", { hint: hints.supervisorContact }),
  reflect("description", labels.description, "prose"),
  categoryField("amcas"),
  categoryField("aacomas"),
  categoryField("tmdsas"),
  moreWhat("organisationName", labels.organization),
  moreWhat("city", labels.city),
  moreWhat("country", labels.country),
  moreWhat("compensation", labels.compensation, "compensation", { service: "aacomas" }),
  ...repeatedFields(moreWhen),
  ...anticipatedFields(moreWhen),
  ...contactFields(moreContact),
  moreContact("mayContact", labels.mayContact, "yes-no", { service: "aacomas" }),
  moreReflect("meaningfulExperiences", labels.mostMeaningful, "yes-no"),
  moreReflect("meaningfulDescription", labels.whyMostMeaningful, "prose", {
    opens: { with: "meaningfulExperiences", on: "Yes" },
  }),
];

const PD: readonly FormField[] = [
  TYPE,
  what("experienceName", labels.experienceName),
  what("organisationName", labels.organization),
  what("city", labels.city),
  what("country", labels.country),
  when("completedStartDate", labels.completedStartDate, "day", { stored: "startDate" }),
  when("completedEndDate", labels.completedEndDate, "day", { stored: "endDate" }),
  when("completedHours", labels.completedHours, "hours", { hint: hints.totalByShifts }),
  ...repeatedFields(when),
  ...anticipatedFields(when),
  ...contactFields(contact),
  reflect("description", labels.description, "prose"),
  reflect("meaningfulExperiences", labels.mostImportant, "yes-no"),
  categoryField("aadsas"),
  categoryField("tmdsas"),
  moreWhat("title", labels.title),
  moreWhat("address", labels.address),
  moreWhat("compensation", labels.compensation, "compensation"),
  moreWhen("isCurrent", labels.isCurrent, "yes-no"),
  moreWhen("hoursPerWeek", labels.averageWeeklyHours, "hours"),
  moreWhen("weeksPerYear", labels.weeks, "number"),
  moreContact("supervisorName", labels.supervisorName),
  moreContact("supervisorContact", labels.supervisorContact, "text", { hint: hints.supervisorContact }),
  moreContact("mayContact", labels.mayContact, "yes-no"),
];

/**
 * The form of each track: first the specification's fields under the specification's names, then the additional fields
 * of the track's application. The specification's pre-medical form consists of AADSAS's fields and its pre-dental form
 * of AMCAS's. The record stores all of them, so either application is complete, whichever form a student starts with.
 */
export const EXPERIENCE_FORMS: Readonly<Record<DashboardItem, readonly FormField[]>> = { HS, PM, PD };

/** The fields of a track's form for the student's services. */
export function fieldsFor(track: DashboardItem, services: readonly FormService[]): readonly FormField[] {
  return EXPERIENCE_FORMS[track].filter(({ service }) => service === undefined || services.includes(service));
}

/**
 * Fields that are cleared when another type is chosen, because they describe the old type: the application's category
 * and whether it was paid. Names, days, hours, contacts and texts describe the experience itself and stay.
 */
export const TYPE_SPECIFIC: readonly string[] = [
  ...FORM_SERVICES.map((service) => `categories.${service}`),
  "compensation",
];

/** The counterpart that a student who chose no services sees as well, since both forms are asked in one record. */
const ALSO_COUNTED: Readonly<Partial<Record<DashboardItem, FormService>>> = { PM: "aadsas", PD: "amcas" };

/** The forms with a text limit, for the character counters. The track's own application comes first. */
export function formsFor(track: DashboardItem, chosen: readonly FormService[] | undefined): readonly ApplicationForm[] {
  const services = chosenServices(track, chosen);
  const also = chosen === undefined ? ALSO_COUNTED[track] : undefined;
  return [...services, ...(also ? [also] : [])].map((service) => FORMS_OF_SERVICE[service][0]);
}
