import type { FormService } from "@domain/application/formService";
import { chosenServices } from "@domain/application/formServices";
import type { DashboardItem } from "@domain/shared/stage";
import { useMemo } from "react";
import { usePlan } from "./usePlan.ts";

export interface Services {
  /** What the student has chosen, for every track. Undefined until then. */
  readonly chosen: readonly FormService[] | undefined;
  /** The services of the track; its first without a choice. */
  readonly services: readonly [FormService, ...FormService[]];
}

/** The services the student applies through. Use it in an observer. */
export function useServices(track: DashboardItem): Services {
  const { trackerSettings } = usePlan();
  const { services: chosen } = trackerSettings.settings;
  const services = useMemo(() => chosenServices(track, chosen), [track, chosen]);
  return { chosen, services };
}
