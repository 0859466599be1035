import { localDayOf } from "@domain/shared/calendarDay";
import { isOld, type Rule } from "@domain/shared/rule";
import * as words from "@text/rule";
import { TriangleAlert } from "lucide-react";
import { dayText } from "../../views/dayText.ts";
import { filled } from "./filled.tsx";
import { NewTabLink } from "./NewTabLink.tsx";
import { Tag } from "./Tag.tsx";
import { useNow } from "./useNow.ts";
import "./RuleBody.css";

/** What a rule says, its source and when it was checked. Uses spans, so that it can also be inside a sentence. */
export function RuleBody({ rule }: { rule: Rule }) {
  const today = localDayOf(useNow());
  const { title, text, source, sourceUrl, compareWith, checked_on, verified, isCostly } = rule;
  // No one else can confirm a rule of our own; the line below says that it is ours.
  const isOwn = compareWith !== undefined;
  const page = <NewTabLink href={sourceUrl}>{compareWith ?? source}</NewTabLink>;
  return (
    <>
      <span className="rule__line rule__title">
        {title} {isCostly && !verified && <Tag tone="warn">{words.notConfirmed}</Tag>}
      </span>
      <span className="rule__line">{text}</span>
      <span className="rule__line rule__source">
        {filled(isOwn ? words.ownAndCompared : verified ? words.sourceAndDay : words.sourceToCheck, {
          source: isOwn ? source : page,
          page,
          day: <time dateTime={checked_on}>{dayText(checked_on)}</time>,
        })}
      </span>
      {isOld(rule, today) && (
        <span className="rule__line rule__old">
          <TriangleAlert className="icon" aria-hidden />
          {words.checkedLongAgo}
        </span>
      )}
    </>
  );
}
