import { AttemptCounts, ONE_DAY } from "../../functions/src/data/AttemptCounts.ts";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { BlockList } from "../../functions/src/http/BlockList.ts";
import type { Call } from "../../functions/src/http/Call.ts";
import { ConcurrencyLimiter } from "../../functions/src/http/ConcurrencyLimiter.ts";
import { FailureStreaks } from "../../functions/src/http/FailureStreaks.ts";
import { FeedBudget } from "../../functions/src/http/FeedBudget.ts";
import { RecentFiles } from "../../functions/src/http/RecentFiles.ts";
import { ReportBudget } from "../../functions/src/http/ReportBudget.ts";
import { type HttpResponse, respond } from "../../functions/src/http/respond.ts";
import type { Services } from "../../functions/src/http/Services.ts";
import { routeTable } from "../../functions/src/routeTable.ts";

type Given = Pick<Services, "db" | "auth"> & Partial<Services>;

/** An instance of the API in this process. All parts are real except the given ones. */
export function instanceWith(given: Given): Services {
  const { db } = given;
  return {
    webApiKey: () => "any",
    now: () => new Date(),
    isFromOurApp: async () => true,
    deleteDocuments,
    attempts: new AttemptCounts(db, () => undefined),
    dailyAttempts: new AttemptCounts(db, () => undefined, ONE_DAY),
    blockList: new BlockList(),
    limiter: new ConcurrencyLimiter(),
    reportBudget: new ReportBudget(),
    feedBudget: new FeedBudget(),
    recentFiles: new RecentFiles(),
    reminderOffer: { email: true, vapidPublicKey: null, allowsLocalPush: true },
    streaks: new FailureStreaks(),
    log: () => undefined,
    ...given,
  };
}

export function answerWith(services: Services, call: Partial<Call>): Promise<HttpResponse> {
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
  return new Promise((resolve, reject) => {
    respond(routeTable, services, asked, resolve).catch(reject);
  });
}
