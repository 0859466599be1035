import * as text from "@text/sharing/sharing";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";

interface EndDialogProps {
  title: string;
  /** What ending means for readers. */
  children: string;
  isOpen: boolean;
  onClose: () => void;
  onEnd: () => Promise<void>;
}

/** Asks before shares end, because nothing brings them back. */
export function EndDialog({ title, children, isOpen, onClose, onEnd }: EndDialogProps) {
  return (
    <Dialog
      title={title}
      text={children}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.keepSharing}
          </Button>
          <Button variant="danger" onClick={() => void onEnd()}>
            {text.endNow}
          </Button>
        </>
      }
    />
  );
}
