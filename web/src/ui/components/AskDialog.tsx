import * as labels from "@text/common";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** A question before something that binds the student, or gives something up. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What it is about, one line each. */
  readonly items: readonly string[];
  /** The label of the button that does it. */
  readonly confirm: string;
}

interface AskDialogProps {
  question: Question | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks, with everything that is lost by name. */
export function AskDialog({ question, onConfirm, onClose }: AskDialogProps) {
  if (question === null) return null;
  function handleConfirm() {
    onClose();
    onConfirm();
  }
  return (
    <Dialog
      title={question.title}
      text={question.text}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button onClick={handleConfirm}>{question.confirm}</Button>
        </>
      }
    >
      {question.items.length > 0 && (
        <ul>
          {question.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
