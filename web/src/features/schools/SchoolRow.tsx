import type { StudentNumbers } from "@domain/fit/schoolFit";
import * as comparing from "@text/tracker/compareSchools";
import * as text from "@text/tracker/schools";
import { ChevronRight, Columns3, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Menu } from "../../ui/components/Menu.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useFocusOnClose } from "../../ui/components/useFocusOnClose.ts";
import { placeOf } from "../../views/schoolWords.ts";
import type { Column } from "./columns.ts";
import type { NextDay } from "./nextDay.ts";
import { SchoolCells } from "./SchoolCells.tsx";
import { SchoolDetails } from "./SchoolDetails.tsx";

interface SchoolRowProps {
  row: SchoolRecord;
  numbers: StudentNumbers;
  columns: readonly Column[];
  next: NextDay | null;
  isCompared: boolean;
  /** Puts the school into the comparison or takes it out. Null if there is nothing to compare it with. */
  onCompare: (() => void) | null;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const SchoolRow = observer(function SchoolRow({
  row,
  numbers,
  columns,
  next,
  isCompared,
  onCompare,
  isOpen,
  onToggle,
}: SchoolRowProps) {
  const { schools } = usePlan();
  const showToast = useToast();
  const id = useId();
  const opener = useFocusOnClose(isOpen);
  const place = [columns.includes("place") ? "" : placeOf(row), row.kind === "MD" || row.kind === "DO" ? row.kind : ""]
    .filter(Boolean)
    .join(" · ");

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
            className="school-row__open on-paper"
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
        <SchoolCells row={row} numbers={numbers} columns={columns} next={next} onGone={() => opener.current?.focus()} />
        <td className="school-row__actions">
          <Menu
            label={text.moreFor(row.name)}
            actions={[
              ...(onCompare
                ? [
                    {
                      label: isCompared ? comparing.takeOutOfComparison : comparing.addToComparison,
                      icon: Columns3,
                      act: onCompare,
                    },
                  ]
                : []),
              { label: text.removeFromList, icon: Trash2, tone: "danger", act: handleRemove },
            ]}
          />
        </td>
      </tr>
      <tr id={id} className="school-row__more" hidden={!isOpen}>
        <td colSpan={columns.length + 2}>{isOpen && <SchoolDetails row={row} numbers={numbers} />}</td>
      </tr>
    </tbody>
  );
});
