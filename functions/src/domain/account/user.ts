import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { dashboardItem, track } from "../shared/stage.ts";
import { storedDay } from "../shared/storedDay.ts";
import * as text from "../text/en/account.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { phoneNumber } from "./phoneNumber.ts";
import { SAMPLES } from "./sampleStudents.ts";

/** The longest name, in characters. */
export const NAME_LIMIT = 80;

export const displayName = z
  .string()
  .check(z.trim(), z.minLength(1, text.enterName), z.maxLength(NAME_LIMIT, atMostCharacters(NAME_LIMIT)));

/** The most cards an account remembers as collapsed; security rules check each one, since they cannot walk a list. */
export const COLLAPSED_LIMIT = 20;

/** The id of last year's checklist among the collapsed cards. It starts collapsed: that year was before Cairn. */
export const PREVIOUS_CHECKLIST_CARD = "previous-checklist";

/** The most widgets an account orders or hides. */
export const WIDGET_LIMIT = 10;

const widgetIds = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(WIDGET_LIMIT));

/** Appearance and layout choices that follow the account. */
export const preferences = z.object({
  theme: z.optional(z.enum(["lichen", "tarn", "slate", "ochre", "clay", "heather"])),
  mode: z.optional(z.enum(["light", "dark", "system"])),
  /** Ids of cards the student has collapsed. */
  collapsed: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(COLLAPSED_LIMIT))),
  /** Ids of the dashboard's widgets: the student's order of them, and those they do not want to see. */
  widgets: z.optional(z.object({ order: z.optional(widgetIds), hidden: z.optional(widgetIds) })),
});
export type Preferences = z.infer<typeof preferences>;

/**
 * `users/{uid}`. The server alone writes the stage fields, in one transaction with the checklists they stand for; the
 * student may change `display_name`, `dashboard_item`, `preferences` and `phone`.
 */
export const user = z.object({
  display_name: displayName,
  current_stage: z.string(),
  /** The stage before, whose checklist is the "Previous Year's Checklist"; null for the first stage. */
  previous_stage: z.nullable(z.string()),
  stage_display_label: z.string(),
  stageCategoryID: z.string(),
  track,
  dashboard_item: dashboardItem,
  preferences,
  /**
   * The day the student registered and said that they are 13 or older; the server's alone. Students of before have
   * none.
   */
  age_confirmed_on: z.optional(storedDay),
  /** The sample student whose plan a guest is looking at; the server's alone. It never becomes a student's own plan. */
  sample: z.optional(z.enum(SAMPLES)),
  /** For the student's own records; it is no way to sign in. */
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
