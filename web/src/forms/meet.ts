/** The values of a field as a form holds them: one text, or one for each box that is ticked. */
export type Values = readonly string[];

/** Where the student's typing in a field began. */
export interface Base {
  /** What the record said. */
  readonly stored: Values;
  /**
   * What the field showed. A browser shows no day that is none, and what was sent stands in the field before the record
   * repeats it.
   */
  readonly shown: Values;
}

/**
 * What becomes of a field when its record says `stored`:
 * - "same": the record says what it said.
 * - "repeated": the record has come to say what this form has sent.
 * - "follow": the student has not touched the field, so it takes the new value.
 * - "agreed": both sides have come to the same value.
 * - "conflict": the student and another device have each changed it, and the student has to pick.
 */
export type Meeting = "same" | "repeated" | "follow" | "agreed" | "conflict";

export function meet(base: Base, current: Values, stored: Values): Meeting {
  if (isEqual(base.stored, stored)) return "same";
  if (isEqual(base.shown, stored)) return "repeated";
  if (isEqual(current, base.shown)) return "follow";
  return isEqual(current, stored) ? "agreed" : "conflict";
}

/** Nothing ticked and an empty text are the same; the order of ticks, and of line breaks' characters, says nothing. */
export function isEqual(one: Values, other: Values): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(values: Values): string {
  const said = values.map((value) => value.replace(/\r\n?/g, "\n")).filter((value) => value !== "");
  return JSON.stringify(said.toSorted());
}
