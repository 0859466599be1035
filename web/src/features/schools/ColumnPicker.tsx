import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import { useId } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { placePopover } from "../../ui/components/placePopover.ts";
import { type Column, columnsOf } from "./columns.ts";
import "../../ui/components/Popover.css";

interface ColumnPickerProps {
  track: DashboardItem;
  shown: readonly Column[];
  onToggle: (column: Column) => void;
}

/** A button that opens a list of columns to tick. Escape and a press outside close it. */
export function ColumnPicker({ track, shown, onToggle }: ColumnPickerProps) {
  const id = useId();
  return (
    <>
      <Button variant="text" popoverTarget={id}>
        {text.pickColumns}
      </Button>
      <fieldset
        id={id}
        popover="auto"
        className="popover popover--menu column-picker"
        onBeforeToggle={placePopover("end")}
      >
        <legend className="visually-hidden">{text.shownColumns}</legend>
        {columnsOf(track).map((column) => (
          <Choice key={column} type="checkbox" checked={shown.includes(column)} onChange={() => onToggle(column)}>
            {text.columns[column]}
          </Choice>
        ))}
      </fieldset>
    </>
  );
}
