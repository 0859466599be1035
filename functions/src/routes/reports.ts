import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type ApiAnswers, reportsBody } from "../domain/api/apiContract.ts";
import { cspDigest } from "../domain/api/browserReport.ts";
import { openRoute } from "../http/Route.ts";
import { tooManyRequests } from "../http/tooManyRequests.ts";

/**
 * Logs browser errors and Content-Security-Policy violations. The log line only contains values from closed lists,
 * numbers and hashes of our own files. Equal faults have the same `group`.
 */
export const reports = openRoute<ApiAnswers["reports"], z.infer<typeof reportsBody>>({
  ...API_CALLS.reports,
  input: reportsBody,
  takesBrowserReports: true,
  async act({ log, now, reportBudget }, { sender }, body) {
    if (!reportBudget.admits(sender, now())) throw tooManyRequests();
    const facts = "csp-report" in body ? { kind: "csp", ...cspDigest(body["csp-report"]) } : { kind: "error", ...body };
    const group = groupOf(facts);
    const weight = reportBudget.weightOf(group, now());
    if (weight > 0) log("WARNING", "A browser reported a fault", { group, weight, ...facts });
    return { data: { received: true } };
  },
});

/** Errors from the same place in the code are the same fault, on whichever screen they happened. */
function groupOf({ place: _, frames, ...facts }: Readonly<Record<string, unknown>>): string {
  const top = Array.isArray(frames) ? frames.slice(0, 3) : [];
  return createHash("sha256")
    .update(JSON.stringify([facts, top]))
    .digest("hex")
    .slice(0, 12);
}
