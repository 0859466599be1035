import { Field } from "../../forms/Field.tsx";
import { AGE_MISSING, AgeConfirmation } from "./AgeConfirmation.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import type { SignUp } from "./useSignUp.ts";

interface SignUpFieldsProps {
  signUp: SignUp;
  /** Said to those who do not confirm the age of 13. */
  tooYoung?: string;
}

/** What a new account is asked for. */
export function SignUpFields({ signUp, tooYoung = AGE_MISSING }: SignUpFieldsProps) {
  const { form, policy, ageBox, ageMissing, forgetAge } = signUp;
  const { fieldErrors, clearFieldError } = form;
  return (
    <>
      <Field label="Your Name" name="name" autoComplete="name" errors={fieldErrors.name} />
      <Field label="Email Address" name="email" type="email" autoComplete="username" errors={fieldErrors.email} />
      <NewPasswordFields
        policy={policy}
        fieldErrors={fieldErrors}
        onPasswordChange={() => clearFieldError("passwordAgain")}
      />
      <AgeConfirmation
        ref={ageBox}
        name="isOldEnough"
        error={fieldErrors.isOldEnough || ageMissing ? tooYoung : undefined}
        onChange={forgetAge}
      />
    </>
  );
}
