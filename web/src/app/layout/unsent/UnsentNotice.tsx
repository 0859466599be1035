import * as text from "@text/layout/unsent";
import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import { useToast } from "../../../ui/components/Toast.tsx";
import type { UnsentStore, UnsentThing } from "../../session/UnsentStore.ts";
import { UnsentRow } from "./UnsentRow.tsx";
import { titleOf } from "./unsentWords.ts";
import "./UnsentNotice.css";

interface UnsentNoticeProps {
  unsent: UnsentStore;
}

/** Lists each edit that is not in the plan as it was written here, and lets the student decide what to do with it. */
export const UnsentNotice = observer(function UnsentNotice({ unsent }: UnsentNoticeProps) {
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { things } = unsent;
  const titleFor = (thing: UnsentThing) => titleOf(thing.records[0], unsent.experienceOf(thing));

  /** The row with the button is gone, or may be. */
  function goOn() {
    const next = things.length > 1 ? heading.current : document.getElementById("main");
    next?.focus({ preventScroll: true });
  }

  async function handlePutBack(thing: UnsentThing) {
    const written = unsent.putBack(thing);
    goOn();
    if (await written) showToast(text.isBack(titleFor(thing)));
  }

  function handleLeave(thing: UnsentThing) {
    const bringBack = unsent.leave(thing);
    goOn();
    showToast(text.isLeft(titleFor(thing)), bringBack);
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
        {things.map((thing) => (
          <UnsentRow
            key={thing.key}
            thing={thing}
            title={titleFor(thing)}
            onPutBack={() => void handlePutBack(thing)}
            onLeave={() => handleLeave(thing)}
          />
        ))}
      </ul>
    </section>
  );
});
