import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS, type FormLimits } from "@domain/application/formLimits";
import * as text from "@text/tracker/stars";
import { useId, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import type { Entry } from "../../views/applicationView.ts";

type Stars = NonNullable<FormLimits["stars"]>;

interface StarSwapProps {
  form: ApplicationForm;
  stars: Stars;
  /** The name of the experience to star. */
  wanted: string;
  starred: readonly Entry[];
  onSwap: (from: string) => void;
  onClose: () => void;
}

/** Asks which experience gives up its star, because all stars of the form are used. */
export function StarSwap({ form, stars, wanted, starred, onSwap, onClose }: StarSwapProps) {
  const name = useId();
  const [from, setFrom] = useState(starred.at(-1)?.id ?? "");
  return (
    <Dialog
      title={text.whoGivesUp}
      text={text.starred[stars.kind].whichIsReplaced(FORM_LIMITS[form].name, stars.count, wanted)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.keepAsItIs}
          </Button>
          <Button onClick={() => onSwap(from)}>{text.swap}</Button>
        </>
      }
    >
      <fieldset className="star-swap">
        <legend className="visually-hidden">{text.givesUpItsStar}</legend>
        {starred.map(({ id, record }) => (
          <Choice key={id} type="radio" name={name} checked={id === from} onChange={() => setFrom(id)}>
            {record.experienceName}
          </Choice>
        ))}
      </fieldset>
    </Dialog>
  );
}
