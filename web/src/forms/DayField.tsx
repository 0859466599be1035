import { isCalendarDay } from "@domain/calendarDay";
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId } from "react";
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

/** A day that is saved when the field is left or Enter is pressed: while a year is typed, the browser already calls it a date. */
export function DayField(props: DayFieldProps) {
  const { label, value, uid, draftName, onSave, isNeeded = false, hidesLabel, className = "field", children } = props;
  const id = useId();
  const { form, isRestored, sent, clear } = useDraft(uid, draftName);

  // The page went before the field was left; what was typed counts all the same.
  useEffect(() => {
    if (isRestored) form.current?.requestSubmit();
  }, [isRestored, form]);

  function save() {
    const typed = form.current?.querySelector("input")?.value ?? "";
    const day = typed === "" ? null : typed;
    if (day === value) clear();
    else if (day === null ? !isNeeded : isCalendarDay(day)) void sent(onSave(day));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }

  /** Browsers differ in whether this key sends a form from a field of days. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  }

  return (
    <form ref={form} className={className} noValidate onSubmit={handleSubmit} onBlur={save} onKeyDown={handleKey}>
      <label className={hidesLabel ? "visually-hidden" : "label"} htmlFor={id}>
        {label}
      </label>
      <input
        // Another device's day replaces what stands here.
        key={value}
        id={id}
        name="day"
        type="date"
        className="input"
        defaultValue={value ?? ""}
        min="2000-01-01"
        max="2100-12-31"
      />
      {children}
    </form>
  );
}
