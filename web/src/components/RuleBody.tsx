import { localDayOf } from "@domain/calendarDay";
import { isOld, type Rule } from "@domain/rule";
import { TriangleAlert } from "lucide-react";
import { dayText } from "./dayText.ts";
import { Tag } from "./Tag.tsx";
import { useNow } from "./useNow.ts";
import "./RuleBody.css";

/** What a rule says, who says so and when that was looked at: spans, so that it may also stand inside a sentence. */
export function RuleBody({ rule }: { rule: Rule }) {
  const today = localDayOf(useNow());
  const { title, text, source, sourceUrl, checked_on, verified } = rule;
  return (
    <>
      <span className="rule__line rule__title">
        {title} {!verified && <Tag tone="warn">Not confirmed</Tag>}
      </span>
      <span className="rule__line">{text}</span>
      <span className="rule__line rule__source">
        {sourceUrl === undefined ? (
          source
        ) : (
          <a href={sourceUrl} target="_blank" rel="noreferrer">
            {source}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
        . Checked on <time dateTime={checked_on}>{dayText(checked_on)}</time>.
      </span>
      {isOld(rule, today) && (
        <span className="rule__line rule__old">
          <TriangleAlert className="icon" aria-hidden />
          This was checked more than a year ago. Look at the source before you rely on it.
        </span>
      )}
    </>
  );
}
