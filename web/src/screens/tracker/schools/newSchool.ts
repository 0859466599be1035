import { KINDS_OF, NOTHING_REACHED, type School } from "@domain/school/school";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import type { DashboardItem } from "@domain/shared/stage";
import type { StarterSchool } from "../../../content/starterSchools.ts";

/** A new school that the student typed. */
export function typedSchool(name: string, track: DashboardItem, today: string): School {
  return {
    track,
    kind: KINDS_OF[track][0],
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

/** A new school from the starter list, with a copy of its dated figures. */
export function knownSchool(known: StarterSchool, track: DashboardItem, today: string): School {
  const { id, name, kind, city, state, control, figures } = known;
  return { ...typedSchool(name, track, today), schoolId: id, kind, city, state, control, figures };
}
