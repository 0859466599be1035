import * as z from "zod/mini";
import { calendarDay } from "./checklist.ts";
import { EXPERIENCE_TYPES } from "./experienceType.ts";
import { ROW_ID } from "./rowList.ts";

/** The most experiences an account holds, so that the summary of all of them stays one document. */
export const EXPERIENCE_LIMIT = 2_500;
/** The most shifts of one experience. */
export const SHIFT_LIMIT = 500;
/** The most occurrences beside the first: AMCAS gives an entry four date ranges in all. */
export const OCCURRENCE_LIMIT = 3;

/** The hours of a whole life's work stay below this. */
const HOURS_LIMIT = 50_000;

const hours = z
  .number("Enter the hours as a number.")
  .check(z.minimum(0, "Hours cannot be negative."), z.maximum(HOURS_LIMIT, `Enter at most ${HOURS_LIMIT} hours.`));
const text = (longest: number) => z.string().check(z.maxLength(longest, `Use at most ${longest} characters.`));
const day = z.nullable(calendarDay);

/** One time the student was there. */
export const shift = z.object({
  day: calendarDay,
  hours: z
    .number("Enter the hours as a number.")
    .check(z.gt(0, "Enter more than 0 hours."), z.maximum(24, "A day has 24 hours.")),
  note: text(500),
});
export type Shift = z.infer<typeof shift>;

/** A further date range of the same experience. */
export const occurrence = z.object({ startDate: day, endDate: day, hours: z.nullable(hours) });

/**
 * `users/{uid}/experiences/{id}`: one record for every application. It holds the union of the fields of the three
 * forms of the specification and of their target applications; a field that two forms name differently is stored once
 * (`experienceForms.ts` says which form calls it what). A text that is not given is "", a number or day null.
 */
export const experience = z.object({
  type: z.enum(EXPERIENCE_TYPES),
  /** The form the record was begun with. */
  track: z.enum(["HS", "PM", "PD"]),
  /** `eventName` of the high-school form, `name` of the pre-medical one. */
  experienceName: text(200).check(z.trim(), z.minLength(1, "Give the experience a name.")),
  /** `OrganizationName` of the high-school form. */
  organisationName: text(200),
  /** `positionLeadership` of the high-school form. */
  title: text(200),
  description: text(4_000),
  /** What a most meaningful entry adds. */
  meaningfulDescription: text(4_000),
  meaningfulExperiences: z.boolean(),
  /** Also `completedStartDate` and `completedEndDate` of the pre-dental form. */
  startDate: day,
  endDate: day,
  /** `experiences` of the pre-medical form: the student still does it. */
  isCurrent: z.boolean(),
  /** `totalHours` of the pre-medical form. Null while the hours are counted from shifts or weeks. */
  completedHours: z.nullable(hours),
  anticipated: z.boolean(),
  anticipatedStartDate: day,
  anticipatedEndDate: day,
  anticipatedHours: z.nullable(hours),
  repeated: z.boolean(),
  occurrences: z.array(occurrence).check(z.maxLength(OCCURRENCE_LIMIT)),
  /** `avgWeeklyHours` of the pre-medical form. */
  hoursPerWeek: z.nullable(z.number().check(z.minimum(0), z.maximum(168, "A week has 168 hours."))),
  weeksPerYear: z.nullable(z.number().check(z.minimum(0), z.maximum(52, "A year has 52 weeks."))),
  participateInCollege: z.nullable(z.boolean()),
  timingOfParticipation: z.array(z.enum(["S", "B", "Y"])),
  participationGrades: z.array(z.enum(["9", "10", "11", "12", "PG"])),
  country: text(100),
  city: text(100),
  address: text(300),
  supervisorName: text(200),
  supervisorContact: text(200),
  contactFirstName: text(100),
  contactLastName: text(100),
  contactTitle: text(100),
  contactPhone: text(40),
  contactEmail: text(200),
  /** Whether the school may ask the contact; AADSAS wants it said. */
  mayContact: z.nullable(z.boolean()),
  compensation: z.nullable(z.enum(["paid", "credit", "volunteer"])),
  /** The target form's own category where the student has chosen one; null takes the one that fits the type. */
  categories: z.object({ common_app: z.nullable(text(80)), amcas: z.nullable(text(80)), aadsas: z.nullable(text(80)) }),
  /** A text written for one form; "" takes `description`. */
  descriptions: z.object({ common_app: text(1_000), amcas: text(4_000), aadsas: text(4_000) }),
  shifts: z.record(z.string().check(z.regex(ROW_ID)), shift),
  /** The shift this write touches. Security rules cannot walk a map, so each write names the one it changes. */
  changed_shift: z.nullable(z.string()),
  created_on: calendarDay,
});
export type Experience = z.infer<typeof experience>;

/** The fields a form changes; shifts are logged one by one. */
export type ExperienceFields = Omit<Experience, "shifts" | "changed_shift" | "created_on">;

/** A record with nothing in it, as a new form begins. */
export const EMPTY_EXPERIENCE: Omit<ExperienceFields, "track"> = {
  type: "Volunteering",
  experienceName: "",
  organisationName: "",
  title: "",
  description: "",
  meaningfulDescription: "",
  meaningfulExperiences: false,
  startDate: null,
  endDate: null,
  isCurrent: false,
  completedHours: null,
  anticipated: false,
  anticipatedStartDate: null,
  anticipatedEndDate: null,
  anticipatedHours: null,
  repeated: false,
  occurrences: [],
  hoursPerWeek: null,
  weeksPerYear: null,
  participateInCollege: null,
  timingOfParticipation: [],
  participationGrades: [],
  country: "",
  city: "",
  address: "",
  supervisorName: "",
  supervisorContact: "",
  contactFirstName: "",
  contactLastName: "",
  contactTitle: "",
  contactPhone: "",
  contactEmail: "",
  mayContact: null,
  compensation: null,
  categories: { common_app: null, amcas: null, aadsas: null },
  descriptions: { common_app: "", amcas: "", aadsas: "" },
};
