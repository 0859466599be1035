import { NOTHING_REACHED, type School, type SchoolKind } from "@domain/school/school";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import type { DashboardItem } from "@domain/shared/stage";
import type { KnownSchool } from "./schoolCatalog.ts";
import type { SchoolFacts } from "./schoolFacts.ts";

/** A new school that the student typed. Its kind decides the application service, so it is never guessed. */
export function typedSchool(name: string, track: DashboardItem, kind: SchoolKind, today: string): School {
  return {
    track,
    kind,
    schoolId: null,
    name: name.trim().slice(0, 200),
    city: "",
    state: null,
    control: null,
    status: "researching",
    reached: { ...NOTHING_REACHED, researching: today },
    outcome: null,
    deadlines: [],
    figures: NO_FIGURES,
    override: null,
    note: "",
  };
}

/** A new school of the catalog, with a copy of its dated figures. */
export function knownSchool(
  known: KnownSchool,
  facts: SchoolFacts | undefined,
  track: DashboardItem,
  today: string,
): School {
  return { ...typedSchool(known.name, track, known.kind, today), ...catalogFields(known, facts) };
}

/** What a school takes over from the catalog. */
export type CatalogFields = Pick<School, "schoolId" | "name" | "kind" | "city" | "state" | "control" | "figures">;

export function catalogFields(
  { id, name, kind, city, state }: KnownSchool,
  facts: SchoolFacts | undefined,
): CatalogFields {
  const { control = null, figures = NO_FIGURES } = facts ?? {};
  return { schoolId: id, name, kind, city, state, control, figures };
}
