export const AUTH = "/auth";
/** The target of the links in our emails. */
export const AUTH_ACTION = "/auth/action";
export const STAGE_SELECTION = "/stage-selection";
export const DASHBOARD = "/dashboard";
export const TRACKER = "/tracker";
export const TIMELINE = "/timeline";
export const RESOURCES = "/resources";
export const SUPPORT = "/support";
export const PROFILE = "/profile";
/** What another app shares comes here: see the manifest. */
export const ADD = "/add";
/** Hashes of the dashboard's address that open a form at once. The shortcuts of the app's icon use them. */
export const LOG_HOURS_HASH = "#log-hours";
export const ADD_TASK_HASH = "#add-task";
/** Followed by the id of a task, or of its item in the calendar: shows the task, whatever it is folded in. */
export const TASK_HASH = "#task-";
/** The card with the private calendar address. */
export const CALENDAR_ADDRESS = `${PROFILE}#calendar-address`;
export const SHARING = "/sharing";
/** For everyone, signed in or not. */
export const PRIVACY = "/privacy";
export const TERMS = "/terms";
/** The target of the link in reminder emails, with its token as the hash. */
export const UNSUBSCRIBE = "/unsubscribe";

/** Pages that only lead into the app. They are never remembered as a place to return to. */
export function isEntryRoute(pathname: string): boolean {
  return pathname === "/" || pathname === AUTH || pathname === STAGE_SELECTION;
}

/** Opens the form for a new share with this part (`SharePartKey`) ticked. */
export const sharingOf = (part: string): string => `${SHARING}?part=${part}`;

/** The essays of My Application; `${ESSAYS}/ID` opens one. */
export const ESSAYS = `${TRACKER}/application/essays`;

/** Opens the resources with this one found. */
export const resourceOf = (id: string): string => `${RESOURCES}?resource=${id}`;
