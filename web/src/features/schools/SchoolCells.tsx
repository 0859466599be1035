import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { SchoolStatus } from "@domain/school/school";
import * as text from "@text/tracker/schools";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Select } from "../../ui/forms/Select.tsx";
import { dayText } from "../../views/dayText.ts";
import { statusesOf, statusWord } from "../../views/schoolWords.ts";
import { type Column, SAY } from "./columns.ts";
import type { NextDay } from "./nextDay.ts";
import { SchoolFitTag } from "./SchoolFitTag.tsx";
import { useChangeState } from "./useChangeState.ts";
import { useSecondary } from "./useSecondary.ts";

interface SchoolCellsProps {
  row: SchoolRecord;
  numbers: StudentNumbers;
  columns: readonly Column[];
  /** What is due next at the school. */
  next: NextDay | null;
  /** Called when a focused button disappears; the row's own button then takes the focus. */
  onGone: () => void;
}

/** A school's cells after its name. In a narrow table, each cell names its column. */
export const SchoolCells = observer(function SchoolCells({ row, numbers, columns, next, onGone }: SchoolCellsProps) {
  return columns.map((column) => {
    const label = text.columns[column];
    switch (column) {
      case "fit":
        return (
          <td key={column} data-label={label} className="school-row__fit">
            <SchoolFitTag row={row} numbers={numbers} />
          </td>
        );
      case "status":
        return (
          <td key={column} data-label={label} className="school-row__status">
            <StatusSelect row={row} />
            {row.outcome && !columns.includes("outcome") && (
              <span className="data-table__context">{text.outcomes[row.outcome]}</span>
            )}
          </td>
        );
      case "deadline":
        return (
          <td key={column} data-label={label} className="school-row__due">
            {next ? text.nextDeadline(dayText(next.day), next.label) : text.noneSet}
            <SecondaryButton row={row} onAdded={onGone} />
          </td>
        );
      default:
        return (
          <td key={column} data-label={label} className="school-row__said">
            {SAY[column](row) || <span className="quiet">{text.columnNotKnown}</span>}
          </td>
        );
    }
  });
});

/** Suggests the deadline of a secondary in the row. The details explain why. */
const SecondaryButton = observer(function SecondaryButton({
  row,
  onAdded,
}: {
  row: SchoolRecord;
  onAdded: () => void;
}) {
  const { day, add } = useSecondary(row);
  if (day === null) return null;

  function handleAdd() {
    add();
    onAdded();
  }

  return (
    <button type="button" className="school-row__suggestion" onClick={handleAdd}>
      <Plus className="icon" aria-hidden />
      <span>
        {text.addSecondaryShort[row.track](dayText(day))}
        <span className="visually-hidden">{text.ofSchool(row.name)}</span>
      </span>
    </button>
  );
});

const StatusSelect = observer(function StatusSelect({ row }: { row: SchoolRecord }) {
  const change = useChangeState(row);

  return (
    <Select
      aria-label={text.statusOf(row.name)}
      value={row.status}
      options={statusesOf(row).map((status) => ({ value: status, label: statusWord(row.track, status) }))}
      onChange={({ target }) => change({ kind: "status", status: target.value as SchoolStatus })}
    />
  );
});
