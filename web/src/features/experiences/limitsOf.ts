import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import type { FormService } from "@domain/application/formService";
import { formsFor } from "@domain/experience/experienceFormFields";
import type { DashboardItem } from "@domain/shared/stage";

export type TextLimit = readonly [ApplicationForm, number];

/**
 * The limits of the forms a text may go to, the track's own first. Leaves out forms without such a text.
 *
 * @param chosen The services the student has chosen.
 */
export function limitsOf(
  track: DashboardItem,
  chosen: readonly FormService[] | undefined,
  stored: string,
): readonly TextLimit[] {
  return formsFor(track, chosen)
    .map((form): TextLimit => [form, limitOf(form, stored)])
    .filter(([, limit]) => limit > 0);
}

function limitOf(form: ApplicationForm, stored: string): number {
  const { description, position, organization, about, stars } = FORM_LIMITS[form];
  const limits: Readonly<Record<string, number | null | undefined>> = {
    description,
    title: position,
    organisationName: organization,
    organisationAbout: about,
    meaningfulDescription: stars?.extra,
  };
  return limits[stored] ?? 0;
}
