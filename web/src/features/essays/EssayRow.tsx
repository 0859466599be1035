import { essayName, isFinished } from "@domain/essay/essay";
import { lengthOf } from "@domain/essay/essayIndex";
import { kinds, statuses } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { memo } from "react";
import { Link } from "react-router-dom";
import { ESSAYS } from "../../base/paths.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayFormat } from "../../views/dayText.ts";
import { distanceInWords } from "../../views/distanceInWords.ts";
import type { EssayRow as Row } from "./EssaysStore.ts";

const shortDay = dayFormat({ month: "short", day: "numeric" });

interface EssayRowProps {
  row: Row;
  /** Where it goes, in words. */
  owner: string;
  today: string;
  /** How many names and blanks in it do not belong there; 0 while that is not known. */
  findings?: number;
}

export const EssayRow = memo(function EssayRow({ row, owner, today, findings = 0 }: EssayRowProps) {
  const length = lengthOf(row);
  const excess = row.limit === null ? 0 : length - row.limit;
  const finished = isFinished(row);
  const isLate = !finished && row.due_on !== null && row.due_on < today;
  return (
    <li className="essay-row" data-finished={finished || undefined}>
      <div className="essay-row__name">
        <h3>
          <Link className="essay-row__open" to={`${ESSAYS}/${row.id}`}>
            {essayName(row)}
          </Link>
        </h3>
        <p className="quiet">{[owner, row.title.trim() === "" ? "" : kinds[row.kind]].filter(Boolean).join(" · ")}</p>
      </div>
      <p className="essay-row__due" data-late={isLate || undefined}>
        {dueText(row.due_on, finished, today)}
      </p>
      <p className="essay-row__length">
        {text.lengthOf[row.limit_unit](length, row.limit)}
        {excess > 0 && <span className="essay-row__over"> {text.over(excess)}</span>}
        {findings > 0 && <span className="essay-row__over"> {text.toCheck(findings)}</span>}
      </p>
      <Tag tone={finished ? "ok" : row.status === "not-started" ? "outline" : "plain"}>{statuses[row.status]}</Tag>
    </li>
  );
});

function dueText(due: string | null, finished: boolean, today: string): string {
  if (due === null) return finished ? "" : text.noDueDay;
  return finished ? text.dueOn(shortDay(due)) : text.due(shortDay(due), distanceInWords(due, today));
}
