import { errorReportOf } from "@domain/api/browserReport";
import { FIRST_CALLS } from "@domain/api/firstCalls";

/** The most reports from one page. An error in a loop says nothing new. */
const MOST = 5;
const sent = new Set<string>();

/** Reports an error to the operator, without any of the student's text. Never throws. */
export function reportError(error: unknown): void {
  const report = errorReportOf(error, location.pathname);
  const body = JSON.stringify(report);
  // If no frame is in our files, the error is from an extension, or from a script that the browser gives no details
  // about.
  if (report.frames.length === 0 || sent.has(body) || sent.size >= MOST) return;
  sent.add(body);
  const headers = { "content-type": "application/json" };
  fetch(FIRST_CALLS.reports.path, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
