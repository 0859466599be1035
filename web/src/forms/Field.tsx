import { CircleAlert, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { IconButton } from "../components/IconButton.tsx";
import "./Field.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "children"> {
  label: string;
  name: string;
  /** The one message about this field. */
  errors?: string | undefined;
  hint?: ReactNode;
  /** Required is the rule; only the exception is marked. */
  optional?: boolean;
}

/** A label, its input, a hint and a message, tied together. The input keeps its own text. */
export function Field({ label, name, errors, hint, optional = false, type = "text", ...props }: FieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === "password";
  const described = [hint ? `${id}-hint` : "", errors ? `${id}-error` : ""].filter(Boolean).join(" ");

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
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
          aria-describedby={described || undefined}
          // What is shown on request must still not be sent to a spelling service or capitalized.
          {...(isPassword && { spellCheck: false, autoCapitalize: "none" })}
        />
        {isPassword && (
          <IconButton
            className="field__reveal"
            icon={revealed ? EyeOff : Eye}
            label={`${revealed ? "Hide" : "Show"} ${label.toLowerCase()}`}
            onClick={() => setRevealed(!revealed)}
          />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {errors && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {errors}
          </p>
        )}
      </div>
    </div>
  );
}
