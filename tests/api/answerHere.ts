import { AttemptCounts } from "../../functions/src/data/AttemptCounts.ts";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { BlockList } from "../../functions/src/http/BlockList.ts";
import type { Call } from "../../functions/src/http/Call.ts";
import { ConcurrencyLimiter } from "../../functions/src/http/ConcurrencyLimiter.ts";
import { FailureStreaks } from "../../functions/src/http/FailureStreaks.ts";
import { ReportBudget } from "../../functions/src/http/ReportBudget.ts";
import { respond } from "../../functions/src/http/respond.ts";
import type { Services } from "../../functions/src/http/Services.ts";
import { routeTable } from "../../functions/src/routeTable.ts";
import { adminAuth, adminDb } from "../support/suite.ts";
import type { Reply } from "./ask.ts";

const instance = {
  attempts: new AttemptCounts(adminDb, () => undefined),
  blockList: new BlockList(),
  limiter: new ConcurrencyLimiter(),
  reportBudget: new ReportBudget(),
  streaks: new FailureStreaks(),
};

/**
 * Runs the API in this process, with the suite's Firestore and sign-in. For tests that replace a service, and for
 * thousands of calls. All parts are real except the given ones.
 */
export async function answerHere(call: Partial<Call>, given: Partial<Services> = {}): Promise<Reply> {
  const services: Services = {
    db: adminDb,
    auth: adminAuth,
    webApiKey: () => "any",
    now: () => new Date(),
    isFromOurApp: async () => true,
    deleteDocuments,
    ...instance,
    log: () => undefined,
    ...given,
  };
  const { status, headers, body } = await respond(routeTable, services, {
    method: "GET",
    path: "/api/",
    authorization: undefined,
    appToken: undefined,
    contentType: "application/json",
    query: {},
    body: {},
    rawBody: undefined,
    bodySize: 2,
    sender: "10.0.0.1",
    hops: 1,
    device: null,
    requestId: "here",
    ...call,
  });
  return { status, headers: new Headers(headers), body: JSON.parse(body) };
}
