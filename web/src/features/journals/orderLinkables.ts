import type { Journal } from "@domain/journal/journal";
import type { Linkable } from "./linkable.ts";

type Links = Pick<Journal, "experience_ids" | "school_ids">;

/** Puts what the latest entries are linked to first, the rest by name. */
export function orderLinkables(linkables: readonly Linkable[], entries: readonly Links[]): readonly Linkable[] {
  const spoken = new Map<string, number>();
  for (const { experience_ids, school_ids } of entries) {
    for (const id of [...experience_ids, ...school_ids]) if (!spoken.has(id)) spoken.set(id, spoken.size);
  }
  const placeOf = ({ id }: Linkable) => spoken.get(id) ?? Number.POSITIVE_INFINITY;
  return linkables.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? a.name.localeCompare(b.name) : first - second;
  });
}

/** What an entry is linked to, in the order it was linked, without deleted items. */
export function linksOf(entry: Links, linkables: readonly Linkable[]): readonly Linkable[] {
  const byId = new Map(linkables.map((linkable) => [linkable.id, linkable]));
  return [...entry.experience_ids, ...entry.school_ids].flatMap((id) => byId.get(id) ?? []);
}
