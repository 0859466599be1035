import * as text from "@text/profile/signInAgain";
import { useId } from "react";
import * as z from "zod/mini";
import type { OfferedProvider } from "../../base/signInProviders.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import "./SignInAgain.css";

/** The codes of Firebase and of our server for a sign-in that is too old. */
const TOO_OLD = new Set(["auth/requires-recent-login", "sign-in-too-old"]);

export function wantsSignInAgain(code: string): boolean {
  return TOO_OLD.has(code);
}

const passwordForm = z.object({ password: z.string().check(z.minLength(1, text.enterPassword)) });
const noFields = z.object({});

interface SignInAgainProps {
  reason: keyof typeof text.reasons;
  /** Called after the student has signed in again, to continue what was interrupted. */
  onDone: () => void;
}

/** Asks for a fresh sign-in, with the methods the account has. */
export function SignInAgain({ reason, onDone }: SignInAgainProps) {
  const { account } = useStores();
  const id = useId();

  return (
    <section className="sign-in-again" aria-labelledby={id}>
      <p id={id} role="alert">
        {text.reasons[reason]}
      </p>
      {account.hasPassword && <PasswordAgain onDone={onDone} />}
      {account.linkedProviders.map((provider) => (
        <ProviderAgain key={provider.id} provider={provider} onDone={onDone} />
      ))}
    </section>
  );
}

function PasswordAgain({ onDone }: Pick<SignInAgainProps, "onDone">) {
  const { account } = useStores();
  const form = useForm(passwordForm, async ({ password }) => {
    await (await account.settings()).confirmPassword(password);
    onDone();
  });

  return (
    <form className="sign-in-again__form" aria-label={text.logInAgain} noValidate onSubmit={form.handleSubmit}>
      <Field
        label={text.yourPassword}
        {...form.field("password")}
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <ErrorNote>{form.formError}</ErrorNote>
      <Button type="submit" variant="quiet" busy={form.busy} busyLabel={text.checking}>
        {text.logInAgain}
      </Button>
    </form>
  );
}

function ProviderAgain({ provider, onDone }: Pick<SignInAgainProps, "onDone"> & { provider: OfferedProvider }) {
  const { account } = useStores();
  const form = useForm(noFields, async () => {
    await (await account.settings()).confirmWith(provider.id);
    onDone();
  });

  return (
    <form
      className="sign-in-again__form"
      aria-label={text.logInAgainWith(provider.name)}
      noValidate
      onSubmit={form.handleSubmit}
    >
      <ErrorNote>{form.formError}</ErrorNote>
      <Button type="submit" variant="quiet" busy={form.busy} busyLabel={text.waitingFor(provider.name)}>
        {text.continueWith(provider.name)}
      </Button>
    </form>
  );
}
