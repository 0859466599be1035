import { isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/taskForm";
import { CircleAlert } from "lucide-react";
import { dayWithWeekday } from "./dayForms.ts";
import { type DueText, dueTextOf } from "./dueText.ts";
import { isPlannable, parseDueDate } from "./parseDueDate.ts";

/** Whether the text is empty or a valid day within range. */
export function isDueText({ text: typed, day }: DueText, today: string): boolean {
  if (typed.trim() === "") return true;
  return day !== null && isCalendarDay(day) && isPlannable(day, today);
}

interface DueFieldProps {
  id: string;
  label: string;
  today: string;
  due: DueText;
  isWrong: boolean;
  onChange: (due: DueText) => void;
}

/** A due date, typed in words or picked from the browser's calendar. */
export function DueField({ id, label, today, due, isWrong, onChange }: DueFieldProps) {
  const meaning = due.day !== null && isDueText(due, today) ? due.day : null;
  return (
    <div className="task-form__field">
      <label className="task-form__label" htmlFor={id}>
        {label}
      </label>
      <div className="task-form__due">
        <input
          id={id}
          className="input"
          data-replaced
          value={due.text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-invalid={isWrong}
          aria-describedby={`${id}-meaning`}
          onChange={({ target }) => onChange({ text: target.value, day: parseDueDate(target.value, today) })}
        />
        <input
          type="date"
          className="input"
          aria-label={text.pickDueDate}
          value={due.day ?? ""}
          onChange={({ target }) => onChange(dueTextOf(target.value || null))}
        />
      </div>
      <p id={`${id}-meaning`} className="task-form__meaning" aria-live="polite">
        {isWrong ? (
          <span className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {text.wrongDueDate}
          </span>
        ) : (
          (meaning && dayWithWeekday(meaning)) || text.dueExample
        )}
      </p>
    </div>
  );
}
