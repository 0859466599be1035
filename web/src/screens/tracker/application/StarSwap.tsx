import type { ApplicationForm } from "@domain/application";
import { FORM_LIMITS } from "@domain/applicationForms";
import { useId, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Choice } from "../../../components/Choice.tsx";
import { Dialog } from "../../../components/Dialog.tsx";
import type { Entry } from "./applicationView.ts";

interface StarSwapProps {
  form: ApplicationForm;
  /** The name of the experience that is to have a star. */
  wanted: string;
  starred: readonly Entry[];
  onSwap: (from: string) => void;
  onClose: () => void;
}

/** All stars of the form are given: asks which experience gives up its own. */
export function StarSwap({ form, wanted, starred, onSwap, onClose }: StarSwapProps) {
  const name = useId();
  const [from, setFrom] = useState(starred.at(-1)?.id ?? "");
  const { name: formName, stars } = FORM_LIMITS[form];
  return (
    <Dialog
      title={`Which one gives up its star?`}
      text={`${formName} takes ${stars?.count} ${stars?.name} experiences, and all are marked. Choose the one that "${wanted}" replaces.`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep as it is
          </Button>
          <Button onClick={() => onSwap(from)}>Swap</Button>
        </>
      }
    >
      <fieldset className="star-swap">
        <legend className="visually-hidden">Gives up its star</legend>
        {starred.map(({ id, record }) => (
          <Choice key={id} type="radio" name={name} checked={id === from} onChange={() => setFrom(id)}>
            {record.experienceName}
          </Choice>
        ))}
      </fieldset>
    </Dialog>
  );
}
