import { localDayOf } from "@domain/calendarDay";
import { shownFit } from "@domain/fitCounts";
import { openDeadlines, type SchoolStatus } from "@domain/school";
import type { StudentNumbers } from "@domain/schoolFit";
import { secondaryDay } from "@domain/secondary";
import * as text from "@text/tracker/schools";
import { ChevronRight, Plus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import { dayText } from "../../../components/dayText.ts";
import { Menu } from "../../../components/Menu.tsx";
import { useToast } from "../../../components/Toast.tsx";
import { Select } from "../../../forms/Select.tsx";
import { useStores } from "../../../stores/useStores.ts";
import { FitTag } from "./FitTag.tsx";
import { SchoolDetails } from "./SchoolDetails.tsx";
import type { SchoolRecord } from "./schoolRecord.ts";
import { placeOf, statusesOf, statusWord } from "./schoolWords.ts";
import { useSecondary } from "./useSecondary.ts";

interface SchoolRowProps {
  row: SchoolRecord;
  numbers: StudentNumbers;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const SchoolRow = observer(function SchoolRow({ row, numbers, isOpen, onToggle }: SchoolRowProps) {
  const { schools } = useStores();
  const showToast = useToast();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [next] = openDeadlines(row);
  const place = [placeOf(row), row.kind === "MD" || row.kind === "DO" ? row.kind : ""].filter(Boolean).join(" · ");

  function handleRemove() {
    void schools.remove(row);
    showToast(text.offYourList(row.name), () => void schools.restore(row));
  }

  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            ref={opener}
            type="button"
            className="school-row__open"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onToggle(!isOpen)}
          >
            <ChevronRight className="icon" aria-hidden />
            <span>
              <span className="data-table__name">{row.name}</span>
              <span className="data-table__context">{place}</span>
            </span>
          </button>
        </th>
        <td data-label={text.columns.fit} className="school-row__fit">
          <FitTag fit={shownFit(row, numbers)} isOwn={row.override !== null} />
        </td>
        <td data-label={text.columns.status} className="school-row__status">
          <StatusSelect row={row} />
          {row.outcome && <span className="data-table__context">{text.outcomes[row.outcome]}</span>}
        </td>
        <td data-label={text.columns.deadline} className="school-row__due">
          {next ? text.nextDeadline(dayText(next.day), next.label) : text.noneSet}
          <SecondaryButton row={row} onAdded={() => opener.current?.focus()} />
        </td>
        <td className="school-row__actions">
          <Menu
            label={text.moreFor(row.name)}
            actions={[{ label: text.removeFromList, icon: Trash2, tone: "danger", act: handleRemove }]}
          />
        </td>
      </tr>
      <tr id={id} className="school-row__more" hidden={!isOpen}>
        <td colSpan={5}>{isOpen && <SchoolDetails row={row} numbers={numbers} />}</td>
      </tr>
    </tbody>
  );
});

/** Suggests the deadline of a secondary where it is missed first; the details say why. */
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
        {text.addSecondaryShort(dayText(day))}
        <span className="visually-hidden">{text.ofSchool(row.name)}</span>
      </span>
    </button>
  );
});

const StatusSelect = observer(function StatusSelect({ row }: { row: SchoolRecord }) {
  const { schools } = useStores();
  const showToast = useToast();

  function handleChange(status: SchoolStatus) {
    void schools.setStatus(row, status);
    const now = schools.rows.find(({ id }) => id === row.id);
    const day = now && secondaryDay(now, localDayOf(new Date()));
    if (day) showToast(text.secondarySuggested(row.name, dayText(day)));
  }

  return (
    <Select
      aria-label={text.statusOf(row.name)}
      value={row.status}
      options={statusesOf(row).map((status) => ({ value: status, label: statusWord(row.track, status) }))}
      onChange={({ target }) => handleChange(target.value as SchoolStatus)}
    />
  );
});
