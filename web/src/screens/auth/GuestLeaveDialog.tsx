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
      title="Log out and lose your plan?"
      text="You are here without an account, so nobody can log in to this plan again. Logging out deletes it: your lists, your own tasks and your settings."
      isOpen
      onClose={() => {
        if (!leaving) guest.ask(null);
      }}
      actions={
        <>
          <Button variant="quiet" onClick={() => guest.ask("keep")}>
            Keep my plan
          </Button>
          <Button variant="danger" busy={leaving} busyLabel="Deleting" onClick={handleLeave}>
            Log out and delete
          </Button>
        </>
      }
    >
      <ErrorNote>{error}</ErrorNote>
    </Dialog>
  );
});
