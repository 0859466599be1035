import * as z from "zod/mini";
import { daysBetween, NO_DAY } from "../shared/calendarDay.ts";
import { EXPERIENCE_TYPES } from "../shared/experienceType.ts";
import { plainEmail } from "../shared/plainEmail.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as say from "../text/en/experience.ts";

/** The most experiences an account holds. Keeps their summary within one document. */
export const EXPERIENCE_LIMIT = 2_500;
/** The most shifts of one experience. */
export const SHIFT_LIMIT = 500;
/** The most shifts that one write changes. Rules cannot loop over a map; they check each shift that the write names. */
export const SHIFTS_A_WRITE = 10;
/** The most occurrences after the first: AMCAS gives an entry four date ranges in all. */
export const OCCURRENCE_LIMIT = 3;
/** More hours than a whole working life has. */
export const HOURS_LIMIT = 50_000;
/** The longest texts. Security rules repeat them. */
export const NAME_LENGTH = 200;
export const DESCRIPTION_LENGTH = 4_000;
export const ABOUT_LENGTH = 1_000;
export const SHIFT_NOTE_LENGTH = 500;
/** The longest texts for one form: more than it accepts, so that a draft over its limit can be saved. */
export const FORM_TEXT_LENGTHS = {
  common_app: 1_000,
  amcas: DESCRIPTION_LENGTH,
  aadsas: DESCRIPTION_LENGTH,
  aacomas: 2_000,
  tmdsas: 1_000,
  tmdsas_meaningful: 1_000,
  uc: 1_000,
  honor: 1_000,
} as const;

export const EXPERIENCE_TRACKS = ["HS", "PM", "PD"] as const;
export const PARTICIPATION_TIMES = ["S", "B", "Y"] as const;
export const PARTICIPATION_GRADES = ["9", "10", "11", "12", "PG"] as const;
export const COMPENSATIONS = ["paid", "credit", "volunteer"] as const;

/** Text before an @ and a name with a dot after it. Only sending an email could check more. "" if none is given. */
export const CONTACT_EMAIL = /^([^@ ]+@[^@ ]+[.][^@. ]+)?$/;
/** Seven to fifteen digits with the marks people put between them, and an extension. "" if none is given. */
export const CONTACT_PHONE = /^([+]?([ ()./-]*[0-9]){7,15}[)]?( ?(x|ext[.]?) ?[0-9]{1,6})?)?$/;

const hours = z
  .number(say.hoursAsNumber)
  .check(z.minimum(0, say.hoursNotNegative), z.maximum(HOURS_LIMIT, say.atMostHours(HOURS_LIMIT)));
const text = (longest: number) => z.string().check(z.maxLength(longest, atMostCharacters(longest)));
const day = z.nullable(storedDay);
const category = z.nullable(text(80).check(z.trim(), z.minLength(1)));
const choices = <const Choices extends readonly string[]>(all: Choices) =>
  z.array(z.enum(all)).check(z.maxLength(all.length));

/** One visit of the student. */
export const shift = z.object({
  day: storedDay,
  hours: z.number(say.hoursAsNumber).check(z.gt(0, say.moreThanNoHours), z.maximum(24, say.hoursOfADay)),
  note: text(SHIFT_NOTE_LENGTH),
});
export type Shift = z.infer<typeof shift>;

export const shiftKind = recordKind(shift, ["day", "hours"], { day: NO_DAY, note: "" });

/** An additional date range of the same experience. */
export const occurrence = z
  .object({ startDate: day, endDate: day, hours: z.nullable(hours) })
  .check(...isPossible("startDate", "endDate", "hours"));
export type Occurrence = z.infer<typeof occurrence>;

recordKind(occurrence, [], { startDate: null, endDate: null, hours: null });

/**
 * `users/{uid}/experiences/{id}`: one record for every application. It has all fields of the specification's three
 * forms and of their target applications. A field that two forms name differently is stored once
 * (`experienceFormFields.ts` has each form's name for it). A missing text is "", a missing number or day is null.
 */
