import { newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import { EMPTY_EXPERIENCE, type Experience, SHIFTS_A_WRITE } from "@domain/experience/experience.ts";
import { type ExperienceEntry, entryOf } from "@domain/experience/experienceSummary.ts";
import { newJournal } from "@domain/journal/journal.ts";
import {
  applicationPath,
  checklistPath,
  essayIndexPath,
  essayPath,
  essayVersionsPath,
  experiencePath,
  experienceSummaryPath,
  journalIndexPath,
  journalPath,
  lettersPath,
  photoPath,
  rowListPath,
  schoolsPath,
  scoresPath,
  shareCommentPath,
  sharePath,
  shareRowsPath,
  supportQuotaPath,
  supportThreadPath,
  trackerSettingsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { COMMENTS_PER_BATCH } from "@domain/share/shareComment.ts";
import { SHARE_PARTS } from "@domain/share/sharePart.ts";
import { plainLetter, plainSchool } from "../../support/records.ts";
import { shareIdOf } from "../../support/shareIdOf.ts";
import { ROW_EXAMPLES, SINGLE_LISTS } from "../rowExamples.ts";
import {
  LARGEST_ESSAY,
  LARGEST_EXPERIENCE,
  LARGEST_JOURNAL,
  LARGEST_PREFERENCES,
  LARGEST_SCORE,
  LARGEST_SETTINGS,
  LARGEST_SHARE_ROW,
  LARGEST_VERSION,
  largestShifts,
  PLANNED_SCORE,
} from "./largestRecords.ts";
import { SERVER_TIME } from "./plainFields.ts";

/** A document before and after a write, as the web SDK writes it. Null if it does not exist. */
export interface Change {
  readonly path: string;
  readonly before: object | null;
  readonly after: object | null;
}

export interface Commit {
  /** The student's action. */
  readonly kind: string;
  /** The largest commit that the definitions allow, or a typical one. */
  readonly size: "largest" | "typical";
  readonly changes: readonly Change[];
  /** Who commits. The student by default. */
  readonly isAdmin?: true;
}

const UID = "ann";
const DAY = "2026-11-20";
const NOW = 1_795_219_200_000;

export const STUDENT = {
  display_name: "Ann Lee",
  current_stage: "pm-jr",
  previous_stage: "pm-so",
  stage_display_label: "Junior Year",
  stageCategoryID: "pre-med",
  track: "PM",
  dashboard_item: "PM",
  preferences: {},
};

const plain: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  type: "Clinical Experience",
  experienceName: "Emergency room volunteer",
  startDate: "2025-06-01",
  isCurrent: true,
  shifts: {},
  changed_shift: null,
  created_on: DAY,
};

function withShifts(record: Experience, count: number): Experience {
  const shifts = largestShifts(count);
  return { ...record, shifts, changed_shift: count > 0 ? Object.keys(shifts).join(" ") : null };
}

function summaryWith(entry: ExperienceEntry | null, changed_shift: string | null): object {
  return { items: entry ? { one: entry } : {}, changed_item: "one", changed_shift };
}

/** A record and its entry, changed in one batch. */
function experience(before: Experience | null, after: Experience | null): readonly Change[] {
  const isNew = before === null && after !== null;
  return [
    { path: experiencePath(UID, "one"), before, after },
    {
      path: experienceSummaryPath(UID),
      before: isNew ? null : summaryWith(before && entryOf(before), null),
      after: summaryWith(after && entryOf(after), after?.changed_shift ?? null),
    },
  ];
}

function row(path: string, before: object | null, after: object | null): readonly Change[] {
  const list = (item: object | null) => ({ items: item ? { one: item } : {}, changed_item: "one" });
  return [{ path, before: before && list(before), after: list(after) }];
}

const task = {
  checklist_item_name: "t".repeat(200),
  own_name: "o".repeat(200),
  set_aside_on: DAY,
  set_aside_reason: "r".repeat(200),
  status: "Completed",
  origin: "own",
  position: 12.5,
  due_date: DAY,
  completed_on: DAY,
  category: "c".repeat(40),
  resourceId: "r".repeat(100),
};
const checklist = (items: object) => ({
  stageId: "pm-jr",
  academic_year: "2026-27",
  checked_on: DAY,
  items,
  changed_item: "one",
});
const message = { author: "student", text: "m".repeat(2_000), at: NOW };
const thread = {
  subject: "s".repeat(120),
  name: "n".repeat(80),
  email: `${"e".repeat(242)}@example.org`,
  diagnostics: "d".repeat(1_000),
  started_at: NOW,
  updated_at: NOW,
  status: "waiting",
  messages: { first: message },
  changed_message: "first",
};
const NUMBER = "K7QM-2XPD";
const quota = (id: string) => ({ slots: { "9": { at: SERVER_TIME, message: `${NUMBER}/${id}` } }, changed_slot: "9" });
const answered = (author: string, status: string) => ({
  ...thread,
  messages: { ...thread.messages, second: { ...message, author } },
  changed_message: "second",
  status,
});
const weeks = Object.fromEntries(Array.from({ length: 60 }, (_, week) => [`2026-11-${week}`, 10_000]));
const essayIndex = { ...essayIndexOf({ one: LARGEST_ESSAY }), weeks };
const plainEssay = newEssay(NOW - 1);
const index = { items: { one: true }, changed_item: "one" };
const SHARE_ID = shareIdOf("ssssssssss", UID);
const share = {
  uid: UID,
  created_at: SERVER_TIME,
  updated_at: SERVER_TIME,
  ends_at: SERVER_TIME,
  head: new Uint8Array(8_192),
  parts: Object.fromEntries(SHARE_PARTS.map((part) => [part, new Uint8Array(100_000)])),
  takes_comments: true,
  closed_at: null,
  key_check: "c".repeat(43),
};
const shareRows = { items: { [SHARE_ID]: LARGEST_SHARE_ROW }, changed_item: SHARE_ID };
const comment = {
  part: "application",
  from: "reader",
  sealed: new Uint8Array(4_096),
  answers: null,
  created_at: SERVER_TIME,
  resolved_at: null,
  uid: UID,
  ends_at: SERVER_TIME,
};
const answer = { ...comment, from: "student", answers: "c".repeat(20) };
/** A document that the rules read. The commit writes it unchanged. */
const kept = (path: string, document: object): Change => ({ path, before: document, after: document });

/** Every kind of commit that the app makes of student data: the largest and a typical one of each. */
export const COMMITS: readonly Commit[] = [
  { kind: "Add an experience", size: "largest", changes: experience(null, LARGEST_EXPERIENCE) },
  { kind: "Add an experience", size: "typical", changes: experience(null, plain) },
  {
    kind: "Restore an experience with its shifts",
    size: "largest",
    changes: experience(null, withShifts(LARGEST_EXPERIENCE, SHIFTS_A_WRITE)),
  },
  {
    kind: "Change an experience",
    size: "largest",
    changes: experience({ ...plain, created_on: "2026-11-19" }, LARGEST_EXPERIENCE),
  },
  {
    kind: "Change an experience",
    size: "typical",
    changes: experience(plain, { ...plain, city: "Boston", completedHours: 40 }),
  },
  {
    kind: "Log shifts",
    size: "largest",
    changes: experience(LARGEST_EXPERIENCE, withShifts(LARGEST_EXPERIENCE, SHIFTS_A_WRITE)),
  },
  { kind: "Log shifts", size: "typical", changes: experience(plain, withShifts(plain, 1)) },
  {
    kind: "Delete an experience",
    size: "largest",
    changes: experience(withShifts(LARGEST_EXPERIENCE, SHIFTS_A_WRITE), null),
  },
  ...SINGLE_LISTS.flatMap((name): readonly Commit[] => {
    const { what, row: plainRow, largest } = ROW_EXAMPLES[name];
    const path = rowListPath(UID, name);
    return [
      { kind: `Add ${what}`, size: "largest", changes: row(path, null, largest) },
      { kind: `Change ${what}`, size: "largest", changes: row(path, plainRow, largest) },
    ];
  }),
  { kind: "Plan a test", size: "largest", changes: row(scoresPath(UID), null, PLANNED_SCORE) },
  {
    kind: "Enter the result of a planned test",
    size: "largest",
    changes: row(scoresPath(UID), PLANNED_SCORE, LARGEST_SCORE),
  },
  {
    kind: "Change a school",
    size: "typical",
    changes: row(schoolsPath(UID), plainSchool, { ...plainSchool, note: "Visit" }),
  },
  {
    kind: "Change a letter",
    size: "typical",
    changes: row(lettersPath(UID), plainLetter, { ...plainLetter, agreed_on: DAY }),
  },
  {
    kind: "Begin a journal entry",
    size: "largest",
    changes: [
      { path: journalPath(UID, "one"), before: null, after: LARGEST_JOURNAL },
      { path: journalIndexPath(UID), before: null, after: index },
    ],
  },
  {
    kind: "Change a journal entry",
    size: "largest",
    changes: [{ path: journalPath(UID, "one"), before: newJournal("2026-11-19", 0), after: LARGEST_JOURNAL }],
  },
  {
    kind: "Delete a journal entry",
    size: "largest",
    changes: [
      { path: journalPath(UID, "one"), before: LARGEST_JOURNAL, after: null },
      { path: journalIndexPath(UID), before: index, after: { items: {}, changed_item: "one" } },
    ],
  },
  {
    kind: "Begin an essay",
    size: "largest",
    changes: [
      { path: essayPath(UID, "one"), before: null, after: LARGEST_ESSAY },
      { path: essayIndexPath(UID), before: null, after: essayIndex },
    ],
  },
  {
    kind: "Change an essay",
    size: "largest",
    changes: [
      { path: essayPath(UID, "one"), before: plainEssay, after: LARGEST_ESSAY },
      { path: essayIndexPath(UID), before: essayIndexOf({ one: plainEssay }), after: essayIndex },
    ],
  },
  {
    kind: "Change an essay",
    size: "typical",
    changes: [
      { path: essayPath(UID, "one"), before: plainEssay, after: { ...plainEssay, text: "I ran." } },
      {
        path: essayIndexPath(UID),
        before: essayIndexOf({ one: plainEssay }),
        after: { ...essayIndexOf({ one: { ...plainEssay, text: "I ran." } }), weeks: { "2026-11-22": 2 } },
      },
    ],
  },
  {
    kind: "Delete an essay",
    size: "largest",
    changes: [
      { path: essayPath(UID, "one"), before: LARGEST_ESSAY, after: null },
      {
        path: essayVersionsPath(UID, "one"),
        before: { items: { v: LARGEST_VERSION }, changed_item: "v" },
        after: null,
      },
      { path: essayIndexPath(UID), before: essayIndex, after: { items: {}, changed_item: "one", weeks } },
    ],
  },
  {
    kind: "Save a version of an essay",
    size: "largest",
    // The essay must exist, so it is written, too.
    changes: [
      { path: essayPath(UID, "one"), before: plainEssay, after: plainEssay },
      {
        path: essayVersionsPath(UID, "one"),
        before: null,
        after: { items: { v: LARGEST_VERSION }, changed_item: "v" },
      },
    ],
  },
  {
    kind: "Choose an experience for a form",
    size: "largest",
    changes: row(applicationPath(UID, "amcas"), null, {
      position: 999_999,
      copied: `${"a".repeat(24)}:1234567 `.repeat(40),
    }),
  },
  {
    kind: "Change the tracker's settings",
    size: "largest",
    changes: [{ path: trackerSettingsPath(UID), before: null, after: LARGEST_SETTINGS }],
  },
  {
    kind: "Change name and preferences",
    size: "largest",
    changes: [
      {
        path: userPath(UID),
        before: STUDENT,
        after: {
          ...STUDENT,
          display_name: "n".repeat(80),
          preferred_name: "n".repeat(80),
          phone: "+123456789012345",
          dashboard_item: "PD",
          preferences: LARGEST_PREFERENCES,
        },
      },
    ],
  },
  {
    kind: "Add a photo",
    size: "largest",
    changes: [{ path: photoPath(UID), before: null, after: { image: `data:image/webp;base64,${"A".repeat(81_900)}` } }],
  },
  {
    kind: "Add a task",
    size: "largest",
    changes: [{ path: checklistPath(UID, "pm-jr"), before: checklist({}), after: checklist({ one: task }) }],
  },
  {
    kind: "Change a task",
    size: "largest",
    changes: [
      {
        path: checklistPath(UID, "pm-jr"),
        before: checklist({ one: { ...task, status: "Pending", completed_on: null, moved_to: "pm-sr/a" } }),
        after: {
          ...checklist({ one: { ...task, moved_to: "pm-sr/a" } }),
          item_order: "own",
        },
      },
    ],
  },
  {
    kind: "Carry a task over",
    size: "largest",
    changes: [
      { path: checklistPath(UID, "pm-sr"), before: checklist({}), after: checklist({ one: task }) },
      {
        path: checklistPath(UID, "pm-jr"),
        before: checklist({ one: task }),
        after: checklist({ one: { ...task, moved_to: `${"s".repeat(40)}/${"i".repeat(64)}` } }),
      },
    ],
  },
  {
    kind: "Write to support",
    size: "largest",
    changes: [
      { path: supportQuotaPath(UID), before: null, after: quota("first") },
      { path: supportThreadPath(UID, NUMBER), before: null, after: thread },
    ],
  },
  {
    kind: "Reply to support",
    size: "largest",
    changes: [
      { path: supportQuotaPath(UID), before: { slots: {}, changed_slot: "0" }, after: quota("second") },
      { path: supportThreadPath(UID, NUMBER), before: thread, after: answered("student", "waiting") },
    ],
  },
  {
    kind: "Answer a student",
    size: "largest",
    isAdmin: true,
    changes: [{ path: supportThreadPath(UID, NUMBER), before: thread, after: answered("support", "answered") }],
  },
  {
    kind: "Share parts of the plan",
    size: "largest",
    changes: [
      { path: sharePath(SHARE_ID), before: null, after: share },
      { path: shareRowsPath(UID), before: null, after: shareRows },
    ],
  },
  {
    kind: "Update a share",
    size: "largest",
    changes: [
      { path: sharePath(SHARE_ID), before: { ...share, parts: {}, head: new Uint8Array(1) }, after: share },
      {
        path: shareRowsPath(UID),
        before: { ...shareRows, items: { [SHARE_ID]: { ...LARGEST_SHARE_ROW, parts: [], ends_on: DAY } } },
        after: shareRows,
      },
    ],
  },
  {
    kind: "End a share",
    size: "largest",
    changes: [
      { path: sharePath(SHARE_ID), before: share, after: null },
      { path: shareRowsPath(UID), before: shareRows, after: { items: {}, changed_item: SHARE_ID } },
    ],
  },
  {
    kind: "Delete the comments of an ended share",
    size: "largest",
    changes: Array.from({ length: COMMENTS_PER_BATCH }, (_, at) => ({
      path: shareCommentPath(SHARE_ID, `c-${at}`),
      before: comment,
      after: null,
    })),
  },
  {
    kind: "Answer a comment and resolve it",
    size: "largest",
    // The share must exist, so it is written, too.
    changes: [
      kept(sharePath(SHARE_ID), share),
      {
        path: shareCommentPath(SHARE_ID, "c".repeat(20)),
        before: comment,
        after: { ...comment, resolved_at: SERVER_TIME },
      },
      { path: shareCommentPath(SHARE_ID, `${"c".repeat(20)}-9`), before: null, after: answer },
    ],
  },
];
