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
export const attemptsPath = (key: string): string => `${ATTEMPTS}/${key}`;
