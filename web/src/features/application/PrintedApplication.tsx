import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import type { Entry } from "../../views/applicationView.ts";
import { dayText } from "../../views/dayText.ts";
import { PrintedEntries } from "./PrintedEntries.tsx";

interface PrintedApplicationProps {
  form: ApplicationForm;
  entries: readonly Entry[];
  asOf: string;
}

/** The printed entries, each with a signature line for its supervisor. */
export const PrintedApplication = observer(function PrintedApplication({
  form,
  entries,
  asOf,
}: PrintedApplicationProps) {
  const { user } = usePlan();
  const { name, lists } = FORM_LIMITS[form];
  // A line to sign is for a supervisor who confirms hours.
  const isSigned = lists === "experiences" || lists === "entries";
  return (
    <PrintSheet title={text.sheetTitle(name, lists, user.user?.display_name ?? "")}>
      <p>{text.hoursUpTo(dayText(asOf))}</p>
      <PrintedEntries form={form} entries={entries} EntryHeading="h2" isSigned={isSigned} />
    </PrintSheet>
  );
});
