import * as text from "@text/auth/guestLeave";
import * as sample from "@text/auth/leaveSample";
import { startOwn } from "@text/sample";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";

/** Confirms leaving: a guest cannot come back, and the plan is deleted. */
export const GuestLeaveDialog = observer(function GuestLeaveDialog() {
  const { account, guest } = useStores();
  const { user } = useFirstStores();
  // Kept in state, because the plan is gone before the dialog closes.
  const [sampleName] = useState(user.sampleName);
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleLeave() {
    setLeaving(true);
    setError(null);
    try {
      if (sampleName !== null) await guest.leaveSample();
      else await account.deleteAccount();
      guest.ask(null);
    } catch (failure) {
      setError(messageOf(failure));
      setLeaving(false);
    }
  }

  return (
    <Dialog
      title={sampleName === null ? text.leaveAndLose : sample.closeSample(sampleName)}
      text={sampleName === null ? text.whatIsLost : sample.sampleIsDeleted}
      isOpen
      onClose={() => {
        if (!leaving) guest.ask(null);
      }}
      actions={
        <>
          <Button variant="quiet" onClick={() => guest.ask(sampleName === null ? "keep" : "start-own")}>
            {sampleName === null ? text.keepPlan : startOwn}
          </Button>
          <Button variant="danger" busy={leaving} busyLabel={text.deleting} onClick={handleLeave}>
            {sampleName === null ? text.logOutAndDelete : sample.logOutOfSample}
          </Button>
        </>
      }
    >
      <ErrorNote>{error}</ErrorNote>
    </Dialog>
  );
});
