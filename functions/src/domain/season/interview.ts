import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID, rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/season.ts";
import { isTimeZone } from "./zonedTime.ts";

export const INTERVIEW_LIMIT = 200;
/** The longest texts. Security rules repeat them. */
export const PLACE_LENGTH = 300;
export const PEOPLE_LENGTH = 500;
export const INTERVIEW_NOTES_LENGTH = 2_000;

export const INTERVIEW_FORMATS = ["traditional", "mmi", "panel", "group", "recorded"] as const;
export type InterviewFormat = (typeof INTERVIEW_FORMATS)[number];

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const longText = (longest: number) => z.string().check(z.maxLength(longest, atMostCharacters(longest)));

export const interview = z.object({
  /** The id of the school's row in `schools/all`. */
  school_id: z.string().check(z.regex(ROW_ID)),
  invited: z.nullable(storedDay),
  /** The day and time at the school, in `zone`. The time is `HH:MM`. Null until they are chosen. */
  day: z.nullable(storedDay),
  time: z.nullable(z.string().check(z.regex(TIME, text.enterTime))),
  /** The IANA name of the school's time zone, such as `America/Chicago`. */
  zone: z.string().check(z.maxLength(60), z.refine(isTimeZone, text.chooseZone)),
  format: z.enum(INTERVIEW_FORMATS, text.chooseFormat),
  place: longText(PLACE_LENGTH),
  people: longText(PEOPLE_LENGTH),
  notes: longText(INTERVIEW_NOTES_LENGTH),
  /** The day the thank-you note was sent. */
  thanked: z.nullable(storedDay),
});
export type Interview = z.infer<typeof interview>;

export const EMPTY_INTERVIEW: Omit<Interview, "school_id" | "zone"> = {
  invited: null,
  day: null,
  time: null,
  format: "traditional",
  place: "",
  people: "",
  notes: "",
  thanked: null,
};

export const interviewKind = recordKind(interview, ["school_id", "zone"], EMPTY_INTERVIEW);

/** `users/{uid}/interviews/all`. */
export const interviewList = rowList(interview, INTERVIEW_LIMIT);
