import { BookOpen, CircleUser, Footprints, LayoutDashboard, LifeBuoy, type LucideIcon, Route } from "lucide-react";

export interface NavigationItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The stops of the main navigation, in their order. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { path: "/tracker", label: "Tracker", icon: Footprints },
  { path: "/timeline", label: "Timeline", icon: Route },
  { path: "/resources", label: "Resources", icon: BookOpen },
  { path: "/support", label: "Support", icon: LifeBuoy },
  { path: "/profile", label: "Profile", icon: CircleUser },
];

/** The stop a path belongs to, or -1 where none does. */
export function stopOf(pathname: string): number {
  return NAVIGATION.findIndex(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
