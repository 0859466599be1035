import { checklistItemName } from "@domain/checklist/checklist";
import { add, cancel, close, save } from "@text/common";
import * as text from "@text/dashboard/taskForm";
import { CircleAlert } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { type Choices, EditsContext } from "../../ui/forms/edits.ts";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { type Followed, useFollowed } from "../../ui/forms/useFollowed.ts";
import { useOneSend } from "../../ui/forms/useOneSend.ts";
import { dayText } from "../../views/dayText.ts";
import { type DueText, NO_DUE } from "./dueText.ts";
import "../../ui/forms/Field.css";
import "./TaskForm.css";

/** Reading dates is more code than the rest of the form. What is typed first is the name. */
export const DueField = onDemand(async () => (await import("./DueField.tsx")).DueField, {
  waiting: <div className="task-form__field task-form__field--due" />,
});
const ConflictNote = onDemand(async () => (await import("../../ui/forms/ConflictNote.tsx")).ConflictNote);

/** The fields' values. The name is null if only the date can be changed. */
export interface TaskDraft {
  readonly name: string | null;
  readonly due: DueText;
}

export interface TaskEntry {
  readonly name: string;
  readonly due_date: string | null;
}

interface TaskFormProps {
  /** The name of the task that is changed. */
  taskName?: string;
  today: string;
  draft: TaskDraft;
  /** For an edit: the stored task's current values. Untouched fields follow them. */
  stored?: TaskDraft;
  /** Empties the form as soon as it is submitted, for the next task. */
  clears?: boolean;
  /** False means rejected. */
  onSave: (entry: TaskEntry) => Promise<boolean>;
  onLeave: (draft: TaskDraft) => void;
  /** Called with the fields' values, so that they survive the form. */
  onType?: ((draft: TaskDraft) => void) | undefined;
}

