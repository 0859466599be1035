import * as words from "@text/forms";
import { type ComponentProps, type ReactNode, useId } from "react";
import "./Field.css";
import type { SelectOption } from "../../views/selectOption.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import { Select } from "./Select.tsx";
import { useDescribedBy } from "./useDescribedBy.ts";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "children"> {
  label: string;
  name: string;
  options: readonly SelectOption[];
  /** The field's error message. */
  errors?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
}

/** A label and a native select, with a hint and an error, linked as in `Field`. */
export function SelectField({ label, name, options, errors, hint, optional = false, ...props }: SelectFieldProps) {
  const id = useId();
  const described = useDescribedBy(id, name, { hint, errors });
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional">{words.optional}</span>}
      </label>
      <div className="field__control">
        <Select
          {...props}
          id={id}
          name={name}
          options={options}
          aria-required={!optional}
          aria-invalid={errors !== undefined}
          aria-describedby={described}
        />
      </div>
      <FieldNotes
        id={id}
        name={name}
        label={label}
        say={(value) => options.find((option) => option.value === value)?.label ?? value}
        hint={hint}
        errors={errors}
      />
    </div>
  );
}
