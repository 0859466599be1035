import { useId } from "react";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";

/** What a table leaves open for all of its rows. */
export interface Question {
  readonly text: string;
  /** What is said if there is no answer. */
  readonly missing: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly answer: string | null;
  readonly onAnswer: (value: string) => void;
}

interface ReadingQuestionProps {
  question: Question;
  isMissing: boolean;
}

/** Asks once for the whole table. */
export function ReadingQuestion({ question, isMissing }: ReadingQuestionProps) {
  const name = useId();
  const { text, missing, options, answer, onAnswer } = question;
  return (
    <fieldset className="field choice-set">
      <legend className="label">{text}</legend>
      <div className="choice-set__stones">
        {options.map(({ value, label }) => (
          <Choice key={value} type="radio" name={name} checked={answer === value} onChange={() => onAnswer(value)}>
            {label}
          </Choice>
        ))}
      </div>
      <ErrorNote>{isMissing && answer === null ? missing : null}</ErrorNote>
    </fieldset>
  );
}