/** Fields that replace a row: Enter saves, Escape leaves. */
export function TaskForm(props: TaskFormProps) {
  const { taskName, today, draft, stored, clears = false, onSave, onLeave, onType } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(stored ?? draft);
  const nameField = useFollowed(draft.name, (stored ?? begun).name, (typed) => [typed ?? ""]);
  const dueField = useFollowed(draft.due, (stored ?? begun).due, (typed) => [typed.day ?? typed.text]);
  const { value: name, set: setName } = nameField;
  const { value: due, set: setDue } = dueField;
  const edits = choicesOf({ name: nameField, due: dueField }, focus);
  const [nameError, setNameError] = useState<string | null>(null);
  const [isDueWrong, setIsDueWrong] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const { send, reopen } = useOneSend();

  useEffect(() => {
    // Without a name, the date's field takes the focus when it has loaded.
    (form.current?.querySelector("input") ?? form.current)?.focus();
  }, []);

  useEffect(() => onType?.({ name, due }), [onType, name, due]);

  function focus(field: "name" | "due") {
    form.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${field}`)}`)?.focus();
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    send(sendTyped);
  }

  function sendTyped(): boolean {
    if (Object.keys(edits.conflicts).length > 0) {
      form.current?.querySelector<HTMLElement>("[data-conflict] button")?.focus();
      return false;
    }
    const wrongField = showErrors();
    if (wrongField !== null) {
      focus(wrongField);
      return false;
    }
    const sent = { name, due };
    // The row shows at once, so the fields are emptied at once. A rejected write restores the words.
    if (clears) {
      setName("");
      setDue(NO_DUE);
      setIsAdded(true);
      focus("name");
    }
    const saved = onSave({ name: name?.trim() ?? "", due_date: due.text.trim() === "" ? null : due.day });
    if (clears) void saved.then((isSaved) => isSaved || giveBack(sent));
    return true;
  }

  /** The first field with an error; null when both are right. */
  function showErrors(): "name" | "due" | null {
    const wrongName = name === null ? null : nameErrorOf(name);
    const wrongDue = !isDueText(due);
    setNameError(wrongName);
    setIsDueWrong(wrongDue);
    if (wrongName !== null) return "name";
    return wrongDue ? "due" : null;
  }

  function giveBack(sent: TaskDraft) {
    setName((typed) => typed || sent.name);
    setDue((typed) => (typed.text === "" ? sent.due : typed));
  }

  function handleName(typed: string) {
    reopen();
    setName(typed);
    setIsAdded(false);
    if (nameError !== null) setNameError(nameErrorOf(typed));
  }

  function handleDue(typed: DueText) {
    reopen();
    setDue(typed);
    if (isDueWrong) setIsDueWrong(!isDueText(typed));
  }

  return (
    <form
      ref={form}
      className="task-form"
      tabIndex={-1}
      aria-label={labelOf(taskName, name === null)}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={onEscape(() => onLeave({ name, due }))}
    >
      {name === null && <p className="task-form__task">{taskName}</p>}
      <EditsContext value={edits}>
        {name !== null && (
          <div className="task-form__field">
            <label className="task-form__label" htmlFor={`${id}-name`}>
              {clears ? text.newTask : text.task}
            </label>
            <input
              id={`${id}-name`}
              className="input"
              value={name}
              autoComplete="off"
              enterKeyHint="done"
              aria-invalid={nameError !== null}
              aria-describedby={nameError === null ? undefined : `${id}-error`}
              onChange={({ target }) => handleName(target.value)}
            />
            <div className="task-form__message" aria-live="polite">
              {nameError !== null && (
                <p id={`${id}-error`} className="field__error">
                  <CircleAlert className="icon" aria-hidden />
                  {nameError}
                </p>
              )}
              {isAdded && <span className="visually-hidden">{text.added}</span>}
              {edits.conflicts.name && <ConflictNote name="name" label={text.task} />}
            </div>
          </div>
        )}
        <DueField
          id={`${id}-due`}
          label={name === null ? text.dueDate : text.dueDateOptional}
          today={today}
          due={due}
          isWrong={isDueWrong}
          focuses={name === null}
          onChange={handleDue}
        />
        <div className="task-form__message" aria-live="polite">
          {edits.conflicts.due && <ConflictNote name="due" label={text.dueDate} say={dayText} />}
        </div>
      </EditsContext>
      <div className="task-form__actions">
        <Button type="submit">{clears ? add : save}</Button>
        <Button variant="text" onClick={() => onLeave({ name, due })}>
          {clears ? close : cancel}
        </Button>
        {name === null && draft.due.day !== null && (
          <Button variant="text" onClick={() => void onSave({ name: "", due_date: null })}>
            {text.removeDate}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The form's accessible name. */
function labelOf(taskName: string | undefined, isDateOnly: boolean): string {
  if (taskName === undefined) return text.addTask;
  return isDateOnly ? text.dueDateFor(taskName) : text.editTask(taskName);
}

type Picked = Pick<Followed<unknown>, "theirs" | "keep" | "take">;

/** The conflicts of controlled fields, in the shape the notes expect. */
function choicesOf<Name extends string>(fields: Readonly<Record<Name, Picked>>, focus: (name: Name) => void): Choices {
  const all = Object.entries<Picked>(fields);
  const settle = (act: "keep" | "take") => (name: string) => {
    const field = name in fields ? (name as Name) : null;
    if (field === null) return;
    fields[field][act]();
    focus(field);
  };
  const conflicts = all.flatMap(([name, { theirs }]) => (theirs ? [[name, theirs]] : []));
  return { conflicts: Object.fromEntries(conflicts), keep: settle("keep"), take: settle("take") };
}

/** Whether nothing is typed, or a day in range (`DueField`). */
function isDueText({ text: typed, day }: DueText): boolean {
  return typed.trim() === "" || day !== null;
}

function nameErrorOf(name: string): string | null {
  const parsed = checklistItemName.safeParse(name);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}
