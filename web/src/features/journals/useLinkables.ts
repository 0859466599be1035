import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/journals";
import { usePlan } from "../../stores/usePlan.ts";
import type { Linkable } from "./linkable.ts";
import { orderLinkables } from "./orderLinkables.ts";

/** The student's experiences and schools, recently linked ones first. Use it in an observer. */
export function useLinkables(): readonly Linkable[] {
  const { journals, experiences, schools } = usePlan();
  const all: Linkable[] = [
    ...experiences.entries.map(({ id, experienceName, type }) => ({
      kind: "experience" as const,
      id,
      name: experienceName,
      note: typeNames[type],
    })),
    ...schools.rows.map(({ id, name }) => ({ kind: "school" as const, id, name, note: text.school })),
  ];
  return orderLinkables(all, journals.entries);
}
