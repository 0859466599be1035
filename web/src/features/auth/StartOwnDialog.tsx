import * as text from "@text/auth/leaveSample";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { messageOf } from "../../base/errors.ts";
import { AUTH } from "../../base/paths.ts";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import "./StartOwnDialog.css";

type Way = "guest" | "create-account" | "login";

/** Leaves a sample for the student's own plan, which starts empty whichever way it is stored. */
export const StartOwnDialog = observer(function StartOwnDialog() {
  const { guest } = useStores();
  const { user } = useFirstStores();
  const navigate = useNavigate();
  // Kept in state, because the sample is gone before the dialog closes.
  const [name] = useState(user.sampleName ?? "");
  const [way, setWay] = useState<Way | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function handleWay(chosen: Way) {
    if (way !== null) return;
    setWay(chosen);
    setError(null);
    try {
      await guest.leaveSample();
      if (chosen === "guest") await guest.enter(null);
      else void navigate(`${AUTH}#${chosen}`, { replace: true });
    } catch (failure) {
      setError(messageOf(failure));
      setWay(null);
    }
  }

  const buttonFor = (chosen: Way, label: string) => (
    <Button
      variant={chosen === "guest" ? "solid" : "quiet"}
      busy={way === chosen}
      busyLabel={text.opening}
      onClick={() => handleWay(chosen)}
    >
      {label}
    </Button>
  );

  return (
    <Dialog
      title={text.startOwnPlan}
      text={text.ownBeginsEmpty(name)}
      isOpen
      onClose={() => {
        if (way === null) guest.ask(null);
      }}
      actions={
        <Button variant="text" onClick={() => guest.ask(null)}>
          {text.notNow}
        </Button>
      }
    >
      <div className="start-own">
        {buttonFor("guest", text.asGuest)}
        {buttonFor("create-account", text.withAccount)}
        {buttonFor("login", text.haveAccount)}
        <ErrorNote>{error}</ErrorNote>
      </div>
    </Dialog>
  );
});
