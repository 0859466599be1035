import type { TypeHours } from "../hours/hoursByType.ts";

/** How many pebbles make the goal. */
export const JAR_PEBBLES = 24;

/**
 * The color of each pebble in the jar, from the bottom up. A pebble is a twenty-fourth of the goal and has the color of
 * the hours in its middle. At the goal the jar is full. Beyond it, the pebbles represent all hours in proportion.
 */
export function jarPebbles(types: readonly Pick<TypeHours, "tone" | "completed">[], goal: number): number[] {
  const each = goal / JAR_PEBBLES;
  const total = types.reduce((sum, { completed }) => sum + completed, 0);
  const count = Math.min(JAR_PEBBLES, Math.floor(total / each + EPSILON));
  const share = Math.max(goal, total) / JAR_PEBBLES;
  return Array.from({ length: count }, (_, place) => toneAt(types, (place + 0.5) * share));
}

/** Twenty-four times a twenty-fourth is not exactly one in binary. */
const EPSILON = 1e-9;

function toneAt(types: readonly Pick<TypeHours, "tone" | "completed">[], hours: number): number {
  let left = hours;
  for (const { tone, completed } of types) {
    if (left <= completed) return tone;
    left -= completed;
  }
  throw new Error("A pebble lies above the hours it is made of.");
}
