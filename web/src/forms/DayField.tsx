import { isCalendarDay } from "@domain/shared/calendarDay";
import { type FocusEvent, type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId } from "react";
import { dayText } from "../components/dayText.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import { EditsContext } from "./edits.ts";
import { useDraft } from "./useDraft.ts";
import "./Field.css";

interface DayFieldProps {
  label: string;
  value: string | null;
  /** Whose draft it keeps, and under which name. */
  uid: string;
  draftName: string;
  /** Whether the server took the day, once it has answered; null takes it away. */
  onSave: (day: string | null) => Promise<boolean>;
  /** Always stands for a day: left empty, it keeps the one it has. */
  isNeeded?: boolean;
  /** The label is for those who do not see what it stands beside. */
  hidesLabel?: boolean;
  className?: string;
  /** Beside the input. */
  children?: ReactNode;
}

/**
 * A day that is saved when the field is left or Enter is pressed: while a year is typed, the browser already calls it a
 * date. One that another device has changed meanwhile waits until the student has picked.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, uid, draftName, onSave, isNeeded = false, hidesLabel, className = "field", children } = props;
  const id = useId();
  const draft = useDraft(uid, draftName, { day: value });
  const { form, isRestored, sent, clear } = draft;

  // The page went before the field was left; what was typed counts all the same.
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

  /** The buttons of a choice belong to the field. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) save();
  }

  /** Browsers differ in whether this key sends a form from a field of days. */
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
