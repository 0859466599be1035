import { SUBJECT_NAMES } from "@domain/course/courseSubject";
import type { Filing } from "@domain/gpa/filings";
import * as text from "@text/tracker/coursework";

/** How each service classifies a course, and why. Uses spans, so that it can also be inside a popover or a status. */
export function FilingReasons({ filings }: { filings: readonly Filing[] }) {
  return filings.map(({ subject, reason, services }) => (
    <span key={services[0]?.name} className="filing">
      {text.filedBy(
        SUBJECT_NAMES[subject],
        services.map((service) => text.partOf(service.name, service.class)).join(", "),
        reason,
      )}
    </span>
  ));
}
