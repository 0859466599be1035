import { formatNumber, plural } from "@domain/shared/language";

export const skipToContent = "Skip to content";
export const offline = "You are offline.";
export const unreachable = "Cairn cannot be reached.";
export const changesKept = "Changes are kept on this device and will sync.";
/** Where the browser blocks storage. */
export const changesNotKept = "Changes are sent when you are connected. Keep this page open until then.";
export const changesWaiting = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} change is kept on this device and will sync.`,
    other: `${formatNumber(count)} changes are kept on this device and will sync.`,
  });
export const restFollows = "What you added on another device appears when you are connected.";
export const newVersion = "A new version of Cairn is ready.";
export const reload = "Reload";
export const nextWaypoint = (when: string) => `Next waypoint, ${when}`;
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
  "Your guest plan is stored on Cairn's servers and opens in this browser only. It is deleted 60 days after your last visit, unless you make an account.";
export const keepPlan = "Keep my plan";

export const confirmEmail = (email: string) => `Confirm your email: open the link in our mail to ${email}.`;
export const newLinkSent = (email: string) => `A new link is on its way to ${email}. Look in the spam folder too.`;
export const sendAgain = "Send again";
export const sending = "Sending";
