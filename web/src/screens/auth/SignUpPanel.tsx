import { useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import { AgeConfirmation } from "./AgeConfirmation.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { signUpForm } from "./signUpForm.ts";

export function SignUpPanel() {
  const { account } = useStores();
  const ageBox = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);
  const { fieldErrors, formError, busy, handleSubmit, handleBlur, handleInput } = useForm(
    signUpForm,
    ({ name, email, password }) => account.signUp({ name, email, password }),
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
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. A short sentence is easy to keep and hard to guess."
          errors={fieldErrors.password}
        />
        <Field
          label="Re-type Password"
          name="passwordAgain"
          type="password"
          autoComplete="new-password"
          errors={fieldErrors.passwordAgain}
        />
        <AgeConfirmation
          ref={ageBox}
          name="isOldEnough"
          error={
            fieldErrors.isOldEnough ?? (ageMissing ? "Cairn accounts are for students of 13 or older." : undefined)
          }
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
