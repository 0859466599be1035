import { formatNumber, plural } from "@domain/shared/language";

export const offline = "You are offline.";
export const unreachable = "Cairn cannot be reached.";
export const changesKept = "Changes wait on this device to be sent.";
/** Where the browser blocks storage. */
export const changesNotKept = "Changes will be sent when you are connected. Keep this page open until then.";
export const changesWaiting = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} change waits on this device to be sent.`,
    other: `${formatNumber(count)} changes wait on this device to be sent.`,
  });
export const restFollows = "What you added on another device appears when you are connected.";
export const restNotLoaded =
  "The rest of your plan could not be loaded. What you change waits on this device to be sent. Check your connection, then try again.";
export const nextWaypoint = (when: string) => `Next waypoint, ${when}`;
export const pastWaypoint = (when: string) => `Was due ${when}`;
/** The button that opens the quick log. */
export const logHours = "Log hours";
export const runningTimer = "Running timer";
export const timerFor = (experience: string) => `Timer for ${experience}:`;
export const goToTimer = "Go to the timer";
/** Links to the profile, where students log out. */
export const logOut = "Log Out";
export const searchSite = "Search Site";

export const guestPlan = "Guest plan";
export const guestPlanLives =
  "Your guest plan is stored on Cairn's servers and opens in this browser only. It is deleted 60 days after your last visit, unless you create an account.";
export const keepPlan = "Keep my plan";

export const confirmEmail = (email: string) => `Confirm your email: open the link in the email we sent to ${email}.`;
export const newLinkSent = (email: string) => `A new link is on its way to ${email}. Look in the spam folder too.`;
export const sendAgain = "Send again";
export const sending = "Sending";
