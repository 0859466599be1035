import * as text from "@text/auth/resetRequest";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ResetRequest } from "./ResetRequest.tsx";

interface ForgotPasswordDialogProps {
  email: string;
  onClose: () => void;
}

export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
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
      <ResetRequest email={email} />
    </Dialog>
  );
}