const record = z.object({
  type: z.enum(EXPERIENCE_TYPES),
  /** The form in which the record was created. */
  track: z.enum(EXPERIENCE_TRACKS),
  /** `eventName` of the high-school form, `name` of the pre-medical one. */
  experienceName: text(NAME_LENGTH).check(z.trim(), z.minLength(1, say.giveAName)),
  /** `OrganizationName` of the high-school form. */
  organisationName: text(NAME_LENGTH),
  /** What the organization does, or what an award requires. The UC application asks for it. */
  organisationAbout: text(ABOUT_LENGTH),
  /** `positionLeadership` of the high-school form. */
  title: text(NAME_LENGTH),
  description: text(DESCRIPTION_LENGTH),
  /** The additional text of a most meaningful entry. */
  meaningfulDescription: text(DESCRIPTION_LENGTH),
  meaningfulExperiences: z.boolean(),
  /** Also `completedStartDate` and `completedEndDate` of the pre-dental form. */
  startDate: day,
  endDate: day,
  /** `experiences` of the pre-medical form: whether the student still does it. */
  isCurrent: z.boolean(),
  /** `totalHours` of the pre-medical form. Null if hours are calculated from shifts or weeks. */
  completedHours: z.nullable(hours),
  anticipated: z.boolean(),
  anticipatedStartDate: day,
  anticipatedEndDate: day,
  anticipatedHours: z.nullable(hours),
  repeated: z.boolean(),
  occurrences: z.array(occurrence).check(z.maxLength(OCCURRENCE_LIMIT)),
  /** `avgWeeklyHours` of the pre-medical form. */
  hoursPerWeek: z.nullable(z.number().check(z.minimum(0, say.hoursNotNegative), z.maximum(168, say.hoursOfAWeek))),
  weeksPerYear: z.nullable(z.number().check(z.minimum(0, say.weeksNotNegative), z.maximum(52, say.weeksOfAYear))),
  participateInCollege: z.nullable(z.boolean()),
  timingOfParticipation: choices(PARTICIPATION_TIMES),
  participationGrades: choices(PARTICIPATION_GRADES),
  country: text(100),
  city: text(100),
  address: text(300),
  supervisorName: text(NAME_LENGTH),
  supervisorContact: text(NAME_LENGTH),
  contactFirstName: text(100),
  contactLastName: text(100),
  contactTitle: text(100),
  contactPhone: text(40).check(z.trim(), z.regex(CONTACT_PHONE, say.phoneWithAreaCode)),
  contactEmail: text(NAME_LENGTH).check(z.overwrite(plainEmail), z.regex(CONTACT_EMAIL, say.emailAddress)),
  /** Whether the school may contact this person. AADSAS requires an answer. */
  mayContact: z.nullable(z.boolean()),
  compensation: z.nullable(z.enum(COMPENSATIONS)),
  /**
   * The form's category that the student has chosen. Null means the category that fits the type. AACOMAS and AADSAS
   * share `achievement`; `recognition` is the level of an honor. Security rules accept eight of them.
   */
  categories: z.object({
    common_app: category,
    amcas: category,
    aadsas: category,
    aacomas: category,
    tmdsas: category,
    uc: category,
    recognition: category,
    achievement: category,
  }),
  /**
   * A text written for one form. "" means the general text is used (`formTexts.ts`). Security rules accept eight of
   * them, with 16,000 characters in all.
   */
  descriptions: z.object({
    common_app: text(FORM_TEXT_LENGTHS.common_app),
    amcas: text(FORM_TEXT_LENGTHS.amcas),
    aadsas: text(FORM_TEXT_LENGTHS.aadsas),
    aacomas: text(FORM_TEXT_LENGTHS.aacomas),
    tmdsas: text(FORM_TEXT_LENGTHS.tmdsas),
    /** Used instead of `meaningfulDescription`, which is written to the length of AMCAS. */
    tmdsas_meaningful: text(FORM_TEXT_LENGTHS.tmdsas_meaningful),
    uc: text(FORM_TEXT_LENGTHS.uc),
    /** An honor in one line, if its name is not enough. */
    honor: text(FORM_TEXT_LENGTHS.honor),
  }),
  shifts: z
    .record(z.string().check(z.regex(ROW_ID)), shift)
    .check(z.refine((shifts) => Object.keys(shifts).length <= SHIFT_LIMIT, say.atMostShifts(SHIFT_LIMIT))),
  /** The ids of the shifts this write changes, separated by spaces. Null if it changes none. */
  changed_shift: z.nullable(z.string()),
  created_on: storedDay,
});

