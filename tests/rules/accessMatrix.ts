import {
  attemptsPath,
  checklistPath,
  checklistTemplatePath,
  photoPath,
  stageCategoryPath,
  userPath,
} from "@domain/paths.ts";

export const CALLERS = ["guest", "owner", "other", "nobody", "admin"] as const;
export type CallerName = (typeof CALLERS)[number];
export const METHODS = ["get", "list", "create", "update", "delete"] as const;
export type Method = (typeof METHODS)[number];

interface Row {
  /** A document of the collection that belongs to this account, where documents belong to somebody. */
  readonly path: (uid: string) => string;
  readonly stored: object;
  /** What an allowed update makes of it. */
  readonly updated: object;
  /** What each caller may do; a caller who is not named may do nothing. */
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
const forEverybody = "get list";

/**
 * Who may do what, by the pattern of firestore.rules. A guest is a student without an account and acts on documents of
 * the guest's own; `other`, `nobody` and `admin` meet the documents of `owner`.
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
};
