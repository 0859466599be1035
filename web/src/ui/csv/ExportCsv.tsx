import { localDayOf } from "@domain/shared/calendarDay";
import { exportCsv } from "@text/tracker/exporting";
import { Download } from "lucide-react";
import { useState } from "react";
import { messageOf, unreachable } from "../../base/errors.ts";
import { Button } from "../components/Button.tsx";
import { ErrorNote } from "../components/ErrorNote.tsx";
import { saveFile } from "../components/saveFile.ts";
import { csvText, type Table } from "./csvText.ts";
import "./ExportCsv.css";

interface ExportCsvProps {
  /** What the table holds, for the file's name: `cairn-<name>-<day>.csv`. */
  name: string;
  /** The table as it is on screen. Called when the button is pressed. */
  table: () => Table;
}

/** A button that saves a table as a CSV file. */
export function ExportCsv({ name, table }: ExportCsvProps) {
  const [failure, setFailure] = useState<string | null>(null);

  async function handleExport() {
    setFailure(null);
    try {
      const csv = await csvText(table());
      saveFile(`cairn-${name}-${localDayOf(new Date())}.csv`, csv, "text/csv;charset=utf-8");
    } catch (error) {
      setFailure(messageOf(unreachable(error)));
    }
  }

  return (
    <>
      <ErrorNote>{failure}</ErrorNote>
      <Button variant="text" onClick={() => void handleExport()}>
        <Download className="icon" aria-hidden />
        {exportCsv}
      </Button>
    </>
  );
}
