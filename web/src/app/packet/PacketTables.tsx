import { letterState } from "@domain/letter/letter";
import * as letterText from "@text/tracker/letters";
import * as text from "@text/tracker/packet";
import * as scoreText from "@text/tracker/scores";
import type { ChecklistRow } from "../../features/dashboard/checklistView.ts";
import { kindAndRole } from "../../features/letters/LetterList.tsx";
import type { LetterRow } from "../../features/letters/LettersStore.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { RecordTable } from "../../ui/components/RecordTable.tsx";
import { dayText } from "../../views/dayText.ts";
import { detailText, resultOfRow, scoreName } from "../../views/scoreWords.ts";
import type { PacketContent } from "./packetContent.ts";

/** The year's tasks: open ones with their day, then done ones. */
export function PacketChecklist({ tasks, today }: { tasks: readonly ChecklistRow[]; today: string }) {
  return (
    <RecordTable
      className="print-table"
      columns={[
        { heading: text.task, cell: ({ checklist_item_name }) => checklist_item_name },
        { heading: text.due, className: "packet__day", cell: ({ due_date }) => due_date !== null && dayText(due_date) },
        { heading: text.state, className: "packet__day", cell: (task) => standingOf(task, today) },
      ]}
      rows={tasks}
      keyOf={({ id }) => id}
    />
  );
}

function standingOf({ status, completed_on, due_date }: ChecklistRow, today: string): string {
  if (status === "Completed") return completed_on === null ? text.done : text.doneOn(dayText(completed_on));
  return due_date !== null && due_date < today ? text.late : text.open;
}

interface PacketLettersProps {
  letters: readonly LetterRow[];
  schools: readonly SchoolRecord[];
}

/** The letters: who writes, how far each is, and where it goes. */
export function PacketLetters({ letters, schools }: PacketLettersProps) {
  function goesTo({ services, school_ids }: LetterRow): string {
    const names = schools.filter(({ id }) => school_ids.includes(id)).map(({ name }) => name);
    return [...services, ...names].join(", ");
  }

  return (
    <RecordTable
      className="print-table"
      columns={[
        { heading: text.writer, className: "packet__writer", cell: ({ writer }) => writer },
        { heading: text.kind, className: "print-table__words", cell: kindAndRole },
        { heading: text.standing, className: "print-table__words", cell: stateText },
        {
          heading: text.neededBy,
          className: "packet__day",
          cell: ({ needed_by }) => needed_by !== null && dayText(needed_by),
        },
        { heading: text.goesTo, className: "packet__goes-to", cell: goesTo },
      ]}
      rows={letters}
      keyOf={({ id }) => id}
    />
  );
}

function stateText(row: LetterRow): string {
  const state = letterState(row);
  return state === null ? letterText.notAsked : letterText.steps[state];
}

/** The results and planned tests, as My Scores lists them. */
export function PacketScores({ scores }: Pick<PacketContent, "scores">) {
  return (
    <RecordTable
      className="print-table"
      columns={[
        { heading: scoreText.score, cell: (row) => scoreName(scores, row) },
        { heading: scoreText.date, className: "packet__day", cell: ({ date }) => dayText(date) },
        { heading: scoreText.detail, cell: (row) => detailText(row, true) },
        { heading: scoreText.result, className: "print-table__number", cell: (row) => resultOfRow(row, true) },
      ]}
      rows={scores}
      keyOf={({ id }) => id}
    />
  );
}
