import type { Duty, SchoolDuties } from "@domain/season/duty";
import { nextDuty } from "@domain/season/nextDuty";
import { isClosed } from "@domain/season/schoolSeason";
import * as text from "@text/tracker/season";
import { Check, ChevronRight } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, useId } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useSlots } from "../../ui/slots.ts";
import { dayText } from "../../views/dayText.ts";
import { distanceInWords } from "../../views/distanceInWords.ts";
import { dutyName, rulesOf } from "../../views/dutyWords.ts";
import { standing } from "../../views/seasonOrder.ts";
import { hourOn } from "./interviewTimes.ts";
import { SchoolSeasonParts } from "./SchoolSeasonParts.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";
import { useDutyDone } from "./useDutyDone.ts";

declare module "../../ui/slots.ts" {
  interface Slots {
    readonly SchoolProgress: ComponentType<{ row: SchoolRecord }>;
  }
}

interface BoardRowProps {
  records: SeasonStore;
  each: SeasonOfSchool;
  duties: SchoolDuties;
  today: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const BoardRow = observer(function BoardRow(props: BoardRowProps) {
  const { records, each, duties, today, isOpen, onToggle } = props;
  const { school } = each;
  const { SchoolProgress } = useSlots();
  const id = useId();
  const next = nextDuty(duties);
  const done = useDutyDone(records);
  const act = next && done(each, next);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="season-board__open"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onToggle(!isOpen)}
          >
            <ChevronRight className="icon" aria-hidden />
            <span>
              <span className="data-table__name">{school.name}</span>
              <span className="data-table__context">{standing(each)}</span>
            </span>
          </button>
        </th>
        <td data-label={text.next}>{next ? <NextDuty duty={next} each={each} /> : waiting(each)}</td>
        <td data-label={text.by}>{next && <DutyDay day={next.day} today={today} hour={hourOf(next, each)} />}</td>
        <td data-label={text.lastSafeDay}>
          {duties.lastSafeDay && <time dateTime={duties.lastSafeDay}>{dayText(duties.lastSafeDay)}</time>}
        </td>
        <td className="data-table__end">
          {next && act && (
            <Button variant="quiet" aria-label={text.markDone(dutyName(next, each), school.name)} onClick={act}>
              <Check className="icon" aria-hidden />
              {text.doneButton}
            </Button>
          )}
        </td>
      </tr>
      <tr id={id} className="season-board__more" hidden={!isOpen}>
        <td colSpan={5}>
          {isOpen && (
            <div className="season-details">
              <SchoolProgress row={school} />
              <SchoolSeasonParts records={records} each={each} />
            </div>
          )}
        </td>
      </tr>
    </tbody>
  );
});

function NextDuty({ duty, each }: { duty: Duty; each: SeasonOfSchool }) {
  const [rule, and] = rulesOf(duty, each);
  return (
    <span className="season-board__duty">
      {dutyName(duty, each)}
      {rule && <RuleCard rule={rule} and={and} />}
    </span>
  );
}

/** The hour of an interview, in the school's time. */
function hourOf({ kind, day }: Duty, { interviews }: SeasonOfSchool): string | null {
  return kind === "interview" && day !== null ? hourOn(day, interviews) : null;
}

function DutyDay({ day, today, hour }: { day: string | null; today: string; hour: string | null }) {
  if (day === null) return text.asSoonAsYouCan;
  return (
    <>
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

function waiting(each: SeasonOfSchool): string {
  return isClosed(each) ? text.closed : text.nothingDue;
}
