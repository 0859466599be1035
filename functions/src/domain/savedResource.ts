import * as z from "zod/mini";
import { calendarDay } from "./checklist.ts";
import { rowList } from "./rowList.ts";

export const SAVED_RESOURCE_LIMIT = 300;

/** A resource the student keeps; the row's id is that of the resource. */
export const savedResource = z.object({
  saved_on: calendarDay,
  note: z.string().check(z.maxLength(500, "Use at most 500 characters.")),
});
export type SavedResource = z.infer<typeof savedResource>;

/** `users/{uid}/savedResources/all`. */
export const savedResourceList = rowList(savedResource, SAVED_RESOURCE_LIMIT);
