import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useStores } from "../../stores/useStores.ts";
import { AGE_MISSING, AgeConfirmation } from "./AgeConfirmation.tsx";

/** Asks whoever logged in with an account that Cairn has never seen. */
export const NotRegisteredDialog = observer(function NotRegisteredDialog() {
  const { session, account } = useStores();
  const ageBox = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);
  const handleNo = () => void account.signOut();

  function handleYes() {
    const confirmed = ageBox.current?.checked === true;
    setAgeMissing(!confirmed);
    if (confirmed) session.startRegistration();
    else ageBox.current?.focus();
  }

  return (
    <Dialog
      title="User is not present in the system do you want to register?"
      text={`You logged in as ${session.email ?? "a student"}, who has no plan here yet.`}
      isOpen
      onClose={handleNo}
      actions={
        <>
          <Button variant="quiet" onClick={handleNo}>
            No, log me out
          </Button>
          <Button onClick={handleYes}>Yes, choose my stage</Button>
        </>
      }
    >
      <AgeConfirmation
        ref={ageBox}
        name="isOldEnough"
        error={ageMissing ? AGE_MISSING : undefined}
        onChange={() => setAgeMissing(false)}
      />
    </Dialog>
  );
});
