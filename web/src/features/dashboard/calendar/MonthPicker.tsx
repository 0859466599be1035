import { useState } from "react";
import { onDemand } from "../../../ui/components/onDemand.tsx";
import { placePopover } from "../../../ui/components/placePopover.ts";
import type { MonthFieldsProps } from "./MonthFields.tsx";
import "../../../ui/components/Popover.css";
import "./MonthPicker.css";

const place = placePopover("start");

export const MonthFields = onDemand(async () => (await import("./MonthFields.tsx")).MonthFields);

/** A popover that goes to any month and year, or back to today. Its fields load when it opens. */
export function MonthPicker(props: MonthFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      id={props.id}
      popover="auto"
      className="popover month-picker"
      onBeforeToggle={(event) => {
        place(event);
        setIsOpen(event.newState === "open");
      }}
    >
      {isOpen && <MonthFields {...props} />}
    </div>
  );
}
