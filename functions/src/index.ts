import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { initializeApp } from "firebase-admin/app";
import { getAppCheck } from "firebase-admin/app-check";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getFunctions } from "firebase-admin/functions";
import { onRequest, type Request } from "firebase-functions/https";
import { write } from "firebase-functions/logger";
import { defineSecret, defineString, select } from "firebase-functions/params";
import { onSchedule } from "firebase-functions/scheduler";
import { onTaskDispatched } from "firebase-functions/tasks";
import { AttemptCounts, ONE_DAY } from "./data/AttemptCounts.ts";
import { deleteDocuments } from "./data/deleteDocuments.ts";
import { beginDeletions } from "./deletions/beginDeletions.ts";
import { type DeletionTask, DISPATCHES_PER_SECOND, deletionTask } from "./deletions/deletionTask.ts";
import { runDeletion } from "./deletions/runDeletion.ts";
import { BlockList } from "./http/BlockList.ts";
import type { Call } from "./http/Call.ts";
import { ConcurrencyLimiter } from "./http/ConcurrencyLimiter.ts";
import { deviceOf } from "./http/device.ts";
import { FailureStreaks } from "./http/FailureStreaks.ts";
import { FeedBudget } from "./http/FeedBudget.ts";
import { isFromOurApp } from "./http/isFromOurApp.ts";
import { RecentFiles } from "./http/RecentFiles.ts";
import { ReportBudget } from "./http/ReportBudget.ts";
import { respond } from "./http/respond.ts";
import type { Services } from "./http/Services.ts";
import { hopsOf, senderOf } from "./http/senderOf.ts";
import { guardBodies } from "./patches/guardBodies.ts";
import { offerOf, reminderSetup, sendersOf } from "./reminders/reminderSetup.ts";
import { sendDueReminders } from "./reminders/sendDueReminders.ts";
import { routeTable } from "./routeTable.ts";

const webApiKey = defineString("WEB_API_KEY", {
  label: "The project's web API key",
  description: "From the Firebase console, project settings. `login-email` checks passwords with it.",
  // The Auth emulator accepts any key. A deployment needs a real one and asks for it.
  ...(process.env.FUNCTIONS_EMULATOR === "true" && { default: "emulator" }),
});

const appCheck = defineString("APP_CHECK", {
  default: "off",
  input: select(["off", "on"]),
  label: "Whether App Check guards the API",
  description: "If on, only the web app can call it. The app must then be built with VITE_APP_CHECK_SITE_KEY.",
});

const setup = reminderSetup(process.env);
// `firebase deploy` demands a value for every secret that is defined. It runs this file with the project's settings to
// learn what to deploy, so a site without reminders needs none.
const smtpUrl = setup.mailFrom === "" ? null : defineSecret("SMTP_URL");
const vapidPrivateKey = setup.vapidPublicKey === "" ? null : defineSecret("VAPID_PRIVATE_KEY");

const region = "us-central1";
const app = initializeApp();
const db = getFirestore(app);
const log: Services["log"] = (severity, message, facts) => write({ severity, message, ...facts });
const onLostCount = (error: unknown) => log("INFO", "An attempt was not counted", { code: Object(error).code });
const services: Services = {
  db,
  auth: getAuth(app),
  webApiKey: () => webApiKey.value(),
  now: () => new Date(),
  isFromOurApp: async (token) => appCheck.value() !== "on" || isFromOurApp(getAppCheck(app), token),
  deleteDocuments,
  attempts: new AttemptCounts(db, onLostCount),
  dailyAttempts: new AttemptCounts(db, onLostCount, ONE_DAY),
  blockList: new BlockList(),
  limiter: new ConcurrencyLimiter(),
  reportBudget: new ReportBudget(),
  feedBudget: new FeedBudget(),
  recentFiles: new RecentFiles(),
  reminderOffer: offerOf(setup),
  streaks: new FailureStreaks(),
  log,
};

guardBodies(requestIdOf);

/**
 * The one function behind `/api/**`. Its calls are in the route table. The limit on instances limits cost. The app
 * calls it from its own origin; without CORS headers, no other site can call it from a browser. `npm run bench --
 * memory` measures the memory of an instance. The browser waits 10 s for any call.
 */
export const api = onRequest(
  {
    region,
    invoker: "public",
    cors: false,
    maxInstances: 20,
    memory: "512MiB",
    cpu: 1,
    concurrency: 40,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    await respond(routeTable, services, callFrom(request), ({ status, headers, body }) => {
      response.writeHead(status, { ...headers });
      response.end(body);
    });
  },
);

const deletionQueue = () => getFunctions(app).taskQueue<DeletionTask>(`locations/${region}/functions/runDeletions`);

/**
 * Runs once a day and puts what is to be deleted into the queue of `runDeletions`. `npm run admin:guests -- --dry-run`
 * shows how many guests are abandoned.
 */
export const deleteGuests = onSchedule(
  { region, schedule: "every day 08:00", memory: "512MiB", timeoutSeconds: 1_800, maxInstances: 1 },
  async () => {
    log("INFO", "Deletions were put into the queue", {
      ...(await beginDeletions(db, deletionQueue(), services.now())),
    });
  },
);

/**
 * Deletes abandoned guests and ended shares, a few at a time. An instance runs one task at once, because a guest can have
 * many documents. A task that fails is run again for an hour, and the next day's run finds what is left.
 */
export const runDeletions = onTaskDispatched<unknown>(
  {
    region,
    memory: "512MiB",
    concurrency: 1,
    maxInstances: 5,
    timeoutSeconds: 540,
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 30, maxBackoffSeconds: 3_600 },
    rateLimits: { maxConcurrentDispatches: 5, maxDispatchesPerSecond: DISPATCHES_PER_SECOND },
  },
  async ({ data }) => {
    const task = deletionTask.parse(data);
    const result = await runDeletion(services, deletionQueue(), task, services.now());
    log("INFO", "A part of the deletions is done", { what: task.what, ...result });
  },
);

/** The run ends before its time limit, and before the next one starts. */
const REMINDERS_RUN = { limitSeconds: 540, workSeconds: 480 };

/** Runs when clocks anywhere show a full hour: all time zones differ by quarters of an hour. */
export const sendReminders = onSchedule(
  {
    region,
    schedule: "*/15 * * * *",
    memory: "512MiB",
    timeoutSeconds: REMINDERS_RUN.limitSeconds,
    maxInstances: 1,
    secrets: [smtpUrl, vapidPrivateKey].filter((secret) => secret !== null),
  },
  async () => {
    const senders = sendersOf(setup, {
      smtpUrl: smtpUrl?.value() ?? null,
      vapidPrivateKey: vapidPrivateKey?.value() ?? null,
    });
    if (!senders.mailer && !senders.pusher) return;
    const until = new Date(services.now().getTime() + REMINDERS_RUN.workSeconds * 1_000);
    const run = await sendDueReminders({ ...services, ...senders }, until);
    log("INFO", "Reminders were sent", { ...run });
  },
);

function callFrom(request: Request): Call {
  return {
    method: request.method,
    path: request.path,
    authorization: request.get("authorization"),
    appToken: request.get("x-firebase-appcheck"),
    contentType: request.get("content-type"),
    query: request.query,
    body: request.body,
    rawBody: request.rawBody,
    bodySize: request.rawBody?.length ?? 0,
    sender: senderOf(request),
    hops: hopsOf(request),
    device: deviceOf(request.get("cookie")),
    requestId: requestIdOf(request),
    ifNoneMatch: request.get("if-none-match"),
  };
}

/** The caller's own request id if it is valid, so both sides log the same id. */
function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID();
}
