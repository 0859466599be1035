import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { entriesOf } from "@text/tracker/packet";

/** "AMCAS entries", "Common App honors". */
export function entriesHeading(form: ApplicationForm): string {
  const { name, lists } = FORM_LIMITS[form];
  return lists === "honors" || lists === "achievements" ? name : entriesOf(name);
}
