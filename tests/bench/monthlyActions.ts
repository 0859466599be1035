/**
 * What one action costs, beyond the reads of the screen it opens, which are in the budget. Writes, reads and deletes are
 * documents in Firestore, by the app or by the server.
 */
export interface Amounts {
  readonly reads?: number;
  readonly writes?: number;
  readonly deletes?: number;
  /** Calls of the function `api`. */
  readonly calls?: number;
  /** Requests that the browser makes to Firebase Auth for an account, such as the look-up at each start. */
  readonly authRequests?: number;
  /** The same by the function: each call of a signed-in student looks up whether the token was revoked. */
  readonly serverAuthRequests?: number;
  /** Refresh tokens exchanged for ID tokens, which are valid for an hour. */
  readonly tokens?: number;
  /** Emails that Firebase Auth sends. */
  readonly verificationMails?: number;
  readonly resetMails?: number;
  /** Guests that the scheduled function finds abandoned. */
  readonly abandonedGuests?: number;
}

/** Something that students do. Add a line for each new one. */
export interface Action extends Amounts {
  readonly what: string;
  /** How often a busy student does it in a month. An assumption: no one uses Cairn yet. */
  readonly times: number;
  /** The screen that it opens. `/dashboard` stands for the start; the others follow in the same session. */
  readonly opens?: string;
}

const START = { calls: 1, authRequests: 1, serverAuthRequests: 1, tokens: 1 } as const;
/** A write that a listener of the app reports back costs one read. */
const OWN_WRITE = { writes: 1, reads: 1 } as const;
const TWO_WRITES = { writes: 2, reads: 2 } as const;

/**
 * A busy student's month: opens Cairn on most days and works in all parts of it. Rare actions have a fraction: 0.1 is
 * one student in ten.
 */
export const MONTHLY_ACTIONS: readonly Action[] = [
  // Sessions. After an hour of use, the token is renewed.
  { what: "open Cairn on a known device", times: 20, ...START, opens: "/dashboard" },
  { what: "keep it open for another hour", times: 5, tokens: 1 },
  {
    what: "log in by email on a new device",
    times: 1,
    // Two counters of failures and the device are read, the device is stored.
    calls: 2,
    reads: 3,
    writes: 1,
    authRequests: 3,
    serverAuthRequests: 2,
    tokens: 1,
    opens: "/dashboard",
  },
  { what: "forget the password", times: 0.05, authRequests: 3, resetMails: 1 },
  // One in ten is new this month: account, stage, both checklists, index of journals, and a verification email.
  {
    what: "sign up",
    times: 0.1,
    calls: 2,
    reads: 30,
    writes: 5,
    authRequests: 4,
    serverAuthRequests: 3,
    tokens: 1,
    verificationMails: 1,
  },

  // Screens.
  { what: "list the experiences", times: 8, opens: "/tracker/experiences" },
  { what: "open the scores", times: 2, opens: "/tracker/scores" },
  { what: "open the schools", times: 4, opens: "/tracker/schools" },
  { what: "open the courses", times: 2, opens: "/tracker/coursework" },
  { what: "open the application", times: 3, opens: "/tracker/application" },
  { what: "open the letters", times: 2, opens: "/tracker/application/letters" },
  { what: "open the essays", times: 4, opens: "/tracker/application/essays" },
  { what: "open the season", times: 4, opens: "/tracker/application/season" },
  { what: "open the journals", times: 4, opens: "/tracker/journals" },
  { what: "open the timeline", times: 2, opens: "/timeline" },
  { what: "open the resources", times: 2, opens: "/resources" },
  { what: "open support", times: 1, opens: "/support" },
  { what: "open the profile", times: 1, opens: "/profile" },
  { what: "open sharing", times: 1, opens: "/sharing" },

  // Dashboard and calendar. The calendar shows what is loaded, and writes its file on the device.
  { what: "tick a task", times: 30, ...OWN_WRITE },
  // A third of the students have a calendar address, and their calendar services read it six times a day. It is made
  // when the day or the plan has changed, twice a day.
  { what: "a calendar service reads the calendar address", times: 60, calls: 1, serverAuthRequests: 1, reads: 12 },
  { what: "make the file at a calendar address", times: 20, reads: 11, writes: 1 },
  { what: "make, change or end a calendar address", times: 0.1, calls: 1, serverAuthRequests: 2, reads: 3, writes: 2 },
  { what: "add, date or move a task of one's own", times: 8, ...OWN_WRITE },
  {
    what: "carry last year's tasks over, or change the stage",
    times: 0.2,
    calls: 1,
    serverAuthRequests: 1,
    ...TWO_WRITES,
  },

  // Tracker. An experience is stored with its line in the summary.
  { what: "add an experience", times: 2, ...TWO_WRITES },
  { what: "log hours", times: 12, ...TWO_WRITES },
  { what: "edit an experience", times: 4, ...TWO_WRITES },
  { what: "store a score, a school, a deadline or a course", times: 8, ...OWN_WRITE },
  { what: "add a letter, tick a step or write for its writer", times: 4, ...OWN_WRITE },
  { what: "choose or order entries of the application", times: 6, ...OWN_WRITE },
  { what: "practice an interview question", times: 4, reads: 2, writes: 1 },
  { what: "enter a day of the season, or an interview", times: 6, ...OWN_WRITE },
  // The editor stores at a pause of 2 s and at least every 15 s: ten minutes of writing are about 50 writes.
  { what: "write in a journal for ten minutes", times: 4, writes: 50, reads: 50 },
  // Each save of an essay also changes its line in the index. Leaving saves a version.
  { what: "write in an essay for ten minutes", times: 4, writes: 102, reads: 102 },
  { what: "begin, describe or delete an essay", times: 4, ...TWO_WRITES },
  { what: "begin or delete a journal entry", times: 4, ...TWO_WRITES },

  // The rest.
  { what: "save a resource", times: 3, ...OWN_WRITE },
  { what: "mark a step of the timeline", times: 4, ...OWN_WRITE },
  { what: "change a preference, a name or the photo", times: 4, ...OWN_WRITE },
  // The message and the day's count; the answer is written by support and read by both.
  { what: "write to support and get an answer", times: 0.2, writes: 3, reads: 8 },
  { what: "download or import all data", times: 0.05, calls: 1, serverAuthRequests: 1, reads: 150, writes: 50 },
  { what: "report a fault of the browser", times: 0.5, calls: 1 },
  {
    what: "delete the account",
    times: 0.02,
    calls: 1,
    reads: 150,
    deletes: 150,
    authRequests: 1,
    serverAuthRequests: 2,
  },

  // Guests. A guest has a student, two lists, an index and a few records.
  {
    what: "look around as a guest",
    times: 0.2,
    calls: 1,
    reads: 30,
    writes: 16,
    authRequests: 2,
    serverAuthRequests: 1,
  },
  {
    what: "keep a guest's plan in an account",
    times: 0.05,
    calls: 1,
    reads: 60,
    writes: 30,
    deletes: 30,
    serverAuthRequests: 4,
  },
  {
    what: "be deleted by the scheduled function as a guest who has not come back",
    times: 0.15,
    abandonedGuests: 1,
    reads: 17,
    deletes: 16,
    // Two for each batch of guests.
    serverAuthRequests: 0.05,
  },
];
