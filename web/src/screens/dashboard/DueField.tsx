import { isCalendarDay } from "@domain/calendarDay";
import { CircleAlert } from "lucide-react";
import { formatDay } from "./academicCalendar.ts";
import { type DueText, dueTextOf } from "./dueText.ts";
import { isPlannable, parseDueDate } from "./parseDueDate.ts";

const DUE_ERROR = "Write a day such as fri, 3/14 or in 2 weeks.";

/** Nothing is fine; something that means no day, or one far out of reach, is not. */
export function isDueText({ text, day }: DueText, today: string): boolean {
  if (text.trim() === "") return true;
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

/** A due date, typed as people say it or picked from the browser's calendar. */
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
          aria-label="Pick the due date"
          value={due.day ?? ""}
          onChange={({ target }) => onChange(dueTextOf(target.value || null))}
        />
      </div>
      <p id={`${id}-meaning`} className="task-form__meaning" aria-live="polite">
        {isWrong ? (
          <span className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {DUE_ERROR}
          </span>
        ) : (
          (meaning && formatDay(meaning, { weekday: "long", month: "long", day: "numeric", year: "numeric" })) ||
          "For example fri, 3/14 or in 2 weeks"
        )}
      </p>
    </div>
  );
}
