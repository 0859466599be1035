import type { PasswordPolicy } from "@domain/account/passwordPolicy";
import * as text from "@text/auth/signUp";
import { type ChangeEvent, useId, useState } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordRules } from "../../ui/forms/PasswordRules.tsx";
import type { FieldOf } from "../../ui/forms/useForm.ts";

interface NewPasswordFieldsProps {
  policy: PasswordPolicy;
  field: FieldOf<"password" | "passwordAgain">;
  /** The error at the repeated password is outdated. */
  onPasswordChange: () => void;
}

/** A new password and its repetition, with the password rules. */
export function NewPasswordFields({ policy, field, onPasswordChange }: NewPasswordFieldsProps) {
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
          label={text.password}
          {...field("password")}
          type="password"
          autoComplete="new-password"
          describedBy={rulesId}
          hint={text.passwordHint}
          onChange={handleChange}
        />
        <PasswordRules id={rulesId} policy={policy} password={password} />
      </div>
      <Field label={text.passwordAgain} {...field("passwordAgain")} type="password" autoComplete="new-password" />
    </>
  );
}
