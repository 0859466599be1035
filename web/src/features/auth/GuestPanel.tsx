import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents";
import { SAMPLES, type Sample } from "@domain/account/samples";
import { guestTooYoung } from "@text/auth/age";
import * as text from "@text/auth/guest";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { AgeConfirmation } from "./AgeConfirmation.tsx";
import { useAgeQuestion } from "./useAgeQuestion.ts";
import "./GuestPanel.css";

/** Ways into the app without an account, each one click after the age is confirmed. */
export const GuestPanel = observer(function GuestPanel() {
  const { guest } = useStores();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { ageBox, ageMissing, confirmAge, forgetAge } = useAgeQuestion();

  useEffect(() => guest.prepare(), [guest]);

  async function handleNew(way: string, sample: Sample | null) {
    if (busy === null && confirmAge()) await handleEnter(way, () => guest.enter(sample));
  }

  async function handleEnter(way: string, enter: () => Promise<void>) {
    if (busy !== null) return;
    setBusy(way);
    setError(null);
    try {
      await enter();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="guest-panel">
      <div>
        <p>{text.lookAround}</p>
        <p className="guest-panel__note">{text.noAccount}</p>
      </div>
      {guest.hasWaitingPlan && (
        <Button
          busy={busy === "waiting"}
          busyLabel={text.openingGuestPlan}
          onClick={() => handleEnter("waiting", () => guest.enterWaitingPlan())}
        >
          {text.openGuestPlan}
        </Button>
      )}
      <AgeConfirmation
        ref={ageBox}
        name="isGuestOldEnough"
        error={ageMissing ? guestTooYoung : undefined}
        onChange={forgetAge}
      />
      <Button
        variant={guest.hasWaitingPlan ? "quiet" : "solid"}
        busy={busy === "own"}
        busyLabel={text.opening}
        onClick={() => handleNew("own", null)}
      >
        {text.letsGo}
      </Button>
      <p className="auth__or">{text.orAsSample}</p>
      <ul className="guest-panel__samples" aria-label={text.samples}>
        {SAMPLES.map((sample) => {
          const { name } = SAMPLE_STUDENTS[sample];
          return (
            <li key={sample}>
              <Button
                variant="quiet"
                className="guest-panel__sample"
                busy={busy === sample}
                busyLabel={text.openingPlanOf(name)}
                onClick={() => handleNew(sample, sample)}
              >
                <span>
                  {name}
                  <span className="guest-panel__sentence">{text.sampleSentences[sample]}</span>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      <ErrorNote>{error}</ErrorNote>
    </div>
  );
});
