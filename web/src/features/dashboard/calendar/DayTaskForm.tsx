import { checklistItemName } from "@domain/checklist/checklist";
import { add, close } from "@text/common";
import { CircleAlert } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/components/Button.tsx";
import { onEscape } from "../../../ui/forms/onEscape.ts";
import { useOneSend } from "../../../ui/forms/useOneSend.ts";
import "../../../ui/forms/Field.css";
import "./DayTaskForm.css";

interface DayTaskFormProps {
  label: string;
  /** False means rejected. */
  onSave: (name: string) => Promise<boolean>;
  onLeave: () => void;
}

/** A field for several tasks in a row, all due on this day. Enter adds, Escape leaves. */
export function DayTaskForm({ label, onSave, onLeave }: DayTaskFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { send, reopen } = useOneSend();

  useEffect(() => input.current?.focus(), []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    input.current?.focus();
    send(sendTyped);
  }

  function sendTyped(): boolean {
    const wrong = errorOf(name);
    setError(wrong);
    if (wrong !== null) return false;
    // The task shows at once, so the field is emptied at once. A rejected write restores the words.
    setName("");
    void onSave(name).then((isSaved) => isSaved || setName((typed) => typed || name));
    return true;
  }

  function handleName(typed: string) {
    reopen();
    setName(typed);
    if (error !== null) setError(errorOf(typed));
  }

  return (
    <form className="day-task" noValidate onSubmit={handleSubmit} onKeyDown={onEscape(onLeave)}>
      <label className="label day-task__wide" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="input day-task__wide"
        value={name}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={({ target }) => handleName(target.value)}
      />
      <div className="day-task__message" aria-live="polite">
        {error !== null && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {error}
          </p>
        )}
      </div>
      <Button type="submit">{add}</Button>
      <Button variant="text" onClick={onLeave}>
        {close}
      </Button>
    </form>
  );
}

function errorOf(name: string): string | null {
  const parsed = checklistItemName.safeParse(name);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}
