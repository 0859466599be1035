/** The path of each document in Firestore. The web app, the functions and the tests all use these. */
export const STAGE_CATEGORIES = "stageCategories";
export const CHECKLIST_TEMPLATES = "checklistTemplates";
export const USERS = "users";
/** How often an address or account has tried to log in or sign up. Only the server reads and writes it. */
export const ATTEMPTS = "attempts";

export const stageCategoryPath = (stageCategoryID: string): string => `${STAGE_CATEGORIES}/${stageCategoryID}`;
export const checklistTemplatePath = (stageId: string): string => `${CHECKLIST_TEMPLATES}/${stageId}`;
export const userPath = (uid: string): string => `${USERS}/${uid}`;
export const checklistsPath = (uid: string): string => `${userPath(uid)}/checklists`;
export const checklistPath = (uid: string, stageId: string): string => `${checklistsPath(uid)}/${stageId}`;
/**
 * Every collection below a student's document. Download and import go through this list, and a test compares it with
 * the security rules. Add a new collection here and in `planFile.ts`.
 */
export const USER_COLLECTIONS = [
  "checklists",
  "photos",
  "experiences",
  "summaries",
  "scores",
  "schools",
  "courses",
  "journals",
  "applications",
  "savedResources",
  "timelines",
  "settings",
  "supportThreads",
] as const;
/**
 * The only collection below a student that is not part of the plan: how many messages support got from the student
 * today. It is deleted with the account, and no import restores it.
 */
export const SUPPORT_QUOTAS = "supportQuotas";
export type UserCollection = (typeof USER_COLLECTIONS)[number];
/** What an import restores. Old messages would reach support as new ones, so they are left in the file. */
export const IMPORTED_COLLECTIONS = USER_COLLECTIONS.filter((name) => name !== "supportThreads");
export const userCollectionPath = (uid: string, name: UserCollection): string => `${userPath(uid)}/${name}`;
export const photoPath = (uid: string): string => `${userCollectionPath(uid, "photos")}/profile`;
export const experiencesPath = (uid: string): string => userCollectionPath(uid, "experiences");
export const experiencePath = (uid: string, id: string): string => `${experiencesPath(uid)}/${id}`;
export const journalsPath = (uid: string): string => userCollectionPath(uid, "journals");
export const journalPath = (uid: string, id: string): string => `${journalsPath(uid)}/${id}`;
/** What the dashboard needs of every experience, in one read. */
export const experienceSummaryPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/experiences`;
/** The ids of all journal entries. Rules cannot count a collection, so this index enforces the limit. */
export const journalIndexPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/journals`;
/** The order and selection of experiences for one application form. */
export const applicationPath = (uid: string, form: string): string =>
  `${userCollectionPath(uid, "applications")}/${form}`;
/** Each of these lists is one document, so a screen gets all rows in one read. */
export const scoresPath = (uid: string): string => `${userCollectionPath(uid, "scores")}/all`;
export const schoolsPath = (uid: string): string => `${userCollectionPath(uid, "schools")}/all`;
export const coursesPath = (uid: string): string => `${userCollectionPath(uid, "courses")}/all`;
export const savedResourcesPath = (uid: string): string => `${userCollectionPath(uid, "savedResources")}/all`;
export const timelinePath = (uid: string): string => `${userCollectionPath(uid, "timelines")}/all`;
export const trackerSettingsPath = (uid: string): string => `${userCollectionPath(uid, "settings")}/tracker`;
export const SUPPORT_THREADS = "supportThreads";
export const supportThreadsPath = (uid: string): string => userCollectionPath(uid, SUPPORT_THREADS);
export const supportThreadPath = (uid: string, number: string): string => `${supportThreadsPath(uid)}/${number}`;
export const supportQuotaPath = (uid: string): string => `${userPath(uid)}/${SUPPORT_QUOTAS}/messages`;
/** A device where the account has logged in before, as a hash. Only the server uses it. Deleted with the account. */
export const devicePath = (uid: string, hash: string): string => `${userPath(uid)}/devices/${hash}`;
export const attemptsPath = (key: string): string => `${ATTEMPTS}/${key}`;
