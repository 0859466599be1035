import type { Duty } from "@domain/season/duty";
import * as text from "@text/tracker/season";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayText } from "../../views/dayText.ts";
import { distanceInWords } from "../../views/distanceInWords.ts";
import { dutyName, rulesOf } from "../../views/dutyWords.ts";
import { hourOn } from "./interviewTimes.ts";
import type { SeasonOfSchool } from "./SeasonStore.ts";

/** What is next at a school, with the rule behind it. */
export function NextDuty({ duty, each }: { duty: Duty; each: SeasonOfSchool }) {
  const [rule, and] = rulesOf(duty, each);
  return (
    <span className="season-board__duty">
      {dutyName(duty, each)}
      {rule && <RuleCard rule={rule} and={and} />}
    </span>
  );
}

/** A duty's day and what it is, with an interview's hour in the school's time, or the day to enter first. */
export function DutyDay({ duty, each, today }: { duty: Duty; each: SeasonOfSchool; today: string }) {
  const { kind, day, dayKind, asks } = duty;
  if (day === null || dayKind === "unknown") return asks === null ? text.asSoonAsYouCan : text.asksDay[asks];
  const hour = kind === "interview" ? hourOn(day, each.interviews) : null;
  // A withdrawal is due since the commitment.
  const word = kind === "withdraw" ? "" : text.dayKinds[dayKind];
  return (
    <>
      {word && <span className="data-table__context">{word}</span>}
      <time dateTime={day}>{dayText(day)}</time>
      {hour !== null && `, ${hour}`}{" "}
      {day < today ? (
        <Tag tone="warn">{text.overdue}</Tag>
      ) : (
        <span className="quiet">{distanceInWords(day, today)}</span>
      )}
    </>
  );
}
