import { countContacts } from "@domain/experience/contactName";
import { letterState } from "@domain/letter/letter";
import { commonAppRole } from "@domain/letter/letterForm";
import { goesTo } from "@domain/letter/letterRoute";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { dayText } from "../../views/dayText.ts";
import { inLetterOrder, nextDate } from "../../views/letterOrder.ts";
import type { LetterRow } from "./LettersStore.ts";
import { useLetterAddress } from "./useLetterAddress.ts";

interface LetterListProps {
  track: DashboardItem;
  rows: readonly LetterRow[];
  schools: readonly SchoolRecord[];
}

/** One line for each writer: what is due first comes first. */
export const LetterList = observer(function LetterList({ track, rows, schools }: LetterListProps) {
  const { experiences } = usePlan();
  const today = localDayOf(useNow());
  const { linkTo } = useLetterAddress();
  if (rows.length === 0) {
    const people = experiences.status === "ready" ? countContacts(experiences.records) : 0;
    return (
      <EmptyState heading={text.noWriters}>
        {text.noWritersText[track]} {people > 0 && text.fromContacts(people)}
      </EmptyState>
    );
  }
  return (
    <ul className="letters__list">
      {inLetterOrder(rows).map((row) => (
        <li key={row.id} className="letters__row">
          <div className="letters__who">
            <Link className="letters__writer" {...linkTo(row.id)} data-letter={row.id}>
              {row.writer}
            </Link>
            <span className="quiet">
              {kindAndRole(row)}
              {track === "HS" && ` · ${text.commonAppRoles[commonAppRole(row.kind)]}`}
            </span>
            {track === "HS" && row.asked_on !== null && !schools.some((school) => goesTo(row, school)) && (
              <span className="quiet">{text.notAssigned}</span>
            )}
          </div>
          <div className="letters__state">
            <StateTag row={row} />
            <DueLine row={row} today={today} />
          </div>
        </li>
      ))}
    </ul>
  );
});

/** A role that repeats the kind is not said twice. */
export function kindAndRole({ kind, role }: LetterRow): string {
  return [...new Set([text.kinds[kind], role.trim()])].filter(Boolean).join(" · ");
}

export function StateTag({ row }: { row: LetterRow }) {
  const state = letterState(row);
  if (state === null) return <Tag tone="outline">{text.notAsked}</Tag>;
  const isDone = state === "received_on" || state === "thanked_on";
  return <Tag tone={isDone ? "ok" : state === "declined_on" ? "outline" : "plain"}>{text.steps[state]}</Tag>;
}

/** The next date of the letter, if something is still due. */
function DueLine({ row, today }: { row: LetterRow; today: string }) {
  const due = nextDate(row);
  if (!due) return null;
  const day = dayText(due.day);
  if (due.about === "thanks") return <span>{text.thankBy(day)}</span>;
  return due.day < today ? <Tag tone="warn">{text.neededByLate(day)}</Tag> : <span>{text.neededBy(day)}</span>;
}
