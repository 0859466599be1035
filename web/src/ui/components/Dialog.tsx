import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { lastPressed } from "./lastPressed.ts";
import "./Dialog.css";

interface DialogProps {
  title: string;
  /** One paragraph that explains the choice. */
  text: ReactNode;
  isOpen: boolean;
  /** Called for Escape; the owner decides whether to close. */
  onClose: () => void;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** Fields or notes between the paragraph and the buttons. */
  children?: ReactNode;
}

export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, text, onClose, actions, children }: Omit<DialogProps, "isOpen">) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = lastPressed();
    dialog?.showModal();
    return () => {
      dialog?.close();
      opener?.focus();
    };
  }, []);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function handleClose() {
    // A browser may close on a second Escape even if `cancel` was prevented. Our own close() has already called
    // onClose.
    if (ref.current && !ref.current.open) onClose();
  }

  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <h2 id={`${id}-title`} className="dialog__title">
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
      {actions && <div className="dialog__actions">{actions}</div>}
    </dialog>
  );
}
