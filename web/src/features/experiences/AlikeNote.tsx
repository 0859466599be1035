import type { AlikePair } from "@domain/experience/alikeExperiences";
import * as text from "@text/tracker/experienceList";
import { type RefObject, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { datesText } from "../../views/whenText.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { recordAddress } from "./experienceAddress.ts";
import type { Alike } from "./useAlike.ts";
import "./AlikeNote.css";

interface AlikeNoteProps {
  alike: Alike;
  /** The list is filtered to them. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Where the focus goes when the last pair is decided. */
  restRef: RefObject<HTMLElement | null>;
}

/** The most pairs listed at once. The list gets shorter as they are decided. */
const AT_ONCE = 20;

/** One line if entries look like duplicates, which expands to the pairs. Renders nothing without duplicates. */
export function AlikeNote({ alike: { pairs, setDistinct }, isShown, onShow, restRef }: AlikeNoteProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  if (pairs.length === 0) return null;

  function handlePart(pair: AlikePair<ExperienceRecord>) {
    const [one, other] = pair;
    setDistinct(pair, true);
    showToast(text.countAsTwo(one.experienceName, other.experienceName), () => setDistinct(pair, false));
    // The pressed button disappears with its pair.
    (pairs.length > 1 ? toggle : restRef).current?.focus();
  }

  return (
    <section className="alike-note" aria-label={text.entriesAlike}>
      <p className="alike-note__line">
        {text.lookAlike(pairs.length)}{" "}
        <Button ref={toggle} variant="text" onClick={() => onShow(!isShown)}>
          {isShown ? text.showAll : text.lookAtThem}
        </Button>
      </p>
      {isShown && (
        <>
          <p className="quiet">{text.aboutAlike}</p>
          <ul>
            {pairs.slice(0, AT_ONCE).map((pair) => (
              <Pair key={`${pair[0].id} ${pair[1].id}`} pair={pair} onPart={() => handlePart(pair)} />
            ))}
          </ul>
          {pairs.length > AT_ONCE && <p className="quiet">{text.andMore(pairs.length - AT_ONCE)}</p>}
        </>
      )}
    </section>
  );
}

function Pair({ pair, onPart }: { pair: AlikePair<ExperienceRecord>; onPart: () => void }) {
  const { search } = useLocation();
  const [one, other] = pair;
  return (
    <li className="alike-note__pair">
      <div className="alike-note__entries">
        {pair.map((record) => (
          <p key={record.id}>
            <Link to={recordAddress(record.id, search)}>{record.experienceName}</Link>{" "}
            <span className="quiet">{[record.organisationName, datesText(record)].filter(Boolean).join(", ")}</span>
          </p>
        ))}
      </div>
      <Button variant="quiet" aria-label={text.notTheSameOf(one.experienceName, other.experienceName)} onClick={onPart}>
        {text.notTheSame}
      </Button>
    </li>
  );
}
