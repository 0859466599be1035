import { formatNumber } from "@domain/shared/language";

/* A write that the server rejected. */
export const changeNotSaved = "Your change was not saved. Try again.";
export const notAdded = (name: string) => `"${name}" was not added. Try again.`;
export const notChanged = (name: string) => `"${name}" was not changed. Try again.`;
export const notDeleted = (name: string) => `"${name}" was not deleted. Try again.`;
export const notRemoved = (name: string) => `"${name}" was not removed. Try again.`;
export const notPutBack = (name: string) => `"${name}" was not restored. Try again.`;
export const listNotLoaded = "This list could not be loaded. Try again.";
export const listHolds = (limit: number) =>
  `This list is full: it can hold ${formatNumber(limit)} entries. Delete one, then add this one.`;

export const accountNotLoaded = "Your account could not be loaded. Try again.";

/* Photo. */
export const photoNotSaved = "Your photo was not saved. Try again.";
export const photoNotRemoved = "Your photo was not removed. Try again.";

/* Checklist. */
export const checklistNotLoaded = "Failed to load checklist items";
export const dueDateNotSaved = "The due date was not saved. Try again.";
export const newOrderNotSaved = "The new order was not saved. Try again.";
export const newNameNotSaved = (name: string) => `The new name "${name}" was not saved. Try again.`;
export const taskNotDeleted = "The task was not deleted. Try again.";
export const notSetAside = "The task was not set aside. Try again.";
export const notBroughtBack = "The task was not brought back. Try again.";
export const taskNotMoved = (task: string) => `"${task}" was not moved. Check whether it has been moved already.`;
export const taskNotTakenBack = "The task was not taken back. Try again.";
export const checklistFull = (limit: number) =>
  `A checklist can hold ${formatNumber(limit)} tasks. Delete one, then add this one.`;
export const checklistHasRoom = (limit: number, room: number) =>
  `A checklist can hold ${formatNumber(limit)} tasks. There is room for ${formatNumber(room)} more.`;

/* Experiences. */
export const experiencesNotLoaded = "Your experiences could not be loaded. Try again.";
export const experienceNotDeleted = "The experience was not deleted. Try again.";
export const experiencesFull = (limit: number) =>
  `Your tracker can hold ${formatNumber(limit)} experiences. Delete one, then add this one.`;
export const shiftNotSaved = "The shift was not saved. Try again.";
export const shiftNotDeleted = "The shift was not deleted. Try again.";
export const shiftsFull = (limit: number) =>
  `An experience can hold ${formatNumber(limit)} shifts. Delete one, then add this one.`;

/* Application. */
export const applicationNotLoaded = "Your application could not be loaded. Try again.";
export const orderNotSaved = "The order was not saved. Try again.";
export const tickNotSaved = "The check mark was not saved. Try again.";
export const ticksNotCleared = "The check marks were not cleared. Try again.";

/* Scores, schools and courses. */
export const scoresNotLoaded = "Your scores could not be loaded. Try again.";
export const scoreNotAdded = "The score was not added. Try again.";
export const scoreNotChanged = "The score was not changed. Try again.";
export const scoreNotDeleted = "The score was not deleted. Try again.";
export const scoreNotPutBack = "The score was not restored. Try again.";
export const schoolsNotLoaded = "Your schools could not be loaded. Try again.";
export const coursesNotLoaded = "Your courses could not be loaded. Try again.";
export const someCoursesNotAdded = "Not every course was added. Try again.";
export const practicesNotLoaded = "Your interview practice could not be loaded. Try again.";
export const practiceNotAdded = "The practice was not kept. Try again.";
export const practiceNotDeleted = "The practice was not deleted. Try again.";
export const practiceNotPutBack = "The practice was not restored. Try again.";
export const courseNotDeleted = "The course was not deleted. Try again.";

/* Letters. */
export const lettersNotLoaded = "Your letters could not be loaded. Try again.";
export const letterNotDeleted = "The letter was not deleted. Try again.";
/* Season. */
export const seasonNotLoaded = "Your season could not be loaded. Try again.";
export const interviewsNotLoaded = "Your interviews could not be loaded. Try again.";

/* Journal. */
export const journalNotLoaded = "Your journal could not be loaded. Try again.";
export const entryNotSaved = "Your entry was not saved. Copy it, then try again.";

/* Resources and timeline. */
export const resourcesNotLoaded = "Your saved resources could not be loaded. Try again.";
export const resourceNotSaved = "The resource was not saved. Try again.";
export const resourceStillSaved = "The resource is still saved. Try again.";
export const resourceNotPutBack = "The resource was not restored. Try again.";
export const noteNotSaved = "Your note was not saved. Try again.";
export const timelineNotLoaded = "Your timeline could not be loaded. Try again.";
export const stepNotSaved = "The step was not saved. Try again.";

/* Support. */
export const messagesNotLoaded = "Your messages could not be loaded. Try again.";
export const deskNotLoaded = "The students' messages could not be loaded. Try again.";
export const messageNotSent = "Your message was not sent. Its words are back in the form.";
export const messagesADay = (limit: number) =>
  `You can send ${formatNumber(limit)} messages a day. Your words are kept here; send them tomorrow.`;
export const threadFull = "This conversation is full. Start a new message.";

export const essaysNotLoaded = "Your essays could not be loaded. Try again.";
export const calendarAddressNotLoaded = "Your calendar address could not be loaded. Try again.";
export const sharesNotLoaded = "What you share could not be loaded. Try again.";
export const planNotRead = "Your plan could not be read. Try again.";
