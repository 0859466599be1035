import * as text from "@text/dashboard/calendar";
import { useId } from "react";
import { Button } from "../../../ui/components/Button.tsx";
import { placePopover } from "../../../ui/components/placePopover.ts";
import { month as monthName } from "../dayForms.ts";
import { FIRST_DAY, LAST_DAY } from "./monthGrid.ts";
import "../../../ui/components/Popover.css";
import "./MonthPicker.css";

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
const FIRST_YEAR = Number(FIRST_DAY.slice(0, 4));
const LAST_YEAR = Number(LAST_DAY.slice(0, 4));
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => String(FIRST_YEAR + index));

interface MonthPickerProps {
  /** The id that the opening button refers to. */
  id: string;
  /** Any day of the month shown. */
  day: string;
  /** Called with the first day of the chosen month. */
  onPick: (day: string) => void;
  onToday: () => void;
}

/** Goes to any month and year, or back to today. */
export function MonthPicker({ id, day, onPick, onToday }: MonthPickerProps) {
  const fieldId = useId();
  const year = day.slice(0, 4);
  const month = day.slice(5, 7);
  return (
    <div id={id} popover="auto" className="popover month-picker" onBeforeToggle={placePopover("start")}>
      <div className="month-picker__field">
        <label className="label" htmlFor={`${fieldId}-month`}>
          {text.month}
        </label>
        <select id={`${fieldId}-month`} value={month} onChange={({ target }) => onPick(`${year}-${target.value}-01`)}>
          {MONTHS.map((option) => (
            <option key={option} value={option}>
              {monthName(`2000-${option}-01`)}
            </option>
          ))}
        </select>
      </div>
      <div className="month-picker__field">
        <label className="label" htmlFor={`${fieldId}-year`}>
          {text.year}
        </label>
        <select id={`${fieldId}-year`} value={year} onChange={({ target }) => onPick(`${target.value}-${month}-01`)}>
          {YEARS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <Button
        variant="quiet"
        className="month-picker__today"
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={onToday}
      >
        {text.backToToday}
      </Button>
    </div>
  );
}
