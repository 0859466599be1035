import type { Collection, SingleList } from "./collections.ts";

/** The path of each document in Firestore. The web app, the functions and the tests all use these. */
export const STAGE_CATEGORIES = "stageCategories";
export const CHECKLIST_TEMPLATES = "checklistTemplates";
export const USERS = "users";
/** How often an address or account has tried to log in or sign up. Only the server reads and writes it. */
export const ATTEMPTS = "attempts";
/** The private calendar addresses, by the hash of each one's token. Only the server reads and writes them. */
export const CALENDAR_FEEDS = "calendarFeeds";

/** Students' reminders: settings, devices and the next moment. Only the server reads and writes them. */
export const REMINDERS = "reminders";
/** When guests were last here. Only the server reads and writes it. */
export const GUEST_VISITS = "guestVisits";
/** What students have shared, sealed. Anyone who knows a share's id can read it. */
export const SHARES = "shares";
/** What readers have reported about shares. Only the server reads and writes it. */
export const SHARE_REPORTS = "shareReports";

export const stageCategoryPath = (stageCategoryID: string): string => `${STAGE_CATEGORIES}/${stageCategoryID}`;
export const checklistTemplatePath = (stageId: string): string => `${CHECKLIST_TEMPLATES}/${stageId}`;
export const userPath = (uid: string): string => `${USERS}/${uid}`;
export const checklistsPath = (uid: string): string => `${userPath(uid)}/checklists`;
export const checklistPath = (uid: string, stageId: string): string => `${checklistsPath(uid)}/${stageId}`;
/** A collection of the register below a student's document. */
export const userCollectionPath = (uid: string, name: Collection): string => `${userPath(uid)}/${name}`;
/** A list of rows in one document, so a screen gets all rows in one read. */
export const rowListPath = (uid: string, name: SingleList): string => `${userCollectionPath(uid, name)}/all`;
export const photoPath = (uid: string): string => `${userCollectionPath(uid, "photos")}/profile`;
export const experiencesPath = (uid: string): string => userCollectionPath(uid, "experiences");
export const experiencePath = (uid: string, id: string): string => `${experiencesPath(uid)}/${id}`;
export const journalsPath = (uid: string): string => userCollectionPath(uid, "journals");
export const journalPath = (uid: string, id: string): string => `${journalsPath(uid)}/${id}`;
/** What the dashboard needs of every experience, in one read. */
export const experienceSummaryPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/experiences`;
/** The ids of all journal entries. Rules cannot count a collection, so this index enforces the limit. */
export const journalIndexPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/journals`;
export const essaysPath = (uid: string): string => userCollectionPath(uid, "essays");
export const essayPath = (uid: string, id: string): string => `${essaysPath(uid)}/${id}`;
/** What the board and the calendar need of every essay, in one read. */
export const essayIndexPath = (uid: string): string => `${userCollectionPath(uid, "summaries")}/essays`;
/** All versions of one essay, in one document. */
export const essayVersionsPath = (uid: string, id: string): string =>
  `${userCollectionPath(uid, "essayVersions")}/${id}`;
/** The order and selection of experiences for one application form. */
export const applicationPath = (uid: string, form: string): string =>
  `${userCollectionPath(uid, "applications")}/${form}`;
export const scoresPath = (uid: string): string => rowListPath(uid, "scores");
export const schoolsPath = (uid: string): string => rowListPath(uid, "schools");
export const coursesPath = (uid: string): string => rowListPath(uid, "courses");
export const lettersPath = (uid: string): string => rowListPath(uid, "letters");
/** The season of each school, by the id of its row in the list of schools. */
export const seasonPath = (uid: string): string => rowListPath(uid, "season");
export const interviewsPath = (uid: string): string => rowListPath(uid, "interviews");
export const savedResourcesPath = (uid: string): string => rowListPath(uid, "savedResources");
export const practicesPath = (uid: string): string => rowListPath(uid, "practices");
export const timelinePath = (uid: string): string => rowListPath(uid, "timelines");
export const trackerSettingsPath = (uid: string): string => `${userCollectionPath(uid, "settings")}/tracker`;
/** What the student's calendar address contains. Only the server writes it. */
export const calendarFeedPath = (uid: string): string => `${userCollectionPath(uid, "settings")}/calendarFeed`;
export const calendarFeedTokenPath = (hash: string): string => `${CALENDAR_FEEDS}/${hash}`;
/** The student's own list of shares. */
export const shareRowsPath = (uid: string): string => rowListPath(uid, "shares");
export const shareNewsPath = (uid: string): string => `${userCollectionPath(uid, "shareNews")}/all`;
export const sharePath = (shareId: string): string => `${SHARES}/${shareId}`;
export const SHARE_COMMENTS = "comments";
export const shareCommentsPath = (shareId: string): string => `${sharePath(shareId)}/${SHARE_COMMENTS}`;
export const shareCommentPath = (shareId: string, commentId: string): string =>
  `${shareCommentsPath(shareId)}/${commentId}`;
export const shareReportPath = (shareId: string): string => `${SHARE_REPORTS}/${shareId}`;
export const SUPPORT_THREADS = "supportThreads";
export const supportThreadsPath = (uid: string): string => userCollectionPath(uid, SUPPORT_THREADS);
export const supportThreadPath = (uid: string, number: string): string => `${supportThreadsPath(uid)}/${number}`;
export const supportQuotaPath = (uid: string): string => `${userCollectionPath(uid, "supportQuotas")}/messages`;
/** A device where the account has logged in before, as a hash. Only the server uses it. Deleted with the account. */
export const devicePath = (uid: string, hash: string): string => `${userCollectionPath(uid, "devices")}/${hash}`;
export const guestVisitPath = (uid: string): string => `${GUEST_VISITS}/${uid}`;
export const attemptsPath = (key: string): string => `${ATTEMPTS}/${key}`;
export const remindersPath = (uid: string): string => `${REMINDERS}/${uid}`;
