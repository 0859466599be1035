import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { ResetRequest } from "./ResetRequest.tsx";

interface ForgotPasswordDialogProps {
  email: string;
  onClose: () => void;
}

export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  return (
    <Dialog
      title="Forgot your password?"
      text="We mail you a link. It opens a page where you choose a new password."
      isOpen
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Back to Login
        </Button>
      }
    >
      <ResetRequest email={email} />
    </Dialog>
  );
}
