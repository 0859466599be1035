import { type Detail, findDetails, generalize, REASONS } from "@domain/shared/privacyGuard";
import * as words from "@text/privacyNotes";
import { ShieldAlert } from "lucide-react";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { Button } from "./Button.tsx";
import "./PrivacyNotes.css";

interface PrivacyNotesProps {
  text: string;
  /** Returns the current text, which may be newer than the rendered one. */
  latest: () => string;
  /** Receives the text with a softer word in it, and returns the focus to the field. */
  onWrite: (text: string) => void;
  /** The student keeps a detail as it is. */
  onLeave: () => void;
}

/** The most notes shown at a time. The others follow as these are dealt with. */
const SHOWN = 4;

/**
 * Details in the text that could identify a patient, with softer words for each. Advice only. Nothing leaves the
 * device.
 */
export function PrivacyNotes({ text, latest, onWrite, onLeave }: PrivacyNotesProps) {
  const id = useId();
  const calm = useDeferredValue(text);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const details = useMemo(() => findDetails(calm).filter(({ found }) => !left.has(found)), [calm, left]);
  const count = details.length;

  function handleReplace({ kind, found }: Detail) {
    // The text may have changed since it was checked.
    const current = latest();
    const now = findDetails(current).find((detail) => detail.kind === kind && detail.found === found);
    onWrite(now ? generalize(current, now) : current);
  }

  function handleLeave(found: string) {
    setLeft(new Set([...left, found]));
    onLeave();
  }

  return (
    <section className="privacy" aria-labelledby={id} hidden={count === 0}>
      <p id={id} className="privacy__head" role="status">
        <ShieldAlert className="icon" aria-hidden />
        {count > 0 && words.detailsFound(count)}
      </p>
      <ul className="privacy__list">
        {details.slice(0, SHOWN).map((detail) => (
          <li key={detail.start} className="privacy__item">
            <p>
              <strong>{detail.found}</strong> <span className="quiet">{REASONS[detail.kind]}</span>
            </p>
            <span className="privacy__buttons">
              <Button variant="quiet" onClick={() => handleReplace(detail)}>
                {words.writeInstead(detail.suggestion)}
              </Button>
              <Button variant="text" aria-label={words.leave(detail.found)} onClick={() => handleLeave(detail.found)}>
                {words.leaveIt}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p className="field__hint">
        {count > SHOWN && `${words.detailsFollow(count - SHOWN)} `}
        {words.foundHere}
      </p>
    </section>
  );
}
