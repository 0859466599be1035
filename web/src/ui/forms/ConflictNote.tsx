import * as text from "@text/conflict";
import { useContext } from "react";
import { dayText } from "../../views/dayText.ts";
import { Button } from "../components/Button.tsx";
import { filled } from "../components/filled.tsx";
import { type ConflictNoteProps, EditsContext } from "./edits.ts";
import "./ConflictNote.css";

/**
 * Shown at a field that both the student and another device have changed: the other value, and the choice between the
 * two.
 */
export function ConflictNote({ id, name, label, isDay = false, say = isDay ? dayText : asItIs }: ConflictNoteProps) {
  const { conflicts, keep, take } = useContext(EditsContext);
  const theirs = conflicts[name];
  if (!theirs) return null;
  const said = theirs.map(say).join(", ");
  return (
    <fieldset id={id} className="conflict-note" data-conflict={name}>
      <legend className="visually-hidden">{text.changedElsewhere(label)}</legend>
      <p>{said === "" ? text.clearedElsewhere : filled(text.otherDeviceHas, { value: <b>{said}</b> })}</p>
      <div className="conflict-note__buttons">
        <Button variant="quiet" onClick={() => keep(name)}>
          {text.keepYours}
        </Button>
        <Button variant="quiet" onClick={() => take(name)}>
          {text.takeOther}
        </Button>
      </div>
    </fieldset>
  );
}

function asItIs(value: string): string {
  return value;
}
