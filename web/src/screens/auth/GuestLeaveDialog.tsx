import * as text from "@text/auth/guestLeave";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { messageOf } from "../../errors.ts";
import { useStores } from "../../stores/useStores.ts";

/** A guest has no way back in: leaving takes the plan along. */
export const GuestLeaveDialog = observer(function GuestLeaveDialog() {
  const { account, guest } = useStores();
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleLeave() {
    setLeaving(true);
    setError(null);
    try {
      await account.deleteAccount();
      guest.ask(null);
    } catch (failure) {
      setError(messageOf(failure));
      setLeaving(false);
    }
  }

  return (
    <Dialog
      title={text.leaveAndLose}
      text={text.whatIsLost}
      isOpen
      onClose={() => {
        if (!leaving) guest.ask(null);
      }}
      actions={
        <>
          <Button variant="quiet" onClick={() => guest.ask("keep")}>
            {text.keepPlan}
          </Button>
          <Button variant="danger" busy={leaving} busyLabel={text.deleting} onClick={handleLeave}>
            {text.logOutAndDelete}
          </Button>
        </>
      }
    >
      <ErrorNote>{error}</ErrorNote>
    </Dialog>
  );
});
