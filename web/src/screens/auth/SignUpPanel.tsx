import { passwordRefusal } from "@domain/passwordPolicy";
import { useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { AppError } from "../../errors.ts";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import { AGE_MISSING, AgeConfirmation } from "./AgeConfirmation.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { signUpForm } from "./signUpForm.ts";
import { usePasswordPolicy } from "./usePasswordPolicy.ts";

export function SignUpPanel() {
  const { account } = useStores();
  const policy = usePasswordPolicy();
  const ageBox = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);
  const { fieldErrors, formError, busy, handleSubmit, handleBlur, handleInput, clearFieldError } = useForm(
    signUpForm,
    async ({ name, email, password }) => {
      const refusal = passwordRefusal(policy, password);
      if (refusal !== null) throw new AppError("weak-password", refusal, { field: "password" });
      await account.signUp({ name, email, password });
    },
  );

  /** Whoever creates an account with a provider skips the form, but not the question of age. */
  function confirmAge(): boolean {
    const confirmed = ageBox.current?.checked === true;
    setAgeMissing(!confirmed);
    if (!confirmed) ageBox.current?.focus();
    return confirmed;
  }

  return (
    <>
      <form
        className="auth__form"
        noValidate
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
        aria-label="Create an Account"
      >
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
          error={fieldErrors.isOldEnough ?? (ageMissing ? AGE_MISSING : undefined)}
          onChange={() => setAgeMissing(false)}
        />
        <ErrorNote>{formError}</ErrorNote>
        <Button type="submit" busy={busy} busyLabel="Creating your account">
          Sign Up
        </Button>
      </form>
      <ProviderButtons flow="register" invitation="or sign up with" mayStart={confirmAge} />
    </>
  );
}
