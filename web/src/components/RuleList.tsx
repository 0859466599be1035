import type { Rule } from "@domain/rule";
import { Tag } from "./Tag.tsx";
import "./RuleList.css";

interface RuleListProps {
  rules: readonly Rule[];
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Facts as cards: what each says, who says so and when that was looked at. */
export function RuleList({ rules }: RuleListProps) {
  return (
    <ul className="rules">
      {rules.map(({ id, title, text, source, sourceUrl, checked_on, verified }) => (
        <li key={id} className="rules__rule">
          <p className="rules__title">
            {title} {!verified && <Tag tone="warn">Estimate</Tag>}
          </p>
          <p>{text}</p>
          <p className="rules__source">
            {sourceUrl === undefined ? (
              source
            ) : (
              <a href={sourceUrl} target="_blank" rel="noreferrer">
                {source}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            )}
            . Checked on <time dateTime={checked_on}>{DAY.format(new Date(checked_on))}</time>.
          </p>
        </li>
      ))}
    </ul>
  );
}
