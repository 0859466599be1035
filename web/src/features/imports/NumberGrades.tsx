import { letterInWashington } from "@domain/course/numberGrade";
import * as text from "@text/tracker/importCourses";
import { Button } from "../../ui/components/Button.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { GRADE_OPTIONS } from "../../views/courseOptions.ts";
import type { Letters } from "./reviewedCourses.ts";

interface NumberGradesProps {
  /** Each number once. */
  numbers: readonly string[];
  letters: Letters;
  onChoose: (letters: Letters) => void;
}

const OPTIONS = [{ value: "", label: text.choose }, ...GRADE_OPTIONS.filter(({ value }) => value !== "")];

/** Asks once for the letter of each number among the grades. Every school has a table of its own, so none is assumed. */
export function NumberGrades({ numbers, letters, onChoose }: NumberGradesProps) {
  const inWashington = numbers.map((number) => [number, letterInWashington(number)] as const);
  const highestFirst = numbers.toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  return (
    <fieldset className="review__numbers">
      <legend className="label">{text.numberGrades}</legend>
      <p>{text.numberGradesHint}</p>
      <div className="review__letters">
        {highestFirst.map((number) => (
          <SelectField
            key={number}
            label={text.letterOf(number)}
            name={`letter-${number}`}
            options={OPTIONS}
            value={letters[number] ?? ""}
            onChange={({ target }) => onChoose({ ...letters, [number]: target.value })}
          />
        ))}
      </div>
      {inWashington.every(([, letter]) => letter !== null) && (
        <div className="review__actions">
          <Button
            variant="quiet"
            onClick={() =>
              onChoose(
                Object.fromEntries(inWashington.flatMap(([number, letter]) => (letter ? [[number, letter]] : []))),
              )
            }
          >
            {text.fillAsWashington}
          </Button>
          <NewTabLink href="https://www.uwb.edu/catalog/grades">{text.washingtonTable}</NewTabLink>
        </div>
      )}
    </fieldset>
  );
}
