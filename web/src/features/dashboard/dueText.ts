import { dayText } from "../../views/dayText.ts";

/** The text in the field and the day it means; null if it means none. */
export interface DueText {
  readonly text: string;
  readonly day: string | null;
}

export const NO_DUE: DueText = { text: "", day: null };

export function dueTextOf(day: string | null): DueText {
  return day === null ? NO_DUE : { text: dayText(day), day };
}
