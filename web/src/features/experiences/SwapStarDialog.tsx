import * as text from "@text/tracker/stars";
import { useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import type { StarCap } from "./useStarCap.ts";

/** Asks which experience gives up its star, because all stars of the application are used. */
export function SwapStarDialog({ cap }: { cap: StarCap }) {
  const { question } = cap;
  const [chosen, setChosen] = useState<string | null>(null);
  if (!question) return null;
  const { stars, starred } = question;

  function handleSwap() {
    if (chosen === null) return;
    setChosen(null);
    cap.swap(chosen);
  }

  function handleLeave() {
    setChosen(null);
    cap.leave();
  }

  return (
    <Dialog
      isOpen
      title={text.allGiven(stars.count)}
      text={text.starred[stars.kind].whichGivesUp(stars.formName, stars.count)}
      onClose={handleLeave}
      actions={
        <>
          <Button variant="quiet" onClick={handleLeave}>
            {text.leaveAsItIs}
          </Button>
          <Button onClick={handleSwap} aria-disabled={chosen === null}>
            {text.swap}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="visually-hidden">{text.givesItsStarUp}</legend>
        {starred.map(({ id, experienceName }) => (
          <Choice key={id} type="radio" name="gives-up" checked={chosen === id} onChange={() => setChosen(id)}>
            {experienceName}
          </Choice>
        ))}
      </fieldset>
    </Dialog>
  );
}
