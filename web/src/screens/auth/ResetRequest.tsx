import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import { resetRequestForm } from "./resetRequestForm.ts";

interface ResetRequestProps {
  /** What the student has typed elsewhere already. */
  email?: string;
}

/** Asks for a mail with a link to a new password. The answer does not tell whether there is such an account. */
export function ResetRequest({ email = "" }: ResetRequestProps) {
  const { account } = useStores();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(resetRequestForm, async (values) => {
    setSentTo(null);
    const links = await account.mailedLinks();
    await links.askForReset(values.email);
    setSentTo(values.email);
  });

  return (
    <form
      className="auth__form"
      aria-label="Ask for a new password"
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <Field
        label="Email of your account"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        errors={form.fieldErrors.email}
      />
      <ErrorNote>{form.formError}</ErrorNote>
      <div role="status">
        {sentTo !== null && (
          <Notice icon={MailCheck} tone="ok">
            If {sentTo} has an account, a link to choose a new password is on its way. Look in the spam folder too.
          </Notice>
        )}
      </div>
      <Button type="submit" busy={form.busy} busyLabel="Sending">
        Send the link
      </Button>
    </form>
  );
}
