import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { onRequest, type Request } from "firebase-functions/https";
import { write } from "firebase-functions/logger";
import { defineString } from "firebase-functions/params";
import { deleteDocuments } from "./data/deleteDocuments.ts";
import type { Call } from "./http/Call.ts";
import { refuseUnreadableBodies } from "./http/refuseUnreadableBodies.ts";
import { respond } from "./http/respond.ts";
import type { Services } from "./http/Services.ts";
import { routeTable } from "./routeTable.ts";

const webApiKey = defineString("WEB_API_KEY", {
  label: "The project's web API key",
  description: "From the Firebase console, project settings. `login-email` checks passwords with it.",
  // The Auth emulator takes any key; a deployment has to be given its own and is asked for it.
  ...(process.env.FUNCTIONS_EMULATOR === "true" && { default: "emulator" }),
});

const app = initializeApp();
const services: Services = {
  db: getFirestore(app),
  auth: getAuth(app),
  webApiKey: () => webApiKey.value(),
  now: () => new Date(),
  deleteDocuments,
  log: (severity, message, facts) => write({ severity, message, ...facts }),
};

refuseUnreadableBodies(requestIdOf);

/** The one function behind `/api/**`; the calls are in the route table. The cap on instances is a cap on cost. */
export const api = onRequest(
  { region: "us-central1", invoker: "public", maxInstances: 20 },
  async (request, response) => {
    const { status, headers, body } = await respond(routeTable, services, callFrom(request));
    response.writeHead(status, { ...headers });
    response.end(body);
  },
);

function callFrom(request: Request): Call {
  return {
    method: request.method,
    path: request.path,
    authorization: request.get("authorization"),
    contentType: request.get("content-type"),
    query: request.query,
    body: request.body,
    bodySize: request.rawBody?.length ?? 0,
    address: request.ip ?? "",
    requestId: requestIdOf(request),
  };
}

/** The caller's own id where it sent a sensible one, so that both sides find the same call in their logs. */
function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID();
}
