import type { SchoolDuties } from "@domain/season/duty";
import { standstillOf } from "@domain/season/dutyFacts";
import { nextDuty } from "@domain/season/nextDuty";
import * as text from "@text/tracker/season";
import { Check, ChevronRight } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, useId, useState } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { AskDialog } from "../../ui/components/AskDialog.tsx";
import { Button } from "../../ui/components/Button.tsx";
import { useFocusOnClose } from "../../ui/components/useFocusOnClose.ts";
import { useSlots } from "../../ui/slots.ts";
import { dayText } from "../../views/dayText.ts";
import { dutyName } from "../../views/dutyWords.ts";
import { standing } from "../../views/seasonOrder.ts";
import { DutyDay, NextDuty } from "./NextDuty.tsx";
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
  const opener = useFocusOnClose(isOpen);
  const waiting = text.standstills[standstillOf(each, records.inSeason(school.track))];
  const next = nextDuty(duties);
  const done = useDutyDone(records);
  const act = next && done(each, next);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            ref={opener}
            type="button"
            className="season-board__open on-paper"
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
        <td data-label={text.next}>{next ? <NextDuty duty={next} each={each} /> : waiting}</td>
        <td data-label={text.by}>{next && <DutyDay duty={next} each={each} today={today} />}</td>
        <td data-label={text.lastSafeDay}>
          {duties.lastSafeDay && <time dateTime={duties.lastSafeDay}>{dayText(duties.lastSafeDay)}</time>}
        </td>
        <td className="data-table__end">
          {next && act && (
            <Button
              variant="quiet"
              aria-label={text.markDone(dutyName(next, each), school.name)}
              onClick={() => (act.question === null ? act.do() : setIsAsking(true))}
            >
              <Check className="icon" aria-hidden />
              {text.doneButton}
            </Button>
          )}
          <AskDialog
            question={isAsking && act ? act.question : null}
            onConfirm={() => act?.do()}
            onClose={() => setIsAsking(false)}
          />
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
