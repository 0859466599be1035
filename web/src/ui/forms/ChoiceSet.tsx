import { useId } from "react";
import { Choice } from "../components/Choice.tsx";
import "./Field.css";
import { FieldNotes } from "./FieldNotes.tsx";
import { useDescribedBy } from "./useDescribedBy.ts";
import "./ChoiceSet.css";

interface ChoiceSetProps {
  legend: string;
  name: string;
  /** One answer, or several. */
  type: "radio" | "checkbox";
  /** Stones in a row, or chips. */
  look?: "stones" | "chips";
  options: readonly { readonly value: string; readonly label: string }[];
  /** The values chosen initially. */
  defaultChosen?: readonly string[];
  errors?: string | undefined;
  hint?: string | undefined;
}

/** A question with a few answers to choose from. */
export function ChoiceSet({
  legend,
  name,
  type,
  look = "stones",
  options,
  defaultChosen = [],
  errors,
  hint,
}: ChoiceSetProps) {
  const id = useId();
  const described = useDescribedBy(id, name, { hint, errors });
  return (
    <fieldset className="field choice-set" aria-describedby={described}>
      <legend className="label choice-set__legend">{legend}</legend>
      <div className={`choice-set__${look}`}>
        {options.map(({ value, label }) =>
          look === "chips" ? (
            <label key={value} className="chip">
              <input type={type} name={name} value={value} defaultChecked={defaultChosen.includes(value)} />
              <span>{label}</span>
            </label>
          ) : (
            <Choice key={value} type={type} name={name} value={value} defaultChecked={defaultChosen.includes(value)}>
              {label}
            </Choice>
          ),
        )}
      </div>
      <FieldNotes
        id={id}
        name={name}
        label={legend}
        say={(value) => options.find((option) => option.value === value)?.label ?? value}
        hint={hint}
        errors={errors}
      />
    </fieldset>
  );
}
