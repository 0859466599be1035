import { CircleQuestionMark } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";
import "./Popover.css";

interface HelpTipProps {
  /** Names the button: "About …". */
  label: string;
  children: ReactNode;
}

/** A question mark that opens two sentences. */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  const anchor = `--anchor-${id}`;
  return (
    <>
      <IconButton icon={CircleQuestionMark} label={label} popoverTarget={id} style={{ anchorName: anchor }} />
      <div id={id} popover="auto" className="popover popover--tip" style={{ positionAnchor: anchor }}>
        {children}
      </div>
    </>
  );
}
