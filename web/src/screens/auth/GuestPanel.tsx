import { SAMPLE_STUDENTS, SAMPLES } from "@domain/sample";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { messageOf } from "../../errors.ts";
import { useStores } from "../../stores/useStores.ts";
import "./GuestPanel.css";

/** Ways into the app without an account, each one click. */
export const GuestPanel = observer(function GuestPanel() {
  const { guest } = useStores();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

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
        <p>Check out our website and see what it has to offer!</p>
        <p className="guest-panel__note">
          Some features may not be available without an account to save it to. What you write as a guest opens in this
          browser only.
        </p>
      </div>
      {guest.hasWaitingPlan && (
        <Button
          busy={busy === "waiting"}
          busyLabel="Opening your guest plan"
          onClick={() => handleEnter("waiting", () => guest.enterWaitingPlan())}
        >
          Open my guest plan
        </Button>
      )}
      <Button
        variant={guest.hasWaitingPlan ? "quiet" : "solid"}
        busy={busy === "own"}
        busyLabel="Opening Cairn"
        onClick={() => handleEnter("own", () => guest.enter(null))}
      >
        Let's Go
      </Button>
      <p className="auth__or">or look around as a sample student</p>
      <ul className="guest-panel__samples" aria-label="Sample students">
        {SAMPLES.map((sample) => {
          const { name, standing } = SAMPLE_STUDENTS[sample];
          return (
            <li key={sample}>
              <Button
                variant="quiet"
                className="guest-panel__sample"
                busy={busy === sample}
                busyLabel={`Opening ${name}'s plan`}
                onClick={() => handleEnter(sample, () => guest.enter(sample))}
              >
                <span>
                  {name}
                  <span className="guest-panel__standing">{standing}</span>
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
