import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { dashboardItem, track } from "../shared/stage.ts";
import { storedDay } from "../shared/storedDay.ts";
import * as text from "../text/en/account.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { phoneNumber } from "./phoneNumber.ts";
import { SAMPLES } from "./samples.ts";

/** The longest name, in characters. */
export const NAME_LIMIT = 80;

export const displayName = z
  .string()
  .check(z.trim(), z.minLength(1, text.enterName), z.maxLength(NAME_LIMIT, atMostCharacters(NAME_LIMIT)));

/** The most cards an account remembers as collapsed. Security rules check each one, because they cannot loop. */
export const COLLAPSED_LIMIT = 20;

/** The id of last year's checklist in the list of collapsed cards. It starts collapsed: that year was before Cairn. */
export const PREVIOUS_CHECKLIST_CARD = "previous-checklist";

/** The most widgets an account can order or hide. */
export const WIDGET_LIMIT = 10;

const widgetIds = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(WIDGET_LIMIT));

/** Appearance and layout choices that follow the account. */
export const preferences = z.object({
  theme: z.optional(z.enum(["lichen", "tarn", "slate", "ochre", "clay", "heather"])),
  mode: z.optional(z.enum(["light", "dark", "system"])),
  /** Ids of cards the student has collapsed. */
  collapsed: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(COLLAPSED_LIMIT))),
  /** The dashboard widgets' ids: the student's order, and the hidden ones. */
  widgets: z.optional(z.object({ order: z.optional(widgetIds), hidden: z.optional(widgetIds) })),
});
export type Preferences = z.infer<typeof preferences>;

/**
 * `users/{uid}`. Only the server writes the stage fields, in one transaction with the matching checklists. The student
 * can change `display_name`, `preferred_name`, `dashboard_item`, `preferences` and `phone`.
 */
export const user = z.object({
  display_name: displayName,
  current_stage: z.string(),
  /** The stage before this one. Its checklist is the "Previous Year's Checklist". Null for the first stage. */
  previous_stage: z.nullable(z.string()),
  stage_display_label: z.string(),
  stageCategoryID: z.string(),
  track,
  dashboard_item: dashboardItem,
  preferences,
  /**
   * The day the student registered and confirmed being 13 or older. Only the server writes it. Students who registered
   * before this field existed do not have it.
   */
  age_confirmed_on: z.optional(storedDay),
  /**
   * The sample student whose plan a guest is viewing. Only the server writes it. It never becomes a student's own plan.
   */
  sample: z.optional(z.enum(SAMPLES)),
  /**
   * The account's address was not confirmed when the student registered, and has not been since. Only the server writes
   * it. When it is confirmed, shares from before end: whoever made them may be another person.
   */
  is_unconfirmed: z.optional(z.literal(true)),
  /**
   * When the student last logged out everywhere, in seconds since 1970, as ID tokens tell times. Only the server writes
   * it. The rules refuse shares from logins before it: their tokens are valid for up to an hour more.
   */
  logged_out_at: z.optional(z.int()),
  /** What the student wants to be called. Greetings use it instead of the name. */
  preferred_name: z.optional(displayName),
  /** For the student's own records only. It cannot be used to sign in. */
  phone: z.optional(phoneNumber),
});
export type User = z.infer<typeof user>;

export const userKind = recordKind(user, [], {
  display_name: "",
  previous_stage: null,
  stage_display_label: "",
  stageCategoryID: "",
  preferences: {},
});