/** Dates in order, and no more hours than the days have. */
const POSSIBLE = [
  ...isPossible("startDate", "endDate", "completedHours"),
  ...isPossible("anticipatedStartDate", "anticipatedEndDate", "anticipatedHours"),
];

export const experience = record.check(...POSSIBLE);
export type Experience = z.infer<typeof experience>;

/** The fields a form changes. Shifts are logged one by one. */
export const experienceFields = z
  .omit(record, { shifts: true, changed_shift: true, created_on: true })
  .check(...POSSIBLE);
export type ExperienceFields = z.infer<typeof experienceFields>;

/** An empty record for a new form. */
export const EMPTY_EXPERIENCE: Omit<ExperienceFields, "track"> = {
  type: "Volunteering",
  experienceName: "",
  organisationName: "",
  organisationAbout: "",
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
  categories: {
    common_app: null,
    amcas: null,
    aadsas: null,
    aacomas: null,
    tmdsas: null,
    uc: null,
    recognition: null,
    achievement: null,
  },
  descriptions: {
    common_app: "",
    amcas: "",
    aadsas: "",
    aacomas: "",
    tmdsas: "",
    tmdsas_meaningful: "",
    uc: "",
    honor: "",
  },
};

const FIELD_NAMES = Object.keys(experienceFields.shape) as (keyof ExperienceFields)[];

recordKind(record.shape.categories, [], EMPTY_EXPERIENCE.categories);
recordKind(record.shape.descriptions, [], EMPTY_EXPERIENCE.descriptions);

const { type: _type, experienceName: _name, ...DEFAULTS } = EMPTY_EXPERIENCE;
export const experienceKind = recordKind(experience, ["type", "track", "experienceName", "created_on"], {
  ...DEFAULTS,
  shifts: {},
  changed_shift: null,
  created_on: NO_DAY,
});

/**
 * The fields of a record that a form changes, exactly as stored. Values that the schema now rejects are included, so
 * the student can fix them.
 */
export function fieldsIn(stored: ExperienceFields): ExperienceFields {
  const own = Object.fromEntries(FIELD_NAMES.filter((name) => name in stored).map((name) => [name, stored[name]]));
  return { ...EMPTY_EXPERIENCE, track: stored.track, ...own };
}

/** Checks one date range and its hours. */
function isPossible<Start extends string, End extends string, Count extends string>(
  start: Start,
  end: End,
  count: Count,
) {
  type Row = Readonly<Record<Start | End, string | null> & Record<Count, number | null>>;
  const isReversed = (row: Row) => daysIn(row[start], row[end]) <= 0;
  return [
    z.refine<Row>((row) => !isReversed(row), { path: [end], message: say.endBeforeStart }),
    z.refine<Row>((row) => isReversed(row) || !((row[count] ?? 0) > daysIn(row[start], row[end]) * 24), {
      path: [count],
      message: say.moreHoursThanDays,
    }),
  ];
}

/** Counts both days. Infinite if one is missing. */
function daysIn(start: string | null, end: string | null): number {
  return start === null || end === null ? Number.POSITIVE_INFINITY : daysBetween(start, end) + 1;
}
