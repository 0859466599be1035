import type { PlanFile } from "@domain/records/planFile";
import { LOCALE } from "@domain/shared/language";
import * as text from "@text/profile/data";
import { CircleCheck, FileUp } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { messageOf, unreachable } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

const LONG_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

/** Restores a downloaded file: this device checks and summarizes it, then the server writes it, all or nothing. */
export function ImportPlan() {
  const { account } = useStores();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<PlanFile | null>(null);
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = "";
    if (!chosen) return;
    setFile(null);
    setRestored(null);
    const read = await readFile(chosen);
    if (typeof read === "string") setError(read);
    else {
      setError(null);
      setFile(read);
    }
  }

  async function handleImport(plan: PlanFile) {
    setBusy(true);
    setError(null);
    try {
      setRestored(await account.importPlan(plan));
      setFile(null);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="data__part" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{text.importHeading}</h3>
      <p id={`${id}-hint`} className="quiet">
        {text.importHint}
      </p>
      <Button
        variant="quiet"
        aria-describedby={`${id}-hint`}
        onClick={() => {
          if (!busy) input.current?.click();
        }}
      >
        <FileUp className="icon" aria-hidden />
        {text.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={text.planFile}
        accept="application/json,.json"
        onChange={handleFile}
      />
      <div role="status">
        {file && (
          <div className="data__found">
            <p>{sentenceFor(file)}</p>
            <div className="data__buttons">
              <Button busy={busy} busyLabel={text.importing} onClick={() => handleImport(file)}>
                {text.importPlan}
              </Button>
              <Button variant="text" onClick={() => setFile(busy ? file : null)}>
                {text.notThisFile}
              </Button>
            </div>
          </div>
        )}
        {restored !== null && (
          <Notice icon={CircleCheck} tone="ok">
            {text.imported(restored)}
          </Notice>
        )}
      </div>
      <ErrorNote>{error}</ErrorNote>
    </section>
  );
}

/** The plan, or an error message if the file cannot be used. The schemas of all records load with the first file. */
async function readFile(chosen: File): Promise<PlanFile | string> {
  const planFile = await import("@domain/records/planFile").catch(unreachable);
  if (planFile instanceof Error) return messageOf(planFile);
  if (chosen.size > planFile.PLAN_FILE_LIMIT) return text.fileTooLarge;
  let json: unknown;
  try {
    json = JSON.parse(await chosen.text());
  } catch {
    return text.notJson;
  }
  const read = planFile.readPlanFile(json);
  return read.outcome === "read" ? read.file : read.reason;
}

function sentenceFor({ user, exported_at }: PlanFile): string {
  const day = new Date(exported_at);
  const { display_name: name, stage_display_label: stage } = user;
  return Number.isNaN(day.getTime()) ? text.planOf(name, stage) : text.planOfSaved(name, stage, LONG_DAY.format(day));
}
