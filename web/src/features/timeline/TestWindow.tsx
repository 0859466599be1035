import { type DatedTest, datesToCome } from "@domain/score/testDates";
import { LOCALE } from "@domain/shared/language";
import { isOpenIn, type MonthWindow } from "@domain/timeline/timelinePlan";
import * as text from "@text/timeline";
import { dayText } from "../../views/dayText.ts";
import "./TestWindow.css";

/** Starts with August, like the academic year. */
const MONTHS = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7] as const;
const LETTER = new Intl.DateTimeFormat(LOCALE, { month: "narrow", timeZone: "UTC" });
const letterOf = (month: number) => LETTER.format(Date.UTC(2000, month - 1));

interface TestWindowProps {
  test: DatedTest;
  window: MonthWindow;
  today: string;
}

/** The suggested months, and the days on which the test takes place. */
export function TestWindow({ test, window, today }: TestWindowProps) {
  const now = Number(today.slice(5, 7));
  const isOpenNow = isOpenIn(window, now);
  const dates = datesToCome(test, today);
  return (
    <div className="window">
      <div
        className="window__cells"
        role="img"
        aria-label={(isOpenNow ? text.monthsOpenNow : text.monthsNotNow)(test, window.label)}
      >
        {MONTHS.map((month) => (
          <span
            key={month}
            className="window__month"
            data-open={isOpenIn(window, month) || undefined}
            data-now={month === now || undefined}
          >
            <i />
            <b>{letterOf(month)}</b>
          </span>
        ))}
      </div>
      <p>{dates.length > 0 ? text.daysToCome(test, dates.map(dayText).join("; ")) : text.daysUnknown(test)}</p>
    </div>
  );
}
