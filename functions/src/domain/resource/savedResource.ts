import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { groups, notAWebAddress } from "../text/en/savedResource.ts";
import { webAddress } from "./webAddress.ts";

export const SAVED_RESOURCE_LIMIT = 300;
export const SAVED_NOTE_LENGTH = 500;
export const SAVED_TITLE_LENGTH = 200;
export const SAVED_URL_LENGTH = 1_000;

/** The groups that saved resources are counted in, in the dashboard's order. */
export const SAVED_GROUPS = [
  "schoolHelp",
  "extracurriculars",
  "volunteering",
  "clinicalExperience",
  "shadowing",
] as const;
export type SavedGroup = (typeof SAVED_GROUPS)[number];

export const SAVED_GROUP_NAMES: Readonly<Record<SavedGroup, string>> = groups;

/** The address of a link. Only http and https, because it becomes one. */
export const linkAddress = z.string().check(
  z.maxLength(SAVED_URL_LENGTH, atMostCharacters(SAVED_URL_LENGTH)),
  z.refine((url) => webAddress(url) !== null, notAWebAddress),
);

/** A resource the student has saved. The row's id is the resource's id, or a new one for a link of the student's own. */
export const savedResource = z.object({
  saved_on: storedDay,
  /** The group of the category it was saved from. Stored, so the dashboard can count without loading the resources. */
  savedGroup: z.enum(SAVED_GROUPS),
  note: z.string().check(z.trim(), z.maxLength(SAVED_NOTE_LENGTH, atMostCharacters(SAVED_NOTE_LENGTH))),
  /** The name and address of a link of the student's own; empty for a resource of Cairn's list. */
  title: z.string().check(z.trim(), z.maxLength(SAVED_TITLE_LENGTH, atMostCharacters(SAVED_TITLE_LENGTH))),
  url: z.union([z.literal(""), linkAddress]),
});
export type SavedResource = z.infer<typeof savedResource>;

export const savedResourceKind = recordKind(savedResource, ["saved_on", "savedGroup"], {
  saved_on: NO_DAY,
  note: "",
  title: "",
  url: "",
});

/** `users/{uid}/savedResources/all`. */
export const savedResourceList = rowList(savedResource, SAVED_RESOURCE_LIMIT);

/** How many resources are saved in each group. */
export function savedCounts(rows: readonly Pick<SavedResource, "savedGroup">[]): Readonly<Record<SavedGroup, number>> {
  const count = (group: SavedGroup) => rows.filter(({ savedGroup }) => savedGroup === group).length;
  return {
    schoolHelp: count("schoolHelp"),
    extracurriculars: count("extracurriculars"),
    volunteering: count("volunteering"),
    clinicalExperience: count("clinicalExperience"),
    shadowing: count("shadowing"),
  };
}
