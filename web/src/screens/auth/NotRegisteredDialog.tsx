import { observer } from "mobx-react-lite";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useStores } from "../../stores/useStores.ts";

/** Asks whoever logged in with an account that Cairn has never seen. */
export const NotRegisteredDialog = observer(function NotRegisteredDialog() {
  const { session, account } = useStores();
  const handleNo = () => void account.signOut();

  return (
    <Dialog
      title="User is not present in the system do you want to register?"
      text={`You logged in as ${session.email ?? "a student"}, who has no plan here yet. Registering means that you are 13 or older.`}
      isOpen
      onClose={handleNo}
      actions={
        <>
          <Button variant="quiet" onClick={handleNo}>
            No, log me out
          </Button>
          <Button onClick={() => session.startRegistration()}>Yes, choose my stage</Button>
        </>
      }
    />
  );
});
