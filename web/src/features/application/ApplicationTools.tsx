import type { ApplicationForm } from "@domain/application/application";
import * as text from "@text/tracker/application";
import { Printer } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import type { Entry } from "../../views/applicationView.ts";
import { applicationTable } from "./applicationTable.ts";

interface ApplicationToolsProps {
  form: ApplicationForm;
  entries: readonly Entry[];
}

/** Buttons to export the entries; none if there are no entries. */
export function ApplicationTools({ form, entries }: ApplicationToolsProps) {
  if (entries.length === 0) return null;
  return (
    <div className="application__tools">
      <ExportCsv name={form.replaceAll("_", "-")} table={() => applicationTable(form, entries)} />
      <Button variant="text" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        {text.print}
      </Button>
    </div>
  );
}
