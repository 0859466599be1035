import type { ExperienceFields } from "@domain/experience";

/** The fields of `after` that are not as in `before`. */
export function changedFields(before: ExperienceFields, after: ExperienceFields): Partial<ExperienceFields> {
  const names = Object.keys(after) as (keyof ExperienceFields)[];
  return Object.fromEntries(
    names
      // Lists and maps of a record hold plain values in a fixed order.
      .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  );
}
