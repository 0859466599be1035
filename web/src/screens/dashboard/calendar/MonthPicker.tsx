import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../components/Button.tsx";
import { formatDay } from "../academicCalendar.ts";
import { monthName } from "./dayWords.ts";
import { FIRST_DAY, LAST_DAY } from "./monthGrid.ts";
import "../../../components/Popover.css";

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
const FIRST_YEAR = Number(FIRST_DAY.slice(0, 4));
const YEARS = Array.from(
  { length: Number(LAST_DAY.slice(0, 4)) - FIRST_YEAR + 1 },
  (_, index) => `${FIRST_YEAR + index}`,
);

interface MonthPickerProps {
  /** Any day of the month on show. */
  day: string;
  today: string;
  /** Told the first day of the month to show. */
  onPick: (day: string) => void;
  onToday: () => void;
}

/** The name of the month, which opens the way to any other month and year. */
export function MonthPicker({ day, today, onPick, onToday }: MonthPickerProps) {
  const id = useId();
  const anchor = `--anchor-${id}`;
  const year = day.slice(0, 4);
  const month = day.slice(5, 7);
  return (
    <>
      <button type="button" className="month-picker__button" popoverTarget={id} style={{ anchorName: anchor }}>
        {monthName(day)}
        <ChevronDown className="icon" aria-hidden />
      </button>
      <div id={id} popover="auto" className="popover month-picker" style={{ positionAnchor: anchor }}>
        <label className="month-picker__field">
          <span className="label">Month</span>
          <select value={month} onChange={({ target }) => onPick(`${year}-${target.value}-01`)}>
            {MONTHS.map((option) => (
              <option key={option} value={option}>
                {formatDay(`2000-${option}-01`, { month: "long" })}
              </option>
            ))}
          </select>
        </label>
        <label className="month-picker__field">
          <span className="label">Year</span>
          <select value={year} onChange={({ target }) => onPick(`${target.value}-${month}-01`)}>
            {YEARS.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <Button
          variant="quiet"
          className="month-picker__today"
          popoverTarget={id}
          popoverTargetAction="hide"
          disabled={day.slice(0, 7) === today.slice(0, 7)}
          onClick={onToday}
        >
          Back to today
        </Button>
      </div>
    </>
  );
}
