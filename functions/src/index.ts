import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { initializeApp } from "firebase-admin/app";
import { getAppCheck } from "firebase-admin/app-check";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { onRequest, type Request } from "firebase-functions/https";
import { write } from "firebase-functions/logger";
import { defineString, select } from "firebase-functions/params";
import { onSchedule } from "firebase-functions/scheduler";
import { AttemptCounts } from "./data/AttemptCounts.ts";
import { deleteAbandonedGuests } from "./data/deleteAbandonedGuests.ts";
import { deleteDocuments } from "./data/deleteDocuments.ts";
import { BlockList } from "./http/BlockList.ts";
import type { Call } from "./http/Call.ts";
import { ConcurrencyLimiter } from "./http/ConcurrencyLimiter.ts";
import { deviceOf } from "./http/device.ts";
import { FailureStreaks } from "./http/FailureStreaks.ts";
import { isFromOurApp } from "./http/isFromOurApp.ts";
import { ReportBudget } from "./http/ReportBudget.ts";
import { respond } from "./http/respond.ts";
import type { Services } from "./http/Services.ts";
import { hopsOf, senderOf } from "./http/senderOf.ts";
import { guardBodies } from "./patches/guardBodies.ts";
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

const app = initializeApp();
const db = getFirestore(app);
const log: Services["log"] = (severity, message, facts) => write({ severity, message, ...facts });
const services: Services = {
  db,
  auth: getAuth(app),
  webApiKey: () => webApiKey.value(),
  now: () => new Date(),
  isFromOurApp: async (token) => appCheck.value() !== "on" || isFromOurApp(getAppCheck(app), token),
  deleteDocuments,
  attempts: new AttemptCounts(db, (error) => log("INFO", "An attempt was not counted", { code: Object(error).code })),
  blockList: new BlockList(),
  limiter: new ConcurrencyLimiter(),
  reportBudget: new ReportBudget(),
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
    region: "us-central1",
    invoker: "public",
    cors: false,
    maxInstances: 20,
    memory: "512MiB",
    cpu: 1,
    concurrency: 40,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    const { status, headers, body } = await respond(routeTable, services, callFrom(request));
    response.writeHead(status, { ...headers });
    response.end(body);
  },
);

/** Runs once a day. `npm run admin:guests -- --dry-run` shows how many guests it would delete. */
export const deleteGuests = onSchedule(
  { region: "us-central1", schedule: "every day 08:00", memory: "512MiB", timeoutSeconds: 1_800, maxInstances: 1 },
  async () => {
    const result = await deleteAbandonedGuests(services, services.now(), { dryRun: false });
    log("INFO", "Abandoned guests were deleted", { ...result });
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
  };
}

/** The caller's own request id if it is valid, so both sides log the same id. */
function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID();
}
