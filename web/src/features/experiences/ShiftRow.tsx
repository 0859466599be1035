import type { Shift } from "@domain/experience/experience";
import type { Changes } from "@domain/records/recordChanges";
import * as common from "@text/common";
import * as text from "@text/tracker/shifts";
import { Pencil, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Menu } from "../../ui/components/Menu.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useReturningFocus } from "../../ui/components/useReturningFocus.ts";
import { dayText } from "../../views/dayText.ts";
import { hoursText } from "./hoursText.ts";
import { ShiftForm } from "./ShiftForm.tsx";
import type { LoggedShift } from "./shifts.ts";

interface ShiftRowProps {
  shift: LoggedShift;
  /** Its day is still to come, so it is planned even if an apply date after it counts its hours as completed. */
  isPlanned: boolean;
  /** Its day is after the student's apply date. */
  isAnticipated: boolean;
  onChange: (changes: Changes<Shift>) => Promise<boolean>;
  onRemove: () => void;
}

/** One shift, which turns into its form in place. */
export const ShiftRow = observer(function ShiftRow({
  shift,
  isPlanned,
  isAnticipated,
  onChange,
  onRemove,
}: ShiftRowProps) {
  const { session } = useStores();
  const [isEditing, setIsEditing] = useState(false);
  const [menu, returnFocus] = useReturningFocus();

  function close() {
    setIsEditing(false);
    returnFocus();
  }

  if (isEditing) {
    return (
      <li className="shifts__row shifts__row--form">
        <ShiftForm
          uid={session.uid ?? ""}
          draftName={`shift/${shift.id}`}
          today={shift.day}
          shift={{ day: shift.day, hours: shift.hours, note: shift.note }}
          onSave={(_, changes) => onChange(changes)}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <li className="shifts__row">
      <time dateTime={shift.day}>{dayText(shift.day)}</time>
      <b>{hoursText(shift.hours)}</b>
      {(isPlanned || isAnticipated) && <Tag tone="outline">{isAnticipated ? text.anticipated : text.plannedTag}</Tag>}
      <span className="shifts__did">{shift.note}</span>
      <Menu
        buttonRef={menu}
        label={text.moreFor(hoursText(shift.hours), dayText(shift.day))}
        actions={[
          { label: common.edit, icon: Pencil, act: () => setIsEditing(true) },
          { label: common.remove, icon: Trash2, tone: "danger", act: onRemove },
        ]}
      />
    </li>
  );
});
