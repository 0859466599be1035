import { type Detail, findDetails, generalize, REASONS } from "@domain/shared/privacyGuard";
import * as words from "@text/privacyNotes";
import { ShieldAlert } from "lucide-react";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { Button } from "./Button.tsx";
import "./PrivacyNotes.css";

interface PrivacyNotesProps {
  text: string;
  /** The text as it stands now, which may be ahead of the one that was drawn. */
  latest: () => string;
  /** Takes the text with a softer word in it, and gives the focus back to the field. */
  onWrite: (text: string) => void;
  /** A detail stays as it is. */
  onLeave: () => void;
}

/** So many are shown at a time; the others follow as these are dealt with. */
const SHOWN = 4;

/** What could identify a patient, with softer words for each. It only advises, and nothing leaves the device. */
export function PrivacyNotes({ text, latest, onWrite, onLeave }: PrivacyNotesProps) {
  const id = useId();
  const calm = useDeferredValue(text);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const details = useMemo(() => findDetails(calm).filter(({ found }) => !left.has(found)), [calm, left]);
  const count = details.length;

  function handleReplace({ kind, found }: Detail) {
    // The text may have moved since it was looked at.
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
