/** Where each document lies in Firestore; the web app, the functions and the tests all ask here. */
export const STAGE_CATEGORIES = "stageCategories";
export const CHECKLIST_TEMPLATES = "checklistTemplates";
export const USERS = "users";
/** How often an address or an account has tried to sign in or up; the server's alone. */
export const ATTEMPTS = "attempts";

export const stageCategoryPath = (stageCategoryID: string): string => `${STAGE_CATEGORIES}/${stageCategoryID}`;
export const checklistTemplatePath = (stageId: string): string => `${CHECKLIST_TEMPLATES}/${stageId}`;
export const userPath = (uid: string): string => `${USERS}/${uid}`;
export const checklistsPath = (uid: string): string => `${userPath(uid)}/checklists`;
export const checklistPath = (uid: string, stageId: string): string => `${checklistsPath(uid)}/${stageId}`;
/**
 * Every collection below a student's document. Download and import walk this list, and a test holds it against the
 * security rules, so a new collection is named here and in `planFile.ts`.
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
 * The one collection below a student that is no part of their plan: how many messages support got of them today. It goes
 * with the account, and no file brings it back.
 */
export const SUPPORT_QUOTAS = "supportQuotas";
export type UserCollection = (typeof USER_COLLECTIONS)[number];
/** What an import restores. Old messages would come to support as if they were new, so they stay in the file. */
export const IMPORTED_COLLECTIONS = USER_COLLECTIONS.filter((name) => name !== "supportThreads");
export const userCollectionPath = (uid: string, name: UserCollection): string => `${userPath(uid)}/${name}`;
export const photoPath = (uid: string): string => `${userCollectionPath(uid, "photos")}/profile`;
export const experiencesPath = (uid: string): string => userCollectionPath(uid, "experiences");
export const experiencePath = (uid: string, id: string): string => `${experiencesPath(uid)}/${id}`;
export const journalsPath = (uid: string): string => userCollectionPath(uid, "journals");
export const journalPath = (uid: string, id: string): string => `${journalsPath(uid)}/${id}`;
/** What the dashboard needs of every experience, in one read. */
export const experienceSummaryPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/experiences`;
/** The ids of all journal entries: rules cannot count a collection, so its index holds it to its limit. */
export const journalIndexPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/journals`;
/** The order and choice of experiences for one application form. */
export const applicationPath = (uid: string, form: string): string =>
  `${userCollectionPath(uid, "applications")}/${form}`;
/** Lists that are one document each, so that a screen reads all of its rows at once. */
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
/** Where an account has logged in before: a hash for each device, the server's alone, gone with the account. */
export const devicePath = (uid: string, hash: string): string => `${userPath(uid)}/devices/${hash}`;
export const attemptsPath = (key: string): string => `${ATTEMPTS}/${key}`;
