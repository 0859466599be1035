import { newEssay } from "@domain/essay/essay.ts";
import { essayEntryOf } from "@domain/essay/essayIndex.ts";
import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import {
  applicationPath,
  attemptsPath,
  calendarFeedTokenPath,
  checklistPath,
  checklistTemplatePath,
  essayIndexPath,
  essayPath,
  essayVersionsPath,
  experiencePath,
  experienceSummaryPath,
  guestVisitPath,
  journalIndexPath,
  journalPath,
  photoPath,
  remindersPath,
  rowListPath,
  shareCommentPath,
  shareNewsPath,
  sharePath,
  shareReportPath,
  shareRowsPath,
  stageCategoryPath,
  supportQuotaPath,
  supportThreadPath,
  trackerSettingsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { Bytes, serverTimestamp, Timestamp } from "firebase/firestore";
import { shareRowExample } from "../support/records.ts";
import { shareIdOf } from "../support/shareIdOf.ts";
import { ROW_EXAMPLES, SINGLE_LISTS } from "./rowExamples.ts";

export const CALLERS = ["guest", "owner", "other", "signedOut", "admin"] as const;
export type CallerName = (typeof CALLERS)[number];
export const METHODS = ["get", "list", "create", "update", "delete"] as const;
export type Method = (typeof METHODS)[number];

interface Row {
  /** A document of the collection. If documents have owners, it belongs to this account. */
  readonly path: (uid: string) => string;
  readonly stored: object;
  /** The document after an allowed update. */
  readonly updated: object;
  /** The document names its owner in `uid`, and is listed by it. */
  readonly isOwned?: true;
  /** An update writes only the fields of `updated`. */
  readonly isMerged?: true;
  /** Documents that must exist first. */
  readonly requires?: (uid: string) => Readonly<Record<string, object>>;
  /** The methods each caller may use. A caller who is not listed may use none. */
  readonly may: Readonly<Partial<Record<CallerName, string>>>;
}

const task = {
  checklist_item_name: "Join a club",
  status: "Pending",
  origin: "own",
  position: 1,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
};
const student = { display_name: "Ann Lee", current_stage: "hs-10", dashboard_item: "HS", preferences: {} };
const checklist = { stageId: "hs-10", items: { mine: task }, changed_item: null };
const experience: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: "Pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};
const summary = { items: { one: entryOf(experience) }, changed_item: "one", changed_shift: null };
const listOf = (row: object) => ({ items: { one: row }, changed_item: "one" });
const journal = {
  title: "First shift",
  text: "We packed bags.",
  written_on: "2026-11-20",
  created_at: 1795219200000,
  tags: [],
  experience_ids: [],
  school_ids: [],
  starred: false,
  deleted_on: null,
};
const essay = newEssay(1795219200000);
const essayIndex = listOf(essayEntryOf(essay));
const version = { at: 1795219200000, name: "", reason: "session", text: "I ran." };
const message = { author: "student", text: "How do I log a shift?", at: 1795219200000 };
const thread = {
  subject: "Shifts",
  name: "Ann Lee",
  email: "ann@cairn.test",
  diagnostics: null,
  started_at: 1795219200000,
  updated_at: 1795219200000,
  status: "waiting",
  messages: { first: message },
  changed_message: "first",
};
const shareId = (uid: string) => shareIdOf("ssssssssss", uid);
const TOMORROW = Timestamp.fromMillis(Date.now() + 86_400_000);
const share = {
  created_at: serverTimestamp(),
  updated_at: serverTimestamp(),
  ends_at: TOMORROW,
  head: Bytes.fromUint8Array(new Uint8Array(40)),
  parts: {},
  takes_comments: true,
  closed_at: null,
};
const readersComment = {
  part: "hours",
  from: "reader",
  sealed: Bytes.fromUint8Array(new Uint8Array(40)),
  answers: null,
  created_at: serverTimestamp(),
  resolved_at: null,
  ends_at: TOMORROW,
};
/** Allowed methods for a document that is created by the first write of one of its rows. */
const withoutDelete = { guest: "get list create update", owner: "get list create update" };
const everything = { guest: "get list create update delete", owner: "get list create update delete" };
const forEverybody = "get list";

/**
 * Who may do what, by the pattern in firestore.rules. A guest is a student without an account and uses the guest's own
 * documents. `other`, `signedOut` and `admin` try the documents of `owner`.
 */
export const accessMatrix: Readonly<Record<string, Row>> = {
  "stageCategories/{}": {
    path: () => stageCategoryPath("high-school"),
    stored: { order: 1 },
    updated: { order: 2 },
    may: { guest: forEverybody, owner: forEverybody, other: forEverybody, admin: forEverybody },
  },
  "checklistTemplates/{}": {
    path: () => checklistTemplatePath("hs-10"),
    stored: { stageId: "hs-10" },
    updated: { stageId: "hs-11" },
    may: {},
  },
  "attempts/{}": { path: () => attemptsPath("one"), stored: { count: 9 }, updated: { count: 0 }, may: {} },
  // Anyone who knows the id of an open share may get it and read its comments. Only its student may list shares.
  "shares/{}": {
    path: (uid) => sharePath(shareId(uid)),
    stored: share,
    updated: { takes_comments: false, updated_at: serverTimestamp() },
    isOwned: true,
    isMerged: true,
    requires: (uid) => ({
      [shareRowsPath(uid)]: { items: { [shareId(uid)]: shareRowExample }, changed_item: shareId(uid) },
    }),
    may: {
      guest: "get list update delete",
      owner: "get list create update delete",
      other: "get",
      signedOut: "get",
      admin: "get",
    },
  },
  "shares/{}/comments/{}": {
    path: (uid) => shareCommentPath(shareId(uid), "one-0"),
    stored: { ...readersComment, from: "student", answers: "one" },
    updated: { resolved_at: serverTimestamp() },
    isOwned: true,
    isMerged: true,
    requires: (uid) => ({
      [sharePath(shareId(uid))]: { ...share, uid },
      [shareCommentPath(shareId(uid), "one")]: { ...readersComment, uid },
    }),
    may: {
      guest: everything.guest,
      owner: everything.owner,
      other: forEverybody,
      signedOut: forEverybody,
      admin: forEverybody,
    },
  },
  "shareReports/{}": {
    path: (uid) => shareReportPath(shareId(uid)),
    stored: { reasons: { other: 1 } },
    updated: { reasons: { other: 2 } },
    may: {},
  },
  "users/{}/shareNews/{}": {
    path: shareNewsPath,
    stored: { items: {} },
    updated: { items: { one: { opened_count: 1 } } },
    may: { guest: forEverybody, owner: forEverybody },
  },
  "calendarFeeds/{}": {
    path: () => calendarFeedTokenPath("one"),
    stored: { uid: "owner", kinds: ["tasks"] },
    updated: { uid: "owner", kinds: ["shifts"] },
    may: {},
  },
  "guestVisits/{}": {
    path: guestVisitPath,
    stored: { last_day: "2026-11-20" },
    updated: { last_day: "2026-11-21" },
    may: {},
  },
  "reminders/{}": {
    path: remindersPath,
    stored: { settings: null, subscriptions: {} },
    updated: { settings: null, subscriptions: { one: {} } },
    may: {},
  },
  ...Object.fromEntries(
    SINGLE_LISTS.map((name): [string, Row] => {
      const { row, edit } = ROW_EXAMPLES[name];
      const path = (uid: string) => rowListPath(uid, name);
      return [
        `users/{}/${name}/{}`,
        { path, stored: listOf(row), updated: listOf({ ...row, ...edit }), may: withoutDelete },
      ];
    }),
  ),
  "users/{}": {
    path: userPath,
    stored: student,
    updated: { ...student, display_name: "Annie" },
    may: { guest: "get update", owner: "get update" },
  },
  "users/{}/photos/{}": {
    path: photoPath,
    stored: { image: "data:image/webp;base64,UklGRg==" },
    updated: { image: "data:image/webp;base64,UklGRA==" },
    may: { guest: "get list create update delete", owner: "get list create update delete" },
  },
  "users/{}/checklists/{}": {
    path: (uid) => checklistPath(uid, "hs-10"),
    stored: checklist,
    updated: { ...checklist, items: { mine: { ...task, status: "Completed" } }, changed_item: "mine" },
    may: { guest: "get list update", owner: "get list update" },
  },
  "users/{}/experiences/{}": {
    path: (uid) => experiencePath(uid, "one"),
    stored: experience,
    updated: { ...experience, title: "Shift lead" },
    requires: (uid) => ({ [experienceSummaryPath(uid)]: summary }),
    may: everything,
  },
  "users/{}/journals/{}": {
    path: (uid) => journalPath(uid, "one"),
    stored: journal,
    updated: { ...journal, starred: true },
    may: everything,
  },
  "users/{}/essays/{}": {
    path: (uid) => essayPath(uid, "one"),
    stored: essay,
    updated: { ...essay, status: "done" },
    requires: (uid) => ({ [essayIndexPath(uid)]: essayIndex }),
    may: everything,
  },
  "users/{}/essayVersions/{}": {
    path: (uid) => essayVersionsPath(uid, "one"),
    stored: listOf(version),
    updated: listOf({ ...version, name: "First draft" }),
    requires: (uid) => ({ [essayPath(uid, "one")]: essay }),
    may: everything,
  },
  // Each index has its own write rules. This pattern allows reading and listing all of them.
  "users/{}/summaries/{}": {
    path: (uid) => `${userPath(uid)}/summaries/other`,
    stored: summary,
    updated: { ...summary, changed_item: "two" },
    may: { guest: forEverybody, owner: forEverybody },
  },
  "users/{}/summaries/experiences": {
    path: experienceSummaryPath,
    stored: summary,
    updated: { ...summary, items: { one: { ...entryOf(experience), type: "Shadowing" } } },
    may: withoutDelete,
  },
  "users/{}/applications/{}": {
    path: (uid) => applicationPath(uid, "amcas"),
    stored: listOf({ position: 1, copied: "" }),
    updated: listOf({ position: 1, copied: "city:0ab1 " }),
    may: withoutDelete,
  },
  "users/{}/settings/{}": {
    path: trackerSettingsPath,
    stored: { display_scores: true },
    updated: { display_scores: false },
    may: withoutDelete,
  },
  "users/{}/summaries/journals": {
    path: journalIndexPath,
    stored: { items: { one: true }, changed_item: "one" },
    updated: { items: { one: true, two: true }, changed_item: "two" },
    may: withoutDelete,
  },
  "users/{}/summaries/essays": {
    path: essayIndexPath,
    stored: essayIndex,
    updated: { ...essayIndex, weeks: { "2026-11-22": 40 } },
    may: withoutDelete,
  },
  // A message is written in one batch with its slot (`support.test.ts` tests that). Neither can be written alone.
  "users/{}/supportThreads/{}": {
    path: (uid) => supportThreadPath(uid, "K7QM-2XPD"),
    stored: thread,
    updated: { ...thread, messages: { first: message, second: message }, changed_message: "second" },
    may: { guest: forEverybody, owner: forEverybody, admin: forEverybody },
  },
  "{**}/supportThreads/{}": {
    path: (uid) => supportThreadPath(uid, "K7QM-2XPD"),
    stored: thread,
    updated: { ...thread, status: "answered" },
    may: { guest: forEverybody, owner: forEverybody, admin: forEverybody },
  },
  "users/{}/supportQuotas/{}": {
    path: supportQuotaPath,
    stored: { slots: {}, changed_slot: "0" },
    updated: { slots: { "0": { at: 1795219200000, message: "K7QM-2XPD/first" } }, changed_slot: "0" },
    may: { guest: forEverybody, owner: forEverybody },
  },
};
