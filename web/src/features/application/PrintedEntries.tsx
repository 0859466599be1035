import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { contactName } from "@domain/experience/contactName";
import * as text from "@text/tracker/application";
import { starred } from "@text/tracker/stars";
import type { Entry } from "../../views/applicationView.ts";
import "./PrintedEntries.css";

/** Fields that the heading of an entry shows already. */
const SAID_ABOVE: ReadonlySet<string> = new Set(["name", "meaningful", "important"]);
/** In characters. A longer text takes the full width. */
const SHORT = 40;

interface PrintedEntriesProps {
  form: ApplicationForm;
  entries: readonly Entry[];
  /** The element of an entry's heading. */
  EntryHeading: "h2" | "h3";
  /** Whether each entry has a line for its supervisor to sign. */
  isSigned?: boolean;
}

/** The entries in print, with the fields of the form. */
export function PrintedEntries({ form, entries, EntryHeading, isSigned = false }: PrintedEntriesProps) {
  const { stars } = FORM_LIMITS[form];
  return (
    <ol className="printed">
      {entries.map(({ id, record, fields }, index) => (
        <li key={id} className="printed__entry">
          <EntryHeading>
            {text.numbered(index + 1, record.experienceName)}
            {stars && record.meaningfulExperiences && (
              <span className="printed__star">{text.starOnPaper(starred[stars.kind].heading)}</span>
            )}
          </EntryHeading>
          <dl className="printed__fields">
            {fields
              .filter(({ id: field, value }) => value !== "" && !SAID_ABOVE.has(field))
              .map((field) => (
                <div key={field.id} className="printed__field" data-long={field.value.length > SHORT || undefined}>
                  <dt>{field.label}</dt>
                  <dd translate="no">{field.value}</dd>
                </div>
              ))}
          </dl>
          {isSigned && (
            <p className="printed__signature">
              <span>{text.supervisor(contactName(record))}</span>
              <span>{text.signature}</span>
              <span>{text.date}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
