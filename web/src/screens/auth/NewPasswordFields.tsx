import type { PasswordPolicy } from "@domain/passwordPolicy";
import { type ChangeEvent, useId, useState } from "react";
import { Field } from "../../forms/Field.tsx";
import { PasswordRules } from "../../forms/PasswordRules.tsx";

interface NewPasswordFieldsProps {
  policy: PasswordPolicy;
  fieldErrors: { readonly password?: string; readonly passwordAgain?: string };
  /** What was said about the repetition no longer holds. */
  onPasswordChange: () => void;
}

/** A new password and its repetition, with the rules it has to keep. */
export function NewPasswordFields({ policy, fieldErrors, onPasswordChange }: NewPasswordFieldsProps) {
  const rulesId = useId();
  const [password, setPassword] = useState("");

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setPassword(event.target.value);
    onPasswordChange();
  }

  return (
    <>
      <div className="auth__password">
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          describedBy={rulesId}
          hint="A short sentence is easy to keep and hard to guess."
          errors={fieldErrors.password}
          onChange={handleChange}
        />
        <PasswordRules id={rulesId} policy={policy} password={password} />
      </div>
      <Field
        label="Re-type Password"
        name="passwordAgain"
        type="password"
        autoComplete="new-password"
        errors={fieldErrors.passwordAgain}
      />
    </>
  );
}
