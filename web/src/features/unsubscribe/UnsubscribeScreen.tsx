import { REMINDER_CALLS } from "@domain/api/reminderCalls";
import type { ReminderAnswers } from "@domain/reminder/reminderAnswers";
import * as text from "@text/unsubscribe";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { messageOf } from "../../base/errors.ts";
import { DASHBOARD } from "../../base/paths.ts";
import { secretInLink } from "../../base/secretInLink.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";

/** The length of the tokens in our emails, in characters. */
const TOKEN_LENGTH = 43;

/**
 * The page that reminder emails link to, for anyone who holds the link. It asks for a press: mail programs open links
 * by themselves to look for malware.
 */
export function UnsubscribeScreen() {
  const { api } = useStores();
  const token = secretInLink(useLocation());
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<"asking" | "busy" | "done">("asking");
  const [error, setError] = useState<string | null>(null);
  const isDone = step === "done";

  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  async function handleStop() {
    setStep("busy");
    setError(null);
    try {
      await api.ask<ReminderAnswers["unsubscribe"]>(REMINDER_CALLS.unsubscribe, { body: { token } });
      setStep("done");
    } catch (failure) {
      setError(messageOf(failure));
      setStep("asking");
    }
  }

  if (token.length !== TOKEN_LENGTH) {
    return (
      <GateLayout title={text.incomplete}>
        <h1>{text.incomplete}</h1>
        <p className="gate__lead">{text.copyWhole}</p>
        <Ways />
      </GateLayout>
    );
  }
  if (isDone) {
    return (
      <GateLayout title={text.stopped}>
        <h1 ref={heading} tabIndex={-1}>
          {text.stopped}
        </h1>
        <p className="gate__lead">{text.stoppedLead}</p>
        <Ways />
      </GateLayout>
    );
  }
  return (
    <GateLayout title={text.heading}>
      <h1>{text.heading}</h1>
      <p className="gate__lead">{text.lead}</p>
      <ErrorNote>{error}</ErrorNote>
      <div className="gate__ways">
        <Button busy={step === "busy"} busyLabel={text.stopping} onClick={handleStop}>
          {text.stop}
        </Button>
      </div>
    </GateLayout>
  );
}

function Ways() {
  return (
    <div className="gate__ways">
      <Link className={buttonClass("solid")} to={DASHBOARD}>
        {text.goToCairn}
      </Link>
    </div>
  );
}
