import * as z from "zod/mini";
import { CONTACT_EMAIL, CONTACT_PHONE } from "../experience/experience.ts";
import { plainEmail } from "../shared/plainEmail.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID, rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as contactWords from "../text/en/experience.ts";
import * as words from "../text/en/letter.ts";

/** The most letters of an account. No service takes more than ten, and this many fit into one document. */
export const LETTER_LIMIT = 30;
/** The longest texts and lists. Security rules repeat them. */
export const WRITER_LENGTH = 200;
export const SEND_TO_LENGTH = 500;
export const LETTER_NOTE_LENGTH = 1_000;
export const BRIEF_LENGTH = 5_000;
export const LETTER_SCHOOL_LIMIT = 60;
export const LEFT_OUT_LIMIT = 60;
export const LETTER_JOURNAL_LIMIT = 8;

/** Who writes. A committee letter evaluates the student; a packet collects letters without an evaluation. */
export const LETTER_KINDS = [
  "committee",
  "packet",
  "science",
  "non-science",
  "physician",
  "dentist",
  "investigator",
  "counselor",
  "teacher",
  "advisor",
  "supervisor",
  "other",
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The services that collect letters. Colleges' letters go through the Common App. */
export const LETTER_SERVICES = ["AMCAS", "AACOMAS", "AADSAS", "TMDSAS", "Common App"] as const;
export type LetterService = (typeof LETTER_SERVICES)[number];

/** Whether the student has given up the right to read the letter (FERPA). */
export const WAIVERS = ["open", "waived", "kept"] as const;

/** The steps of a letter in order. Each is a field with the day it was done. */
export const LETTER_STEPS = ["asked_on", "agreed_on", "given_on", "received_on", "thanked_on"] as const;
export type LetterStep = (typeof LETTER_STEPS)[number];

const text = (longest: number) => z.string().check(z.maxLength(longest, atMostCharacters(longest)));
const ids = (most: number) => z.array(z.string().check(z.regex(ROW_ID))).check(z.maxLength(most));
const day = z.nullable(storedDay);

/** A letter of recommendation and its writer. */
export const letter = z.object({
  /** The track it was added in. Letters for college and for professional school are listed apart. */
  track: z.enum(["HS", "PM", "PD"]),
  kind: z.enum(LETTER_KINDS),
  writer: text(WRITER_LENGTH).check(z.trim(), z.minLength(1, words.enterWriter)),
  /** The writer's position, such as `Professor of Chemistry`. */
  role: text(100),
  email: text(200).check(z.overwrite(plainEmail), z.regex(CONTACT_EMAIL, contactWords.emailAddress)),
  phone: text(40).check(z.trim(), z.regex(CONTACT_PHONE, contactWords.phoneWithAreaCode)),
  asked_on: day,
  agreed_on: day,
  /** The writer said no. */
  declined_on: day,
  /** The writer got the student's material. */
  given_on: day,
  /** The service or the school has the letter. */
  received_on: day,
  thanked_on: day,
  needed_by: day,
  waiver: z.enum(WAIVERS),
  services: z.array(z.enum(LETTER_SERVICES)).check(z.maxLength(LETTER_SERVICES.length)),
  /** Ids of the schools it was chosen for. A service that sends all letters to all schools needs none. */
  school_ids: ids(LETTER_SCHOOL_LIMIT),
  /** Where the writer sends it, such as a letter ID or a link. */
  send_to: text(SEND_TO_LENGTH),
  note: text(LETTER_NOTE_LENGTH),
  /** What the student adds to the page for the writer. */
  brief: text(BRIEF_LENGTH),
  /** Ids of the writer's experiences that the page leaves out. */
  left_out: ids(LEFT_OUT_LIMIT),
  /** Ids of the journal entries that the page includes. None unless the student ticks them. */
  journal_ids: ids(LETTER_JOURNAL_LIMIT),
  /** Whether the page includes the notes of shifts. */
  with_notes: z.boolean(),
});
export type Letter = z.infer<typeof letter>;

/** Every field but the needed ones. */
export const NO_LETTER_DETAILS: Omit<Letter, "track" | "kind" | "writer"> = {
  role: "",
  email: "",
  phone: "",
  asked_on: null,
  agreed_on: null,
  declined_on: null,
  given_on: null,
  received_on: null,
  thanked_on: null,
  needed_by: null,
  waiver: "open",
  services: [],
  school_ids: [],
  send_to: "",
  note: "",
  brief: "",
  left_out: [],
  journal_ids: [],
  with_notes: false,
};

export const letterKind = recordKind(letter, ["track", "kind", "writer"], { kind: "other", ...NO_LETTER_DETAILS });

/** `users/{uid}/letters/all`. */
export const letterList = rowList(letter, LETTER_LIMIT);

/** How far a letter is: its last step, whatever was skipped before it. */
export function letterState(row: Pick<Letter, LetterStep | "declined_on">): LetterStep | "declined_on" | null {
  if (row.declined_on !== null && row.received_on === null) return "declined_on";
  return LETTER_STEPS.findLast((step) => row[step] !== null) ?? null;
}
