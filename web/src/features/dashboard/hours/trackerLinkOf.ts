import type { ExperienceType } from "@domain/shared/experienceType";
import { TRACKER } from "../../../base/paths.ts";

/** The tracker's list, filtered by one type. */
export function trackerLinkOf(type: ExperienceType): string {
  return `${TRACKER}/experiences?type=${encodeURIComponent(type)}`;
}
