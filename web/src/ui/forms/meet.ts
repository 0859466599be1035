/** The values of a field as a form holds them: one text, or one for each box that is ticked. */
export type Values = readonly string[];

/** The state of a field when the student began to type in it. */
export interface Base {
  /** What the record said. */
  readonly stored: Values;
  /**
   * What the field showed. It can differ from the record: a browser shows an invalid day as empty, and after a submit
   * the field is ahead of the record.
   */
  readonly shown: Values;
}

/**
 * What happens to a field when its record reports `stored`:
 * - "same": the record has not changed.
 * - "repeated": the record now has what this form sent.
 * - "follow": the student has not touched the field, so it takes the new value.
 * - "agreed": both sides have arrived at the same value.
 * - "conflict": the student and another device have both changed it, and the student has to pick.
 */
export type Meeting = "same" | "repeated" | "follow" | "agreed" | "conflict";

export function meet(base: Base, current: Values, stored: Values): Meeting {
  if (isEqual(base.stored, stored)) return "same";
  if (isEqual(base.shown, stored)) return "repeated";
  if (isEqual(current, base.shown)) return "follow";
  return isEqual(current, stored) ? "agreed" : "conflict";
}

/** Nothing ticked equals an empty text. The order of ticks and the kind of line breaks do not matter. */
export function isEqual(one: Values, other: Values): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(values: Values): string {
  const said = values.map((value) => value.replace(/\r\n?/g, "\n")).filter((value) => value !== "");
  return JSON.stringify(said.toSorted());
}
