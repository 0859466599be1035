import type { ApplicationForm } from "@domain/application";
import { FORM_LIMITS } from "@domain/applicationForms";
import { supervisorOf } from "@domain/formEntry";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { dayText } from "../../../components/dayText.ts";
import { PrintSheet } from "../../../components/PrintSheet.tsx";
import { useStores } from "../../../stores/useStores.ts";
import type { Entry } from "./applicationView.ts";
import "./PrintedApplication.css";

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
  const { user } = useStores();
  const { name } = FORM_LIMITS[form];
  return (
    <PrintSheet title={text.sheetTitle(name, user.user?.display_name ?? "")}>
      <p>{text.hoursUpTo(dayText(asOf))}</p>
      <ol className="printed">
        {entries.map(({ id, record, fields }, index) => (
          <li key={id} className="printed__entry">
            <h2>{text.numbered(index + 1, record.experienceName)}</h2>
            <dl className="printed__fields">
              {fields
                .filter(({ value }) => value !== "")
                .map((field) => (
                  <div key={field.id} className="printed__field">
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
