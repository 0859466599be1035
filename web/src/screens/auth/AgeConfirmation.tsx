import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";

export const AGE_MISSING = "Cairn accounts are for students of 13 or older.";

interface AgeConfirmationProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  error: string | undefined;
  onChange: () => void;
}

/** The law asks for a parent's consent below 13; Cairn has no way to obtain it. */
export function AgeConfirmation({ ref, name, error, onChange }: AgeConfirmationProps) {
  const id = useId();
  return (
    <div className="auth__age">
      <label className="auth__age-label">
        <input
          ref={ref}
          type="checkbox"
          name={name}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={onChange}
        />
        I am 13 or older
      </label>
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
