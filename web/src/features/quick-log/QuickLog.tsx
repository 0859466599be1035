import { logHours } from "@text/layout/frame";
import { Clock } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useFirstStores, useHasPlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { asksForQuickLog } from "./quickLogKey.ts";
import "./QuickLog.css";

const QuickLogDialog = onDemand(() => import("./QuickLogDialog.tsx").then((module) => module.QuickLogDialog));

interface QuickLogProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A button in the frame, and the key L: students can log hours from any page. */
export const QuickLog = observer(function QuickLog({ isOpen, onOpen }: QuickLogProps) {
  const { user } = useFirstStores();
  const hasPlan = useHasPlan();
  // Before registration there is no plan to log to.
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

  // Reserves its space, so that the content below does not move down when the student's data arrives.
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
      {isOpen && hasPlan && <QuickLogDialog onClose={() => onOpen(false)} />}
    </>
  );
});

/** If this fails, the press itself shows the error. */
function prepare() {
  QuickLogDialog.prepare().catch(() => undefined);
}
