import { EXPERIENCE_TYPES, type ExperienceType } from "@domain/shared/experienceType";
import * as common from "@text/common";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/bulk";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { useBulkActions } from "./useBulkActions.ts";
import { PICK_LIMIT, type Picking } from "./usePicking.ts";
import "./BulkBar.css";

interface BulkBarProps {
  picking: Picking;
  shown: readonly ExperienceRow<ExperienceRecord>[];
  onEnd: () => void;
}

/** Actions for all selected records. Each one ends the selection, and its Undo reverts all of it. */
export const BulkBar = observer(function BulkBar({ picking, shown, onEnd }: BulkBarProps) {
  const { experiences } = usePlan();
  const [type, setType] = useState<ExperienceType>(EXPERIENCE_TYPES[0]);
  const { changeType, remove } = useBulkActions();
  // Leaves out records that another device has deleted.
  const picked = experiences.records.filter(({ id }) => picking.ids.has(id));
  useEndOnEscape(onEnd);

  function handleAct(act: () => void) {
    act();
    onEnd();
  }

  return (
    <section className="bulk-bar" aria-label={text.actions}>
      <p className="bulk-bar__count" role="status">
        <b>{text.selected(picked.length)}</b> {picked.length >= PICK_LIMIT && text.atMost(PICK_LIMIT)}
      </p>
      <Button variant="quiet" onClick={() => picking.pickAll(shown.map(({ record }) => record.id))}>
        {text.selectAllShown}
      </Button>
      <SelectField
        label={text.newType}
        name="bulk-type"
        value={type}
        options={EXPERIENCE_TYPES.map((value) => ({ value, label: typeNames[value] }))}
        onChange={({ currentTarget: { value } }) => setType(EXPERIENCE_TYPES.find((each) => each === value) ?? type)}
      />
      <Button variant="quiet" disabled={picked.length === 0} onClick={() => handleAct(() => changeType(picked, type))}>
        {text.changeType}
      </Button>
      <Button variant="danger-quiet" disabled={picked.length === 0} onClick={() => handleAct(() => remove(picked))}>
        {common.remove}
      </Button>
    </section>
  );
});

/** Escape that nothing closer has handled: a menu, a dialog, or a search field with text. */
function useEndOnEscape(onEnd: () => void) {
  useEffect(() => {
    function handleKey({ key, defaultPrevented, target }: KeyboardEvent) {
      if (key !== "Escape" || defaultPrevented || document.querySelector(":modal, :popover-open")) return;
      if (target instanceof HTMLInputElement && target.type === "search" && target.value !== "") return;
      onEnd();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [onEnd]);
}
