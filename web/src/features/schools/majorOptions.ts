import { majors } from "@text/tracker/collegeTraits";
import { MAJOR_FAMILIES } from "../../content/schools/majorFamilies.ts";
import type { SelectOption } from "../../views/selectOption.ts";

/** The fields of study, by name. */
export function majorOptions(): readonly SelectOption[] {
  return MAJOR_FAMILIES.map((value) => ({ value, label: majors[value] })).toSorted((a, b) =>
    a.label.localeCompare(b.label),
  );
}
