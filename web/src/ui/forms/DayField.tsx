import { isCalendarDay } from "@domain/shared/calendarDay";
import { type FocusEvent, type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId } from "react";
import { dayText } from "../../views/dayText.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import { EditsContext } from "./edits.ts";
import { useDraft } from "./useDraft.ts";
import "./Field.css";

interface DayFieldProps {
  label: string;
  value: string | null;
  /** The owner and the name of its draft. */
  uid: string;
  draftName: string;
  /** Resolves with whether the server accepted the day; null clears it. */
  onSave: (day: string | null) => Promise<boolean>;
  /** The day is required: if the field is left empty, it keeps its value. */
  isNeeded?: boolean;
  /** Shows the label to screen readers only. */
  hidesLabel?: boolean;
  className?: string;
  /** Next to the input. */
  children?: ReactNode;
}

/**
 * A day that is saved on blur or Enter: while a year is being typed, the browser already reports a date. If another
 * device has changed it meanwhile, saving waits until the student has picked a value.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, uid, draftName, onSave, isNeeded = false, hidesLabel, className = "field", children } = props;
  const id = useId();
  const draft = useDraft(uid, draftName, { day: value });
  const { form, isRestored, sent, clear } = draft;

  // The page was closed before the field lost the focus: save the restored day.
  useEffect(() => {
    if (isRestored) form.current?.requestSubmit();
  }, [isRestored, form]);

  function save() {
    const typed = form.current?.querySelector("input")?.value ?? "";
    const day = typed === "" ? null : typed;
    if (draft.findConflicts().length > 0) return;
    if (day === value) clear();
    else if (day === null ? !isNeeded : isCalendarDay(day)) void sent(onSave(day));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }

  /** The buttons of a conflict belong to the field. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) save();
  }

  /** Browsers differ in whether Enter submits a form from a date field. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  }

  return (
    <form ref={form} className={className} noValidate onSubmit={handleSubmit} onBlur={handleBlur} onKeyDown={handleKey}>
      <label className={hidesLabel ? "visually-hidden" : "label"} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name="day"
        type="date"
        className="input"
        defaultValue={value ?? ""}
        min="2000-01-01"
        max="2100-12-31"
        aria-describedby={draft.conflicts.day && `${id}-conflict`}
      />
      {children}
      <div aria-live="polite">
        <EditsContext value={draft}>
          <ConflictNote id={`${id}-conflict`} name="day" label={label} say={dayText} />
        </EditsContext>
      </div>
    </form>
  );
}
