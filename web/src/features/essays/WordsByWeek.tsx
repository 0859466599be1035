import { writtenByWeek } from "@domain/essay/essayIndex";
import * as text from "@text/tracker/essays";
import { Card } from "../../ui/components/Card.tsx";
import { dayFormat } from "../../views/dayText.ts";

const WEEKS = 8;
const shortDay = dayFormat({ month: "short", day: "numeric" });

interface WordsByWeekProps {
  weeks: Readonly<Record<string, number>>;
  today: string;
}

/** The words added to essays in each of the last weeks, the current one first. */
export function WordsByWeek({ weeks, today }: WordsByWeekProps) {
  const written = writtenByWeek(weeks, today, WEEKS).toReversed();
  const most = Math.max(1, ...written.map(({ words }) => words));
  return (
    <Card heading={text.wordsByWeek}>
      <div className="card__body">
        <p>{text.thisWeek(written[0]?.words ?? 0)}</p>
        <ol className="words-by-week__list">
          {written.map(({ week, words }) => (
            <li key={week} className="words-by-week__row">
              <time dateTime={week}>
                <span className="visually-hidden">{text.weekOf(shortDay(week))}</span>
                <span aria-hidden>{shortDay(week)}</span>
              </time>
              <span className="words-by-week__bar" style={{ width: `${(words / most) * 100}%` }} aria-hidden />
              <span>
                <span aria-hidden>{words}</span>
                <span className="visually-hidden">{text.wordsInWeek(words)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
