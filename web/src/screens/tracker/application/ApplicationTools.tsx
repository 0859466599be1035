import type { ApplicationForm } from "@domain/application/application";
import * as text from "@text/tracker/application";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { saveFile } from "../../../components/saveFile.ts";
import { messageOf, unreachable } from "../../../errors.ts";
import { applicationCsv } from "./applicationTable.ts";
import type { Entry } from "./applicationView.ts";

interface ApplicationToolsProps {
  form: ApplicationForm;
  entries: readonly Entry[];
}

/** Buttons to export the entries; none if there are no entries. */
export function ApplicationTools({ form, entries }: ApplicationToolsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  if (entries.length === 0) return null;

  async function handleExport() {
    setFailure(null);
    try {
      saveFile(`cairn-${form.replace("_", "-")}.csv`, await applicationCsv(form, entries), "text/csv;charset=utf-8");
    } catch (error) {
      setFailure(messageOf(unreachable(error)));
    }
  }

  return (
    <div className="application__tools">
      <ErrorNote>{failure}</ErrorNote>
      <Button variant="text" onClick={handleExport}>
        <Download className="icon" aria-hidden />
        {text.exportCsv}
      </Button>
      <Button variant="text" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        {text.print}
      </Button>
    </div>
  );
}
