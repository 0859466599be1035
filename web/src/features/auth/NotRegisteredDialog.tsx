import { tooYoung } from "@text/auth/age";
import * as text from "@text/auth/notRegistered";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { AgeConfirmation } from "./AgeConfirmation.tsx";
import { useAgeQuestion } from "./useAgeQuestion.ts";

/** Asks a student who logged in with an account that Cairn does not know. */
export const NotRegisteredDialog = observer(function NotRegisteredDialog() {
  const { session, account } = useStores();
  const email = session.student?.email;
  const { ageBox, ageMissing, confirmAge, forgetAge } = useAgeQuestion();
  const handleNo = () => void account.signOut();

  function handleYes() {
    if (confirmAge()) session.startRegistration();
  }

  return (
    <Dialog
      title={text.wantsToRegister}
      text={email ? text.noPlanFor(email) : text.noPlanYet}
      isOpen
      onClose={handleNo}
      actions={
        <>
          <Button variant="quiet" onClick={handleNo}>
            {text.no}
          </Button>
          <Button onClick={handleYes}>{text.yes}</Button>
        </>
      }
    >
      <AgeConfirmation ref={ageBox} name="isOldEnough" error={ageMissing ? tooYoung : undefined} onChange={forgetAge} />
    </Dialog>
  );
});
