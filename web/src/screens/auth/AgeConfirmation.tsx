import { oldEnough } from "@text/auth/age";
import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";
import { Choice } from "../../components/Choice.tsx";

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
      <Choice
        ref={ref}
        type="checkbox"
        name={name}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={onChange}
      >
        {oldEnough}
      </Choice>
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
