import { localDayOf } from "@domain/calendarDay";
import { isOld, type Rule } from "@domain/rule";
import { BookOpenCheck, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { dayText } from "./dayText.ts";
import { IconButton } from "./IconButton.tsx";
import { Tag } from "./Tag.tsx";
import { useNow } from "./useNow.ts";
import "./Popover.css";
import "./RuleCard.css";

interface RuleCardProps {
  rule: Rule;
}

/** A button beside a limit or a formula that opens what it says, who says so and when that was looked at. */
export function RuleCard({ rule }: RuleCardProps) {
  const id = useId();
  const anchor = `--anchor-${id}`;
  const today = localDayOf(useNow());
  const { title, text, source, sourceUrl, checked_on, verified } = rule;
  return (
    <>
      <IconButton
        className="rule-card__button"
        icon={BookOpenCheck}
        label={`Rule and source: ${title}`}
        popoverTarget={id}
        style={{ anchorName: anchor }}
      />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="popover popover--tip rule-card"
        style={{ positionAnchor: anchor }}
      >
        <p className="rule-card__title">
          {title} {!verified && <Tag tone="warn">Not confirmed</Tag>}
        </p>
        <p>{text}</p>
        <p className="rule-card__source">
          {sourceUrl === undefined ? (
            source
          ) : (
            <a href={sourceUrl} target="_blank" rel="noreferrer">
              {source}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
          . Checked on <time dateTime={checked_on}>{dayText(checked_on)}</time>.
        </p>
        {isOld(rule, today) && (
          <p className="rule-card__old">
            <TriangleAlert className="icon" aria-hidden />
            This was checked more than a year ago. Look at the source before you rely on it.
          </p>
        )}
      </div>
    </>
  );
}
