import { letterState } from "@domain/letter/letter";
import * as letterText from "@text/tracker/letters";
import * as text from "@text/tracker/packet";
import * as scoreText from "@text/tracker/scores";
import type { ChecklistRow } from "../../features/dashboard/checklistView.ts";
import { kindAndRole } from "../../features/letters/LetterList.tsx";
import type { LetterRow } from "../../features/letters/LettersStore.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { dayText } from "../../views/dayText.ts";
import { detailText, resultOfRow, scoreName } from "../../views/scoreWords.ts";
import type { PacketContent } from "./packetContent.ts";

/** The year's tasks: open ones with their day, then done ones. */
export function PacketChecklist({ tasks, today }: { tasks: readonly ChecklistRow[]; today: string }) {
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col">{text.task}</th>
          <th scope="col">{text.due}</th>
          <th scope="col">{text.state}</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <tr key={task.id}>
            <th scope="row">{task.checklist_item_name}</th>
            <td className="packet__day">{task.due_date !== null && dayText(task.due_date)}</td>
            <td className="packet__day">{standingOf(task, today)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col" className="packet__writer">
            {text.writer}
          </th>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.standing}</th>
          <th scope="col">{text.neededBy}</th>
          <th scope="col" className="packet__goes-to">
            {text.goesTo}
          </th>
        </tr>
      </thead>
      <tbody>
        {letters.map((row) => {
          const state = letterState(row);
          const names = schools.filter(({ id }) => row.school_ids.includes(id)).map(({ name }) => name);
          return (
            <tr key={row.id}>
              <th scope="row">{row.writer}</th>
              <td className="print-table__words">{kindAndRole(row)}</td>
              <td className="print-table__words">{state === null ? letterText.notAsked : letterText.steps[state]}</td>
              <td className="packet__day">{row.needed_by !== null && dayText(row.needed_by)}</td>
              <td>{[...row.services, ...names].join(", ")}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The results and planned tests, as My Scores lists them. */
export function PacketScores({ scores }: Pick<PacketContent, "scores">) {
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col">{scoreText.score}</th>
          <th scope="col">{scoreText.date}</th>
          <th scope="col">{scoreText.detail}</th>
          <th scope="col" className="print-table__number">
            {scoreText.result}
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map((row) => (
          <tr key={row.id}>
            <th scope="row">{scoreName(scores, row)}</th>
            <td className="packet__day">{dayText(row.date)}</td>
            <td>{detailText(row, true)}</td>
            <td className="print-table__number">{resultOfRow(row, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
