import { byCollection } from "@domain/records/collections";
import {
  ATTEMPTS,
  CALENDAR_FEEDS,
  GUEST_VISITS,
  REMINDERS,
  SHARE_COMMENTS,
  SHARE_REPORTS,
  SHARES,
  USERS,
} from "@domain/records/firestorePaths";
import type * as text from "@text/legal/privacy";

/** One thing that Cairn stores. */
export interface StoredThing {
  /**
   * Its names in the code. On the server: Firestore collections below the student, unless the name begins with "/". In
   * the browser: the keys it is stored under, as patterns for `matchesName`.
   */
  readonly names: readonly string[];
}

type Named<Words> = Readonly<Record<keyof Words, StoredThing>>;

const collections = byCollection((name): StoredThing => ({ names: [name] }));
const { essayVersions, ...described } = collections;

/** Everything stored on the server: each collection of the register, and what is stored elsewhere. */
export const SERVER = {
  ...described,
  essays: { names: [...collections.essays.names, ...essayVersions.names] },
  shares: { names: [`/${SHARES}`, ...collections.shares.names] },
  login: { names: [] },
  user: { names: [`/${USERS}`] },
  calendarFeeds: { names: [`/${CALENDAR_FEEDS}`] },
  shareComments: { names: [SHARE_COMMENTS] },
  shareReports: { names: [`/${SHARE_REPORTS}`] },
  guestVisits: { names: [`/${GUEST_VISITS}`] },
  reminders: { names: [`/${REMINDERS}`] },
  attempts: { names: [`/${ATTEMPTS}`] },
  calls: { names: [] },
  reports: { names: [] },
} satisfies Named<typeof text.server>;

/**
 * Everything stored in the browser: keys of local and session storage, databases, caches and cookies, including
 * Firebase's own. Every browser test fails if a page stores something under a name that is not listed here.
 */
export const DEVICE: Named<typeof text.device> = {
  session: { names: ["firebaseLocalStorageDb"] },
  plan: { names: ["firestore/*"] },
  tabs: { names: ["firestore_*"] },
  drafts: { names: ["draft/*"] },
  known: { names: ["uid", "last-stage"] },
  firstView: { names: ["first-view"] },
  shareKeys: { names: ["share-keys:*"] },
  flow: { names: ["flow"] },
  guest: { names: ["guest-waiting"] },
  stageChoice: { names: ["stage-choice"] },
  identity: { names: ["typed-identity/*"] },
  putOff: { names: ["put-off"] },
  views: { names: ["support-seen/*", "timeline/*", "schoolColumns/*", "mix-hint/*", "not-alike/*"] },
  calendarFeed: { names: ["calendar-feed/*"] },
  appearance: { names: ["appearance"] },
  shortcut: { names: ["quick-log-key"] },
  push: { names: ["push-device"] },
  project: { names: ["firebase-config"] },
  returning: { names: ["return-to", "redirected", "firebase:*"] },
  withoutCopy: { names: ["without-cache"] },
  app: { names: ["shell-*", "config"] },
  appCheck: { names: ["firebase-app-check-database"] },
  probe: { names: ["cairn-probe", "__sak", "validate-browser-context-for-indexeddb-analytics-module"] },
  cookie: { names: ["__session"] },
};

/** Whether a key in the browser's storage matches a name in the list. "*" at the end matches anything. */
export function matchesName(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
