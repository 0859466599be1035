import { isCalendarDay } from "@domain/calendarDay";
import { useId } from "react";

interface DayInputProps {
  label: string;
  value: string | null;
  onSave: (day: string | null) => void;
}

/** A day that is saved when the field is left: while a year is typed, the browser already calls it a date. */
export function DayInput({ label, value, onSave }: DayInputProps) {
  const id = useId();

  function handleLeave(typed: string) {
    const day = typed === "" ? null : typed;
    if (day !== value && (day === null || isCalendarDay(day))) onSave(day);
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        // Another device's day replaces what stands here.
        key={value}
        id={id}
        type="date"
        className="input"
        defaultValue={value ?? ""}
        min="2000-01-01"
        max="2100-12-31"
        onBlur={({ target }) => handleLeave(target.value)}
      />
    </div>
  );
}
