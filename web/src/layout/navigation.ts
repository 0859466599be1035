import { stops } from "@text/layout/navigation";
import { BookOpen, CircleUser, Footprints, LayoutDashboard, LifeBuoy, type LucideIcon, Route } from "lucide-react";

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

/** The index of the item that a path belongs to, or -1 if there is none. */
export function stopOf(pathname: string): number {
  return NAVIGATION.findIndex(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
