import { readOpenShare } from "../data/readOpenShare.ts";
import { storeReport } from "../data/shareEvents.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { type ReportShare, reportShareBody } from "../domain/share/shareBodies.ts";
import { countFor, refuseBeyond, SENDER_REPORTS } from "../http/loginLimits.ts";
import { noSuchShare } from "../http/noSuchShare.ts";
import { openRoute } from "../http/Route.ts";

/** Reports a share to the operator, who can close it with `npm run admin:shares`. */
export const reportShare = openRoute<ApiAnswers["reportShare"], ReportShare>({
  ...API_CALLS.reportShare,
  input: reportShareBody,
  async act(services, { sender }, report) {
    const { db, log, now } = services;
    const limits = [{ subject: `report-share sender ${sender}`, most: SENDER_REPORTS }];
    const [share] = await Promise.all([readOpenShare(db, report.shareId, now()), refuseBeyond(services, limits)]);
    // Tries count, too.
    await Promise.all([share && storeReport(db, report, share), countFor(services, limits)]);
    if (!share) throw noSuchShare();
    log("WARNING", "A share was reported", { reason: report.reason });
    return { data: { received: true } };
  },
});
