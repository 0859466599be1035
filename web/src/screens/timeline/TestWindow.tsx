import { type DatedTest, datesToCome } from "@domain/testDates";
import { isOpenIn, type MonthWindow } from "@domain/timelinePlan";
import { dayText } from "../../components/dayText.ts";

/** August first, as the academic year goes. */
const MONTHS = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7] as const;
const LETTERS = "JFMAMJJASOND";

interface TestWindowProps {
  test: DatedTest;
  window: MonthWindow;
  today: string;
}

/** The months we suggest, and the days the test is really given on. */
export function TestWindow({ test, window, today }: TestWindowProps) {
  const now = Number(today.slice(5, 7));
  const isOpenNow = isOpenIn(window, now);
  const dates = datesToCome(test, today);
  return (
    <div className="window">
      <div
        className="window__cells"
        role="img"
        aria-label={`Suggested months for the ${test}: ${window.label}. ${isOpenNow ? "This month is one of them." : "This month is not."}`}
      >
        {MONTHS.map((month) => (
          <span
            key={month}
            className="window__month"
            data-open={isOpenIn(window, month) || undefined}
            data-now={month === now || undefined}
          >
            <i />
            <b>{LETTERS[month - 1]}</b>
          </span>
        ))}
      </div>
      <p>
        {dates.length > 0
          ? `${test} days to come: ${dates.map(dayText).join("; ")}.`
          : `The next ${test} days are not known here yet. Look at the source.`}
      </p>
    </div>
  );
}
