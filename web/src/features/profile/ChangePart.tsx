import * as common from "@text/common";
import type { ReactNode, Ref } from "react";
import { Button } from "../../ui/components/Button.tsx";

interface ChangePartProps {
  heading: string;
  /** What is stored. */
  value: ReactNode;
  /** The accessible name of the button: it begins with what the button shows. */
  label: string;
  /** What the button shows. */
  action?: string;
  opener: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen: () => void;
  /** Next to the button. */
  tools?: ReactNode;
  /** The form, while it is open. */
  children: ReactNode;
}

/** A part of the account: its value, and a button that opens the form to change it. */
export function ChangePart(props: ChangePartProps) {
  const { heading, value, label, action = common.change, opener, isOpen, onOpen, tools, children } = props;
  return (
    <>
      <h3>{heading}</h3>
      {isOpen ? (
        children
      ) : (
        <>
          <div className="account__value">{value}</div>
          <div className="account__buttons">
            <Button ref={opener} variant="quiet" aria-label={label} onClick={onOpen}>
              {action}
            </Button>
            {tools}
          </div>
        </>
      )}
    </>
  );
}
