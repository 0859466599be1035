import { type AskedPrompt, type EarlierAnswer, similarAnswers } from "@domain/essay/similarAnswers";
import { countWords } from "@domain/journal/journal";
import * as words from "@text/tracker/essayHints";
import { useDeferredValue, useId, useMemo } from "react";
import { Button } from "../../ui/components/Button.tsx";
import "./SimilarAnswers.css";

/** An earlier essay of the student with a text. */
export interface EarlierEssay extends EarlierAnswer {
  /** What the student calls it. */
  readonly name: string;
  readonly text: string;
}

interface SimilarAnswersProps {
  /** The prompt that is being answered. */
  asked: AskedPrompt;
  /** Earlier essays other than this one. Pass the same array as long as it has not changed. */
  earlier: readonly EarlierEssay[];
  /** The student wants this answer's text as the start of the new one. */
  onStart: (id: string) => void;
}

/** The first characters of an answer that are shown. */
const SHOWN = 240;

/** At most three earlier answers to similar prompts, each to start from. Renders nothing without such an answer. */
export function SimilarAnswers({ asked: { prompt, kind, school }, earlier, onStart }: SimilarAnswersProps) {
  const id = useId();
  const calm = useDeferredValue(prompt);
  const offered = useMemo(
    () =>
      similarAnswers(
        { prompt: calm, kind: kind ?? null, school: school ?? null },
        earlier.filter(({ text }) => text.trim() !== ""),
      ),
    [calm, kind, school, earlier],
  );
  if (offered.length === 0) return null;
  return (
    <section className="similar-answers" aria-labelledby={id}>
      <h3 id={id}>{words.similarHeading}</h3>
      <ul className="similar-answers__list">
        {offered.map((answer) => (
          <li key={answer.id} className="similar-answers__item">
            <p>
              <strong>{answer.name}</strong>{" "}
              <span className="quiet">
                {answer.school || words.noSchool}, {words.wordCount(countWords(answer.text))}
              </span>
            </p>
            {answer.prompt && <p className="similar-answers__lines quiet">{answer.prompt}</p>}
            <p className="similar-answers__lines">{answer.text.trim().slice(0, SHOWN)}</p>
            <Button variant="quiet" aria-label={words.startFrom(answer.name)} onClick={() => onStart(answer.id)}>
              {words.startFromThis}
            </Button>
          </li>
        ))}
      </ul>
      <p className="field__hint">{words.similarHint}</p>
    </section>
  );
}
