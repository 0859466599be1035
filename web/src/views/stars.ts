import { FORM_LIMITS, type StarKind } from "@domain/application/formLimits";
import type { FormService } from "@domain/application/formService";
import { FORMS_OF_SERVICE } from "@domain/application/formServices";

export interface Stars {
  readonly kind: StarKind;
  readonly count: number;
  readonly formName: string;
}

/** The stars of the student's applications: those of the first that has any. Null if none has. */
export function starsOf(services: readonly FormService[]): Stars | null {
  const limits = services.map((service) => FORM_LIMITS[FORMS_OF_SERVICE[service][0]]);
  const starred = limits.find(({ stars }) => stars !== null);
  return starred?.stars ? { kind: starred.stars.kind, count: starred.stars.count, formName: starred.name } : null;
}
