import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/tabs";
import type { SessionStatus } from "./stores/sessionState.ts";

export const AUTH = "/auth";
/** Where the links in our mails lead. */
export const AUTH_ACTION = "/auth/action";
export const STAGE_SELECTION = "/stage-selection";
export const DASHBOARD = "/dashboard";
export const TRACKER = "/tracker";
export const TIMELINE = "/timeline";
export const RESOURCES = "/resources";
export const SUPPORT = "/support";
export const PROFILE = "/profile";
/** For everyone, signed in or not. */
export const PRIVACY = "/privacy";
export const TERMS = "/terms";

/** Whether the address is only a way in. No student asks to come back to it. */
export function isEntryRoute(pathname: string): boolean {
  return pathname === "/" || pathname === AUTH || pathname === STAGE_SELECTION;
}

/** Where a session that may not be at an address belongs instead; null lets it stay. */
export function redirectFor(status: SessionStatus, pathname: string, home: string, isGuest = false): string | null {
  // A mailed link is opened by whoever holds it, wherever they are with us.
  if (pathname === AUTH_ACTION) return null;
  switch (status) {
    case "pending":
    case "failed":
      return null;
    case "signed-out":
    case "not-registered":
      return pathname === AUTH ? null : AUTH;
    case "needs-stage":
      // A profile is that of an account.
      return pathname === STAGE_SELECTION || (pathname === PROFILE && !isGuest) ? null : STAGE_SELECTION;
    case "ready":
      return isEntryRoute(pathname) ? home : null;
  }
}

export const TRACKER_TAB_IDS = ["experiences", "scores", "schools", "coursework", "application", "journals"] as const;
/** Also the part of the tab's address after the tracker's own. */
export type TrackerTabId = (typeof TRACKER_TAB_IDS)[number];

/** The six slots of a track, none of them empty. */
export function tabsOf(track: DashboardItem): readonly { readonly id: TrackerTabId; readonly label: string }[] {
  return [
    { id: "experiences", label: text.tabs.experiences },
    { id: "scores", label: text.tabs.scores },
    { id: "schools", label: text.schools[track] },
    { id: "coursework", label: text.tabs.coursework },
    { id: "application", label: text.tabs.application },
    { id: "journals", label: text.tabs.journals },
  ];
}

/** The tab an address names; the first where it names none. */
export function tabIdOf(param: string | undefined): TrackerTabId {
  return TRACKER_TAB_IDS.find((id) => id === param) ?? "experiences";
}
