import * as text from "@text/dashboard/checklist";
import type { ReactNode } from "react";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { filled } from "../../ui/components/filled.tsx";
import { useDrawnLater } from "../../ui/components/useDrawnLater.ts";
import "./CairnPlate.css";

interface CairnPlateProps {
  done: number;
  total: number;
  /** Below the count, next to the stones. */
  children: ReactNode;
}

/** The count in words and, next to it, as stones. */
export function CairnPlate({ done, total, children }: CairnPlateProps) {
  // A hundred elements.
  const hasStones = useDrawnLater();
  return (
    <div className="cairn-plate">
      <div className="cairn-plate__text">
        <p>{filled(text.stonesLaid, { count: <b className="cairn-plate__count">{text.doneOf(done, total)}</b> })}</p>
        {children}
      </div>
      {hasStones && <Cairn className="cairn-plate__cairn" done={done} total={total} />}
    </div>
  );
}
