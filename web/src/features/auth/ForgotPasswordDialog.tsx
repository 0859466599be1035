import * as text from "@text/auth/resetRequest";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ResetRequest } from "./ResetRequest.tsx";

interface ForgotPasswordDialogProps {
  email: string;
  onClose: () => void;
}

/**
 * Says, too, why a password that was right may no longer be: when Google vouches for an address that was never
 * confirmed, Firebase removes the password that someone had chosen for it.
 */
export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const { account } = useStores();
  const offersGoogle = account.providers.some(({ id }) => id === "google");
  return (
    <Dialog
      title={text.forgotPassword}
      text={text.howItWorks}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {text.backToLogin}
        </Button>
      }
    >
      {offersGoogle && <p>{text.replacedByGoogle}</p>}
      <ResetRequest email={email} />
    </Dialog>
  );
}
