import { logHours } from "@text/layout/frame";
import { Clock } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "../../components/Button.tsx";
import { onDemand } from "../../components/onDemand.tsx";
import { usePlan } from "../../stores/usePlan.ts";
import { asksForQuickLog } from "./quickLogKey.ts";
import "./QuickLog.css";

const QuickLogDialog = onDemand(() => import("./QuickLogDialog.tsx").then((module) => module.QuickLogDialog));

interface QuickLogProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A button of the frame, and the key L: hours are logged from wherever the student is. */
export const QuickLog = observer(function QuickLog({ isOpen, onOpen }: QuickLogProps) {
  const { user } = usePlan();
  // Before registration there is nothing to log to.
  const isRegistered = user.user !== null;

  useEffect(() => {
    if (!isRegistered) return;
    function handleKey(event: KeyboardEvent) {
      if (!asksForQuickLog(event)) return;
      event.preventDefault();
      onOpen(true);
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isRegistered, onOpen]);

  // Its place is kept, so that the pages below it do not move down when the student is known.
  if (user.status === "loading") return <div className="quick-log quick-log--coming" aria-hidden />;
  if (!isRegistered) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="quick-log"
        aria-keyshortcuts="L"
        onClick={() => onOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Clock className="icon" aria-hidden />
        <span className="quick-log__label">{logHours}</span>
      </Button>
      {isOpen && <QuickLogDialog onClose={() => onOpen(false)} />}
    </>
  );
});

/** If it fails, the press itself says so. */
function prepare() {
  QuickLogDialog.prepare().catch(() => undefined);
}
