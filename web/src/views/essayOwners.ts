import type { Essay } from "@domain/essay/essay";
import { SERVICES_OF } from "@domain/essay/serviceEssays";
import type { School } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/essays";
import type { SelectOption } from "./selectOption.ts";

type NamedSchool = Pick<School, "name" | "track"> & { readonly id: string };

/** Where an essay can go: the track's services, and its schools by name. */
export function ownerOptions(track: DashboardItem, schools: readonly NamedSchool[]): readonly SelectOption[] {
  return [
    ...SERVICES_OF[track].map((service) => ({ value: `service:${service}`, label: text.services[service] })),
    ...schools
      .filter((school) => school.track === track)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ id, name }) => ({ value: `school:${id}`, label: name })),
  ];
}

/** Where an essay goes, in words. */
export function ownerName(
  { service, school_id }: Pick<Essay, "service" | "school_id">,
  schools: readonly NamedSchool[],
): string {
  if (school_id !== null) return schools.find(({ id }) => id === school_id)?.name ?? text.deletedSchool;
  return service === null ? text.nowhereYet : text.services[service];
}
