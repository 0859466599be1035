import * as age from "@text/auth/age";
import * as text from "@text/auth/signUp";
import { type ReactNode, useState } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { AgeConfirmation } from "./AgeConfirmation.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import type { SignUp } from "./useSignUp.ts";

interface SignUpFieldsProps {
  signUp: SignUp;
  /** The message for those who do not confirm that they are 13 or older. */
  tooYoung?: string;
  /** Initial values of the fields. */
  typed?: { readonly name?: string; readonly email?: string };
  /** An action for an email that already has an account. */
  remedy?: ReactNode;
}

/** The fields of a new account. */
export function SignUpFields({ signUp, tooYoung = age.tooYoung, typed, remedy }: SignUpFieldsProps) {
  const { form, policy, ageBox, ageMissing, forgetAge } = signUp;
  const { field, fieldErrors, clearFieldError } = form;
  const [hint, setHint] = useState<string>();

  /** Most addresses are no school's, so the rule loads once one is typed. */
  function handleEmail(email: string) {
    import("./schoolAddressHint.ts").then(
      ({ schoolAddressHint }) => setHint(schoolAddressHint(email)),
      // Without a network, the form works without this advice.
      () => undefined,
    );
  }

  return (
    <>
      <Field label={text.yourName} {...field("name")} autoComplete="name" defaultValue={typed?.name} />
      <Field
        label={text.email}
        {...field("email")}
        type="email"
        autoComplete="username"
        defaultValue={typed?.email}
        hint={hint}
        onChange={({ target }) => handleEmail(target.value)}
        remedy={remedy}
      />
      <NewPasswordFields policy={policy} field={field} onPasswordChange={() => clearFieldError("passwordAgain")} />
      <AgeConfirmation
        ref={ageBox}
        name="isOldEnough"
        error={fieldErrors.isOldEnough || ageMissing ? tooYoung : undefined}
        onChange={forgetAge}
      />
    </>
  );
}
