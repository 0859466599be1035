import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { asksForPaper } from "../../../components/printsOnArrival.ts";
import { usePlan } from "../../../stores/usePlan.ts";

/** In milliseconds: what the page itself needs comes first. */
const AFTER_THE_PAGE = 2_000;

/**
 * Keeps the sheet ready for Ctrl and P, since nothing can be loaded any more once that is pressed. Without it the page
 * is printed as it stands.
 */
export const PaperOfStanding = observer(function PaperOfStanding({ today }: { today: string }) {
  const { checklists } = usePlan();
  const { state } = useLocation();
  const [Sheet, setSheet] = useState<ComponentType<{ today: string }> | null>(null);
  const isReady = checklists.current.status === "ready";
  const isAsked = asksForPaper(state);

  useEffect(() => {
    if (!isReady) return;
    const load = () =>
      import("./StandingSheet.tsx").then(
        ({ StandingSheet }) => setSheet(() => StandingSheet),
        () => undefined,
      );
    const timer = setTimeout(() => void load(), isAsked ? 0 : AFTER_THE_PAGE);
    return () => clearTimeout(timer);
  }, [isReady, isAsked]);

  return isReady && Sheet && <Sheet today={today} />;
});
