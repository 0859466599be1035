import { AUTH, AUTH_ACTION, isEntryRoute, PROFILE, STAGE_SELECTION } from "../base/paths.ts";
import type { SessionStatus } from "./session/sessionState.ts";

/** Where a session is redirected if it may not be at an address; null lets it stay. */
export function redirectFor(status: SessionStatus, pathname: string, home: string, isGuest = false): string | null {
  // Anyone may open a mailed link, signed in or not.
  if (pathname === AUTH_ACTION) return null;
  switch (status) {
    case "pending":
    case "failed":
      return null;
    case "signed-out":
    case "not-registered":
      return pathname === AUTH ? null : AUTH;
    case "needs-stage":
      // A guest has no profile, because there is no account.
      return pathname === STAGE_SELECTION || (pathname === PROFILE && !isGuest) ? null : STAGE_SELECTION;
    case "ready":
      return isEntryRoute(pathname) ? home : null;
  }
}
