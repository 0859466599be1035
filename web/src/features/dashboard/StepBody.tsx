import * as text from "@text/dashboard/overview";
import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import "./NextStepCard.css";

interface StepBodyProps {
  /** Changes with the step. */
  id: string;
  name: string;
  reason: string;
  isUrgent?: boolean;
  /** Where it is done, if not here. */
  link?: ReactNode;
  /** Marks it as done, and returns what takes that back. */
  onDone?: (() => () => void) | null;
  onNotNow?: () => void;
  onStartOver?: (() => void) | null;
}

/** What is next, why, and what the student can do about it. */
export function StepBody({ id, name, reason, isUrgent, link, onDone, onNotNow, onStartOver }: StepBodyProps) {
  const showToast = useToast();
  const body = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  // The pressed button may be gone with the step.
  useOnChange(id, () => {
    if (hasActed.current && document.activeElement === document.body) body.current?.focus();
    hasActed.current = false;
  });

  const acting = (act: () => void) => () => {
    hasActed.current = true;
    act();
  };

  return (
    <div ref={body} className="next-step__body" tabIndex={-1}>
      <div className="next-step__text" aria-live="polite">
        <p className="next-step__name">{name}</p>
        <p className={isUrgent ? "next-step__reason next-step__reason--urgent" : "next-step__reason"}>{reason}</p>
      </div>
      <div className="next-step__actions">
        {link}
        {/* The next step gets the same buttons. */}
        {onDone && (
          <Button
            data-once
            variant={link ? "quiet" : "solid"}
            onClick={acting(() => showToast(text.doneTask(name), onDone()))}
          >
            {text.markAsDone}
          </Button>
        )}
        {onNotNow && (
          <Button data-once variant="text" onClick={acting(onNotNow)}>
            {text.notNow}
          </Button>
        )}
        {onStartOver && (
          <Button variant="quiet" onClick={acting(onStartOver)}>
            {text.showAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
