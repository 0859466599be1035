import { agreement, oldEnough } from "@text/auth/age";
import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";
import { PRIVACY, TERMS } from "../../base/paths.ts";
import { Choice } from "../../ui/components/Choice.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";

interface AgeConfirmationProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  error: string | undefined;
  onChange: () => void;
}

/**
 * Everyone, including guests, confirms their age before anything is stored. The law requires a parent's consent below
 * 13, and Cairn has no way to get it.
 */
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
      <p className="auth__agreement">
        {agreement.before}
        <NewTabLink href={TERMS}>{agreement.terms}</NewTabLink>
        {agreement.between}
        <NewTabLink href={PRIVACY}>{agreement.privacy}</NewTabLink>
        {agreement.after}
      </p>
    </div>
  );
}
