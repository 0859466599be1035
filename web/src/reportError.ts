import { API_CALLS } from "@domain/api/apiCalls";
import { errorReportOf } from "@domain/api/browserReport";

/** The most reports of one page; a fault in a loop says nothing new. */
const MOST = 5;
const sent = new Set<string>();

/** Tells the operator of an error, without a word of what the student has written. Never throws. */
export function reportError(error: unknown): void {
  const report = errorReportOf(error, location.pathname);
  const body = JSON.stringify(report);
  // An error of none of our files is an extension's, or a script's that the browser tells nothing of.
  if (report.frames.length === 0 || sent.has(body) || sent.size >= MOST) return;
  sent.add(body);
  const headers = { "content-type": "application/json" };
  fetch(API_CALLS.reports.path, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
