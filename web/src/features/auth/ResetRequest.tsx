import * as text from "@text/auth/resetRequest";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import { resetRequestForm } from "./resetRequestForm.ts";

interface ResetRequestProps {
  /** An email that the student has already typed elsewhere. */
  email?: string;
}

/** Requests an email with a password reset link. The answer does not reveal whether the account exists. */
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
      aria-label={text.askForPassword}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <Field label={text.email} {...form.field("email")} type="email" autoComplete="username" defaultValue={email} />
      <ErrorNote>{form.formError}</ErrorNote>
      <div role="status">
        {sentTo !== null && (
          <Notice icon={MailCheck} tone="ok">
            {text.sent(sentTo)}
          </Notice>
        )}
      </div>
      <Button type="submit" busy={form.busy} busyLabel={text.sending}>
        {text.sendLink}
      </Button>
    </form>
  );
}
