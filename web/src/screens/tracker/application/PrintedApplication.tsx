import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { supervisorOf } from "@domain/experience/applicationEntry";
import * as text from "@text/tracker/application";
import { starred } from "@text/tracker/stars";
import { observer } from "mobx-react-lite";
import { dayText } from "../../../components/dayText.ts";
import { PrintSheet } from "../../../components/PrintSheet.tsx";
import { usePlan } from "../../../stores/usePlan.ts";
import type { Entry } from "./applicationView.ts";
import "./PrintedApplication.css";

/** The heading of an entry tells these already. */
const SAID_ABOVE: ReadonlySet<string> = new Set(["name", "meaningful", "important"]);
/** A longer text takes the whole width. In characters. */
const SHORT = 40;

interface PrintedApplicationProps {
  form: ApplicationForm;
  entries: readonly Entry[];
  asOf: string;
}

/** The entries on paper, each with a line where whoever supervised it can sign. */
export const PrintedApplication = observer(function PrintedApplication({
  form,
  entries,
  asOf,
}: PrintedApplicationProps) {
  const { user } = usePlan();
  const { name, stars } = FORM_LIMITS[form];
  return (
    <PrintSheet title={text.sheetTitle(name, user.user?.display_name ?? "")}>
      <p>{text.hoursUpTo(dayText(asOf))}</p>
      <ol className="printed">
        {entries.map(({ id, record, fields }, index) => (
          <li key={id} className="printed__entry">
            <h2>
              {text.numbered(index + 1, record.experienceName)}
              {stars && record.meaningfulExperiences && (
                <span className="printed__star">{text.starOnPaper(starred[stars.kind].heading)}</span>
              )}
            </h2>
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
            <p className="printed__signature">
              <span>{text.supervisor(supervisorOf(record))}</span>
              <span>{text.signature}</span>
              <span>{text.date}</span>
            </p>
          </li>
        ))}
      </ol>
    </PrintSheet>
  );
});
