import { CircleQuestionMark } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";
import { placePopover } from "./placePopover.ts";
import "./Popover.css";

interface HelpTipProps {
  /** Names the button: "About …". */
  label: string;
  children: ReactNode;
}

/** A question mark button that opens two sentences of help. */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  return (
    <>
      <IconButton icon={CircleQuestionMark} label={label} popoverTarget={id} />
      <div id={id} popover="auto" className="popover popover--tip" onBeforeToggle={placePopover("middle")}>
        {children}
      </div>
    </>
  );
}
