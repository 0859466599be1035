import {
  ATTEMPTS,
  CALENDAR_FEEDS,
  REMINDERS,
  SHARE_COMMENTS,
  SHARE_NEWS,
  SHARE_REPORTS,
  SHARES,
  SUPPORT_QUOTAS,
  USERS,
} from "@domain/records/firestorePaths";
import type * as text from "@text/legal/privacy";

/** One thing that Cairn stores, and its names in the code. */
export interface StoredThing {
  /**
   * On the server: Firestore collections below the student, unless the name begins with "/". In the browser: the keys
   * it is stored under, as patterns for `matchesName`.
   */
  readonly names: readonly string[];
  /** The record kinds it contains (`recordKind` in the domain). */
  readonly kinds?: readonly string[];
}

type Named<Words> = Readonly<Record<keyof Words, StoredThing>>;

/** Everything stored on the server. A test compares it with the security rules, the paths and the record kinds. */
export const SERVER: Named<typeof text.server> = {
  login: { names: [] },
  user: { names: [`/${USERS}`], kinds: ["user"] },
  checklists: { names: ["checklists"], kinds: ["checklist", "checklistItem"] },
  photos: { names: ["photos"], kinds: ["photo"] },
  experiences: { names: ["experiences"], kinds: ["experience", "shift"] },
  summaries: { names: ["summaries"], kinds: ["experienceEntry", "journalIndex", "essayEntry"] },
  scores: { names: ["scores"], kinds: ["score"] },
  schools: { names: ["schools"], kinds: ["school"] },
  courses: { names: ["courses"], kinds: ["course"] },
  season: { names: ["season"], kinds: ["season"] },
  interviews: { names: ["interviews"], kinds: ["interview"] },
  journals: { names: ["journals"], kinds: ["journal"] },
  essays: { names: ["essays", "essayVersions"], kinds: ["essay", "essayVersion"] },
  applications: { names: ["applications"], kinds: ["chosenExperience"] },
  letters: { names: ["letters"], kinds: ["letter"] },
  savedResources: { names: ["savedResources"], kinds: ["savedResource"] },
  timelines: { names: ["timelines"], kinds: ["timelineStep"] },
  practices: { names: ["practices"], kinds: ["practice"] },
  settings: { names: ["settings"], kinds: ["trackerSettings", "calendarFeed"] },
  calendarFeeds: { names: [`/${CALENDAR_FEEDS}`], kinds: ["calendarFeedToken"] },
  shares: { names: [`/${SHARES}`, "shares"], kinds: ["share", "shareHead", "shareRow"] },
  shareComments: { names: [SHARE_COMMENTS], kinds: ["shareComment"] },
  shareNews: { names: [SHARE_NEWS], kinds: ["shareNews", "shareNewsEntry"] },
  shareReports: { names: [`/${SHARE_REPORTS}`] },
  supportThreads: { names: ["supportThreads"], kinds: ["supportThread"] },
  supportQuotas: { names: [SUPPORT_QUOTAS] },
  devices: { names: ["devices"] },
  reminders: { names: [`/${REMINDERS}`], kinds: ["reminderSettings", "pushDevice", "storedReminders"] },
  attempts: { names: [`/${ATTEMPTS}`] },
  calls: { names: [] },
  reports: { names: [] },
};

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
