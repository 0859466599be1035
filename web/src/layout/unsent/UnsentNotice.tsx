import * as text from "@text/layout/unsent";
import { observer } from "mobx-react-lite";
import { useId, useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { useToast } from "../../components/Toast.tsx";
import type { useStores } from "../../stores/useStores.ts";
import { UnsentRow } from "./UnsentRow.tsx";
import { titleOf, type UnsentThing } from "./unsentWords.ts";
import "./UnsentNotice.css";

interface UnsentNoticeProps {
  unsent: NonNullable<ReturnType<typeof useStores>["unsent"]>;
}

/** How many stand there before the student asks for all. */
const FEW = 2;

/** Tells of each thing that is not in the plan as it was written here, and lets the student decide what becomes of it. */
export const UnsentNotice = observer(function UnsentNotice({ unsent }: UnsentNoticeProps) {
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const { things } = unsent;

  /** The row with the button is gone, or may be. */
  function goOn() {
    const next = things.length > 1 ? heading.current : document.getElementById("main");
    next?.focus({ preventScroll: true });
  }

  async function handlePutBack(thing: UnsentThing) {
    const written = unsent.putBack(thing);
    goOn();
    if (await written) showToast(text.isBack(titleOf(thing)));
  }

  function handleLeave(thing: UnsentThing) {
    const bringBack = unsent.leave(thing);
    goOn();
    showToast(text.isLeft(titleOf(thing)), bringBack);
  }

  return (
    <section className="unsent" aria-labelledby={id}>
      <div role="status">
        <h2 id={id} ref={heading} className="unsent__heading" tabIndex={-1}>
          {text.heading}
        </h2>
        <p>{text.explained}</p>
      </div>
      <ul className="unsent__list">
        {things.slice(0, showsAll ? undefined : FEW).map((thing) => (
          <UnsentRow
            key={thing.key}
            thing={thing}
            onPutBack={() => void handlePutBack(thing)}
            onLeave={() => handleLeave(thing)}
          />
        ))}
      </ul>
      {!showsAll && things.length > FEW && (
        <Button variant="text" onClick={() => setShowsAll(true)}>
          {text.showAll(things.length)}
        </Button>
      )}
    </section>
  );
});
