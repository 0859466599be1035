import { checklistItemName } from "@domain/checklist";
import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import "../../forms/Field.css";
import "./TaskNameForm.css";

interface TaskNameFormProps {
  label: string;
  placeholder?: string;
  saveLabel: string;
  /** What the field begins with. */
  text: string;
  /** Ready for the next one as soon as one is sent. */
  clears?: boolean;
  /** False means refused. */
  onSave: (name: string) => Promise<boolean>;
  onLeave: (text: string) => void;
}

/** A field in the place of a row: Enter saves, Escape leaves. */
export function TaskNameForm(props: TaskNameFormProps) {
  const { label, placeholder, saveLabel, text, clears = false, onSave, onLeave } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => input.current?.select(), []);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    const typed = field.value;
    const parsed = checklistItemName.safeParse(typed);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    field.focus();
    if (!parsed.success) return;
    // The row shows at once, so the field is free again at once; a refusal gives the words back.
    if (clears) field.value = "";
    const saved = await onSave(parsed.data);
    if (!saved && field.value === "") field.value = typed;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onLeave(input.current?.value ?? "");
  }

  function handleInput() {
    const parsed = error === null ? null : checklistItemName.safeParse(input.current?.value);
    if (parsed) setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
  }

  return (
    <form className="task-name" noValidate onSubmit={handleSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        defaultValue={text}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onKeyDown={handleKeyDown}
        onInput={handleInput}
      />
      <Button type="submit">{saveLabel}</Button>
      <Button variant="text" onClick={() => onLeave(input.current?.value ?? "")}>
        {clears ? "Close" : "Cancel"}
      </Button>
      <div className="task-name__message" aria-live="polite">
        {error !== null && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
