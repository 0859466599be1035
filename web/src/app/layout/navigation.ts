import { stops } from "@text/layout/navigation";
import { BookOpen, CircleUser, Footprints, LayoutDashboard, LifeBuoy, type LucideIcon, Route } from "lucide-react";
import { PROFILE, SHARING } from "../../base/paths.ts";
import type { StopId } from "../screens.ts";

export interface NavigationItem {
  readonly id: StopId;
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const stop = (id: StopId, icon: LucideIcon): NavigationItem => ({ id, path: `/${id}`, label: stops[id], icon });

const STOPS: Readonly<Record<StopId, NavigationItem>> = {
  dashboard: stop("dashboard", LayoutDashboard),
  tracker: stop("tracker", Footprints),
  timeline: stop("timeline", Route),
  resources: stop("resources", BookOpen),
  support: stop("support", LifeBuoy),
  profile: stop("profile", CircleUser),
};

/** The items of the main navigation, in order. */
export const NAVIGATION: readonly NavigationItem[] = Object.values(STOPS);

/** The index of the item that a path belongs to, or -1 if it belongs to no item. Sharing is a part of the profile. */
export function stopOf(pathname: string): number {
  const shown = pathname === SHARING ? PROFILE : pathname;
  return NAVIGATION.findIndex(({ path }) => shown === path || shown.startsWith(`${path}/`));
}
