import { DISPATCHES_PER_SECOND, GUESTS_PER_TASK, LOGINS_PER_TASK } from "../../functions/src/deletions/deletionTask.ts";
import type { Amounts } from "./monthlyActions.ts";

/** What all students together use in the busiest moment. */
export interface Load {
  readonly students: number;
  /** A student's month. */
  readonly month: Required<Amounts>;
  /** Processor time of a student's calls in a month, in seconds. */
  readonly cpuSeconds: number;
}

/** A limit of a service that Cairn runs into as it grows. Those that belong to one student alone are tested elsewhere. */
export interface ServiceLimit {
  readonly what: string;
  readonly most: number;
  /** A page of Google's, read in a stored copy on 2026-11-22, or the file where Cairn sets the limit itself. */
  readonly source: string;
  /** What is compared with the limit, in its unit. */
  readonly used: (load: Load) => number;
  readonly plan: string;
}

const DAYS = 30;
const DAY = 86_400;
/** The busiest second has this many times the average of the month: an evening in the first week of school. Assumed. */
const PEAK = 10;
/** A tenth of a month's sign-ups come on the busiest day. Assumed. */
const BUSIEST_DAY = 0.1;
const DAYS_BETWEEN_LISTS_OF_LOGINS = 7;
/** Ten students at once take half a second. `npm run load:year` measures it. */
export const SECONDS_PER_DIGEST = 0.05;
/** `sendReminders` runs every quarter of an hour, and works for 480 s. */
const REMINDING_SECONDS_IN_HOUR = 4 * 480;
/** Half of all students are in one zone and keep the usual hour of a daily digest. Assumed. */
const AT_SEVEN_IN_ONE_ZONE = 0.5;

const AUTH = "https://firebase.google.com/docs/auth/limits";

const atPeak = ({ students }: Load, monthly: number) => ((students * monthly) / (DAYS * DAY)) * PEAK;

/**
 * The limits, by service. Firestore has no limit per database: those for writes a second and connections were lifted on
 * 2022-10-17 (docs.cloud.google.com/firestore/docs/release-notes).
 */
export const SERVICE_LIMITS: readonly ServiceLimit[] = [
  {
    what: "Firebase Auth: new accounts from one address in an hour, guests among them (a school of 200)",
    most: 100,
    source: AUTH,
    used: ({ students }) => Math.min(students, 200),
    plan: "Raise the quota for the day of an introduction in the Firebase console.",
  },
  {
    what: "Firebase Auth: token exchanges a minute",
    most: 18_000,
    source: AUTH,
    used: (load) => atPeak(load, load.month.tokens) * 60,
    plan: "Ask Google for more, two weeks ahead.",
  },
  {
    what: "Firebase Auth: requests a second of one service account",
    most: 500,
    source: AUTH,
    used: (load) => atPeak(load, load.month.serverAuthRequests),
    plan: "Check only the token's signature where a call changes nothing, and revocation where it does.",
  },
  {
    what: "Firebase Auth: requests a second of the project",
    most: 1_000,
    source: AUTH,
    used: (load) => atPeak(load, load.month.serverAuthRequests + load.month.authRequests),
    plan: "The same, then ask Google for more.",
  },
  {
    what: "Firebase Auth: requests a day of the project",
    most: 10_000_000,
    source: AUTH,
    used: ({ students, month }) => (students * (month.serverAuthRequests + month.authRequests)) / DAYS,
    plan: "The same.",
  },
  {
    what: "Firebase Auth: verification mails a day",
    most: 100_000,
    source: AUTH,
    used: ({ students, month }) => students * month.verificationMails * BUSIEST_DAY,
    plan: "Send mails by a mail service, with links that the Admin SDK creates.",
  },
  {
    what: "Firebase Auth: password reset mails a day",
    most: 10_000,
    source: AUTH,
    used: ({ students, month }) => students * month.resetMails * BUSIEST_DAY,
    plan: "The same.",
  },
  {
    what: "`runDeletions`: tasks of its queue in a day",
    most: DISPATCHES_PER_SECOND * DAY,
    source: `${AUTH}: one batch of accounts is deleted in a second`,
    used: ({ students, month }) =>
      (students * month.abandonedGuests) / DAYS / GUESTS_PER_TASK +
      students / DAYS_BETWEEN_LISTS_OF_LOGINS / LOGINS_PER_TASK,
    plan: "Put more guests into each task; a batch can have 1,000 accounts.",
  },
  {
    what: "`sendReminders`: digests of 7:00 in one zone that come before 8:00",
    most: REMINDING_SECONDS_IN_HOUR / SECONDS_PER_DIGEST,
    source: "functions/src/index.ts",
    used: ({ students }) => students * AT_SEVEN_IN_ONE_ZONE,
    plan: "Remind students from a task queue, as `runDeletions` deletes guests.",
  },
  {
    what: "`api`: busy processors of its 20 instances",
    most: 20,
    source: "functions/src/index.ts",
    used: (load) => atPeak(load, load.cpuSeconds),
    plan: "Raise `maxInstances`; the console shows the region's quota.",
  },
];
