import type { SessionStatus } from "./stores/SessionStore.ts";

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

/** Doors, not places: nobody asks to come back to them. */
export function isDoor(pathname: string): boolean {
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
      return isDoor(pathname) ? home : null;
  }
}
