import { stops } from "@text/layout/navigation";
import { BookOpen, CircleUser, Footprints, LayoutDashboard, LifeBuoy, type LucideIcon, Route } from "lucide-react";
import { PROFILE, SHARING } from "../../base/paths.ts";

export interface NavigationItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The items of the main navigation, in order. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: "/dashboard", label: stops.dashboard, icon: LayoutDashboard },
  { path: "/tracker", label: stops.tracker, icon: Footprints },
  { path: "/timeline", label: stops.timeline, icon: Route },
  { path: "/resources", label: stops.resources, icon: BookOpen },
  { path: "/support", label: stops.support, icon: LifeBuoy },
  { path: "/profile", label: stops.profile, icon: CircleUser },
];

/** The index of the item that a path belongs to, or -1 if there is none. Sharing is a part of the profile. */
export function stopOf(pathname: string): number {
  const shown = pathname === SHARING ? PROFILE : pathname;
  return NAVIGATION.findIndex(({ path }) => shown === path || shown.startsWith(`${path}/`));
}
