import type { Json } from "../model/Caller.ts";

/** One entry of the back channel, with its sequence number. */
export interface BackEntry {
  readonly id: number;
  readonly payload: Json;
}

export function frameEntries(entries: readonly BackEntry[]): string {
  return frame(entries.map(({ id, payload }) => [id, [payload]]));
}

/** A chunk: its length in UTF-16 units (as JavaScript counts), a line feed, and the JSON. */
export function frame(json: Json): string {
  const text = JSON.stringify(json);
  return `${text.length}\n${text}`;
}
