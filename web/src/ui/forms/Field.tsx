import * as words from "@text/forms";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { IconButton } from "../components/IconButton.tsx";
import "./Field.css";
import { FieldNotes } from "./FieldNotes.tsx";
import { useDescribedBy } from "./useDescribedBy.ts";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "children"> {
  label: string;
  name: string;
  /** The field's error message. */
  errors?: string | undefined;
  hint?: ReactNode;
  /** An action that solves the error, if there is one. */
  remedy?: ReactNode;
  /** The id of a longer explanation elsewhere. */
  describedBy?: string;
  /** Fields are required by default. Only optional ones are marked. */
  optional?: boolean;
}

/** A label, its input, a hint and an error, linked by ARIA. The input is uncontrolled. */
export function Field({
  label,
  name,
  errors,
  hint,
  remedy,
  describedBy,
  optional = false,
  type = "text",
  ...props
}: FieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const isPassword = type === "password";
  const described = useDescribedBy(id, name, { hint, errors, also: describedBy });

  function handleKey(event: KeyboardEvent) {
    setCapsLock(event.getModifierState("CapsLock"));
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional">{words.optional}</span>}
      </label>
      <div className="field__control">
        <input
          {...props}
          id={id}
          name={name}
          type={isPassword && revealed ? "text" : type}
          className={isPassword ? "input input--password" : "input"}
          aria-required={!optional}
          aria-invalid={errors !== undefined}
          aria-describedby={described}
          // A password shown as text must still not go to a spelling service or be capitalized.
          {...(isPassword && { spellCheck: false, autoCapitalize: "none" })}
          {...(isPassword && { onKeyDown: handleKey, onKeyUp: handleKey, onBlur: () => setCapsLock(false) })}
        />
        {isPassword && (
          <IconButton
            className="field__reveal"
            icon={revealed ? EyeOff : Eye}
            label={revealed ? words.hide(label) : words.show(label)}
            onClick={() => setRevealed(!revealed)}
          />
        )}
      </div>
      <FieldNotes
        id={id}
        name={name}
        label={label}
        isDay={type === "date"}
        hint={hint}
        errors={errors}
        remedy={remedy}
        warning={capsLock && words.capsLock}
      />
    </div>
  );
}
