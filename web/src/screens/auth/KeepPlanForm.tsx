import { passwordRefusal } from "@domain/passwordPolicy";
import { useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { AppError } from "../../errors.ts";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import { AgeConfirmation } from "./AgeConfirmation.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { signUpForm } from "./signUpForm.ts";
import { usePasswordPolicy } from "./usePasswordPolicy.ts";

const TOO_YOUNG =
  "Cairn accounts are for students of 13 or older. Go on as a guest until then: your plan stays in this browser.";

/** Makes the guest's account, by email or by a provider. */
export function KeepPlanForm() {
  const { guest, session } = useStores();
  const showToast = useToast();
  const policy = usePasswordPolicy();
  const ageBox = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);
  const form = useForm(signUpForm, async ({ name, email, password }) => {
    const refusal = passwordRefusal(policy, password);
    if (refusal !== null) throw new AppError("weak-password", refusal, { field: "password" });
    await guest.keepByEmail({ name, email, password });
    tell();
  });

  async function handleProvider(provider: Parameters<typeof guest.keepWith>[0]) {
    await guest.keepWith(provider);
    tell();
  }

  function tell() {
    if (!session.isGuest) showToast("Your plan is kept in your account now.");
  }

  /** Whoever makes the account with a provider skips the form, but not the question of age. */
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
        aria-label="Keep my plan"
        noValidate
        onSubmit={form.handleSubmit}
        onBlur={form.handleBlur}
        onInput={form.handleInput}
      >
        <Field label="Your Name" name="name" autoComplete="name" errors={form.fieldErrors.name} />
        <Field
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          errors={form.fieldErrors.email}
        />
        <NewPasswordFields
          policy={policy}
          fieldErrors={form.fieldErrors}
          onPasswordChange={() => form.clearFieldError("passwordAgain")}
        />
        <AgeConfirmation
          ref={ageBox}
          name="isOldEnough"
          error={form.fieldErrors.isOldEnough || ageMissing ? TOO_YOUNG : undefined}
          onChange={() => setAgeMissing(false)}
        />
        <ErrorNote>{form.formError}</ErrorNote>
        <Button type="submit" busy={form.busy} busyLabel="Keeping your plan">
          Keep my plan
        </Button>
      </form>
      <ProviderButtons flow="register" invitation="or keep it with" mayStart={confirmAge} onPress={handleProvider} />
    </>
  );
}
