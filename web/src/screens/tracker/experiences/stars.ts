import { FORM_LIMITS, type StarKind, TARGET_FORM } from "@domain/application/formLimits";
import type { DashboardItem } from "@domain/shared/stage";

export interface Stars {
  readonly kind: StarKind;
  readonly count: number;
  readonly formName: string;
}

/** The stars of a track's application; null if it has none. */
export function starsOf(track: DashboardItem): Stars | null {
  const { stars, name } = FORM_LIMITS[TARGET_FORM[track]];
  return stars && { kind: stars.kind, count: stars.count, formName: name };
}
