import type { WrongName } from "@domain/essay/wrongNames";
import * as words from "@text/tracker/essayHints";
import { SearchX } from "lucide-react";
import { useDeferredValue, useId, useMemo } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import "../../ui/components/PrivacyNotes.css";

interface NameWarningsProps {
  text: string;
  /** Finds what does not belong into the essay. Null until the names are loaded. */
  guard: ((text: string) => readonly WrongName[]) | null;
  failure: string | null;
  retry: () => void;
  /** What the student has decided to keep. */
  kept: ReadonlySet<string>;
  onKeep: (found: string) => void;
  /** The student wants to see this part of the text: select it in the editor. */
  onGo: (start: number, end: number) => void;
}

/** The most warnings shown at a time. The others follow as these are dealt with. */
const SHOWN = 4;

/** Names of other schools in an essay, and blanks that a template has left. Advice only. Nothing leaves the device. */
export function NameWarnings({ text, guard, failure, retry, kept, onKeep, onGo }: NameWarningsProps) {
  const calm = useDeferredValue(text);
  const marks = useMemo(() => guard?.(calm) ?? [], [guard, calm]);

  if (failure) {
    return (
      <Notice
        icon={SearchX}
        tone="warn"
        action={
          <Button variant="quiet" onClick={retry}>
            {words.checkAgain}
          </Button>
        }
      >
        {words.namesNotChecked}
      </Notice>
    );
  }
  return <Warnings text={calm} marks={marks.filter(({ found }) => !kept.has(found))} onKeep={onKeep} onGo={onGo} />;
}

interface WarningsProps {
  text: string;
  marks: readonly WrongName[];
  onKeep: NameWarningsProps["onKeep"];
  onGo: NameWarningsProps["onGo"];
}

function Warnings({ text, marks: open, onKeep, onGo }: WarningsProps) {
  const id = useId();
  return (
    <section className="privacy" aria-labelledby={id} hidden={open.length === 0}>
      <p id={id} className="privacy__head" role="status">
        <SearchX className="icon" aria-hidden />
        {open.length > 0 && words.namesFound(open.length)}
      </p>
      <ul className="privacy__list">
        {open.slice(0, SHOWN).map((mark) => (
          <li key={mark.start} className="privacy__item">
            <p>
              {before(text, mark)}
              <strong>{mark.found}</strong>
              {after(text, mark)} <span className="quiet">{reasonFor(mark)}</span>
            </p>
            <span className="privacy__buttons">
              <Button variant="quiet" aria-label={words.show(mark.found)} onClick={() => onGo(mark.start, mark.end)}>
                {words.showInText}
              </Button>
              <Button variant="text" aria-label={words.leave(mark.found)} onClick={() => onKeep(mark.found)}>
                {words.leaveIt}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {open.length > SHOWN && <p className="field__hint">{words.namesFollow(open.length - SHOWN)}</p>}
    </section>
  );
}

function reasonFor({ kind, school }: WrongName): string {
  if (kind === "degree") return words.osteopathic;
  if (school === null) return words.leftBlank;
  if (kind === "team") return words.teamOf(school);
  return kind === "city" ? words.cityOf(school) : words.belongsTo(school);
}

/** How many characters around a name show its place. */
const AROUND = 28;

function before(text: string, { start }: WrongName): string {
  if (start <= AROUND) return text.slice(0, start);
  return `… ${text.slice(start - AROUND, start).replace(/^\S*\s/, "")}`;
}

function after(text: string, { end }: WrongName): string {
  if (text.length - end <= AROUND) return text.slice(end);
  return `${text.slice(end, end + AROUND).replace(/\s\S*$/, "")} …`;
}
