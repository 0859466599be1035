import { isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/taskForm";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { dayWithWeekday } from "./dayForms.ts";
import { type DueText, dueTextOf } from "./dueText.ts";
import { isPlannable, parseDueDate } from "./parseDueDate.ts";

interface DueFieldProps {
  id: string;
  label: string;
  today: string;
  due: DueText;
  isWrong: boolean;
  /** Takes the focus when it appears. */
  focuses: boolean;
  onChange: (due: DueText) => void;
}

/** A due date, typed in words or picked from the browser's calendar. A day out of range is read as none. */
export function DueField({ id, label, today, due, isWrong, focuses, onChange }: DueFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  const within = (day: string | null) => (day !== null && isCalendarDay(day) && isPlannable(day, today) ? day : null);

  useEffect(() => {
    if (focuses) input.current?.focus();
  }, [focuses]);

  return (
    <div className="task-form__field">
      <label className="task-form__label" htmlFor={id}>
        {label}
      </label>
      <div className="task-form__due">
        <input
          ref={input}
          id={id}
          className="input"
          data-replaced
          value={due.text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-invalid={isWrong}
          aria-describedby={`${id}-meaning`}
          onChange={({ target }) => onChange({ text: target.value, day: within(parseDueDate(target.value, today)) })}
        />
        <input
          type="date"
          className="input"
          aria-label={text.pickDueDate}
          value={due.day ?? ""}
          onChange={({ target }) => onChange({ ...dueTextOf(target.value || null), day: within(target.value || null) })}
        />
      </div>
      <p id={`${id}-meaning`} className="task-form__meaning" aria-live="polite">
        {isWrong ? (
          <span className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {text.wrongDueDate}
          </span>
        ) : (
          (due.day !== null && isCalendarDay(due.day) && dayWithWeekday(due.day)) || text.dueExample
        )}
      </p>
    </div>
  );
}
