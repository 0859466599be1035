import * as text from "@text/unreadable";
import { CircleAlert } from "lucide-react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { saveFile } from "./saveFile.ts";
import { useToast } from "./Toast.tsx";
import "./UnreadableRecords.css";

interface Unreadable {
  readonly id: string;
  /** As it is stored. */
  readonly stored: unknown;
}

interface UnreadableRecordsProps {
  records: readonly Unreadable[];
  /** Deletes a record permanently. Resolves to false if the server refuses. */
  onDelete: (id: string) => Promise<boolean>;
}

/** Stored records that this release cannot read. The student can still download or delete them. */
export function UnreadableRecords({ records, onDelete }: UnreadableRecordsProps) {
  const showToast = useToast();

  async function handleDelete(id: string, name: string) {
    if (await onDelete(id)) showToast(text.deleted(name));
  }

  return (
    <section className="unreadable" aria-label={text.heading}>
      <Notice icon={CircleAlert} tone="warn">
        {text.explained(records.length)}
      </Notice>
      <ul className="unreadable__rows">
        {records.map(({ id, stored }) => {
          const name = nameIn(stored) ?? id;
          return (
            <li key={id} className="unreadable__row">
              <span className="unreadable__name">{name}</span>
              <Button
                variant="quiet"
                aria-label={text.actionOn(text.download, name)}
                onClick={() => saveFile(`cairn-${id}.json`, JSON.stringify(stored, null, 2), "application/json")}
              >
                {text.download}
              </Button>
              <Button
                variant="text"
                aria-label={text.actionOn(text.remove, name)}
                onClick={() => void handleDelete(id, name)}
              >
                {text.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The name by which the student would recognize the record. */
function nameIn(stored: unknown): string | undefined {
  const { experienceName, name, title, checklist_item_name, test } = { ...Object(stored) };
  return [experienceName, name, title, checklist_item_name, test].find(
    (each): each is string => typeof each === "string" && each.trim() !== "",
  );
}
