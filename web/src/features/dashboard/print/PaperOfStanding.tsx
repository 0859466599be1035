import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePlan } from "../../../stores/usePlan.ts";
import { asksForPaper } from "../../../ui/components/printsOnArrival.ts";
import { listenForPrintIntent, printsUnannounced } from "./printIntent.ts";
import { sheetStatuses } from "./sheetStatuses.ts";

/** In milliseconds. What the page itself needs loads first. */
const AFTER_THE_PAGE = 2_000;

/**
 * Renders the print sheet ahead of time, because nothing can be loaded while the browser prints: once the student may be
 * about to print, or on a touch screen, where nothing announces that, soon after the page. Without it, the page itself is
 * printed.
 */
export const PaperOfStanding = observer(function PaperOfStanding({ today }: { today: string }) {
  const plan = usePlan();
  const { state } = useLocation();
  const [Sheet, setSheet] = useState<ComponentType<{ today: string }> | null>(null);
  /** Ctrl+P was pressed before the sheet was there or whole. Its file has loaded, or failed to. */
  const [isPrinting, setIsPrinting] = useState(false);
  const isReady = plan.checklists.current.status === "ready";
  // A list that is still loading would look empty on paper.
  const isWhole = sheetStatuses(plan).every((status) => status === "ready" || status === "failed");
  const isAsked = asksForPaper(state);
  const isPrepared = Sheet !== null && isWhole;

  useEffect(() => {
    if (!isReady || isPrepared) return;
    const load = () =>
      import("./StandingSheet.tsx").then(
        ({ StandingSheet }) => setSheet(() => StandingSheet),
        () => undefined,
      );
    if (isAsked) void load();
    const timer = printsUnannounced() ? setTimeout(() => void load(), AFTER_THE_PAGE) : undefined;
    const stop = listenForPrintIntent({
      prepare: () => void load(),
      print: (event) => {
        event.preventDefault();
        void load().then(() => setIsPrinting(true));
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isReady, isAsked, isPrepared]);

  useEffect(() => {
    if (!isPrinting || !isWhole) return;
    setIsPrinting(false);
    window.print();
  }, [isPrinting, isWhole]);

  return isReady && isWhole && Sheet && <Sheet today={today} />;
});
