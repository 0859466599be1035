import { storeReport } from "../data/shareEvents.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import type { ApiAnswers } from "../domain/api/apiContract.ts";
import { type ReportShare, reportShareBody } from "../domain/share/shareBodies.ts";
import { countFor, refuseBeyond, SENDER_REPORTS } from "../http/loginLimits.ts";
import { openRoute } from "../http/Route.ts";
import { shareWithKey } from "../http/shareWithKey.ts";

/** Reports a share to the operator, who can close it with `npm run admin:shares`. */
export const reportShare = openRoute<ApiAnswers["reportShare"], ReportShare>({
  ...API_CALLS.reportShare,
  input: reportShareBody,
  async act(services, { sender }, report) {
    const { db, log } = services;
    const limits = [{ subject: `report-share sender ${sender}`, most: SENDER_REPORTS }];
    await refuseBeyond(services, limits);
    // Tries count, too.
    const [share] = await Promise.all([shareWithKey(services, report), countFor(services, limits)]);
    await storeReport(db, report, share);
    log("WARNING", "A share was reported", { reason: report.reason });
    return { data: { received: true } };
  },
});
