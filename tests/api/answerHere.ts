import { AttemptCounts, ONE_DAY } from "../../functions/src/data/AttemptCounts.ts";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { BlockList } from "../../functions/src/http/BlockList.ts";
import type { Call } from "../../functions/src/http/Call.ts";
import { ConcurrencyLimiter } from "../../functions/src/http/ConcurrencyLimiter.ts";
import { FailureStreaks } from "../../functions/src/http/FailureStreaks.ts";
import { FeedBudget } from "../../functions/src/http/FeedBudget.ts";
import { MissBudget } from "../../functions/src/http/MissBudget.ts";
import { ReportBudget } from "../../functions/src/http/ReportBudget.ts";
import { type HttpResponse, respond } from "../../functions/src/http/respond.ts";
import type { Services } from "../../functions/src/http/Services.ts";
import { routeTable } from "../../functions/src/routeTable.ts";
import { adminAuth, adminDb } from "../support/suite.ts";
import type { Reply } from "./ask.ts";

const instance = {
  attempts: new AttemptCounts(adminDb, () => undefined),
  dailyAttempts: new AttemptCounts(adminDb, () => undefined, ONE_DAY),
  blockList: new BlockList(),
  limiter: new ConcurrencyLimiter(),
  reportBudget: new ReportBudget(),
  feedBudget: new FeedBudget(),
  missBudget: new MissBudget(),
  reminderOffer: { email: true, vapidPublicKey: null, allowsLocalPush: true },
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
  const asked: Call = {
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
    ifNoneMatch: undefined,
    ...call,
  };
  const { status, headers, body } = await new Promise<HttpResponse>((resolve, reject) => {
    respond(routeTable, services, asked, resolve).catch(reject);
  });
  return { status, headers: new Headers(headers), body: body.startsWith("{") ? JSON.parse(body) : body };
}
