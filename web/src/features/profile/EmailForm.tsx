import { emailAddress } from "@domain/account/emailAddress";
import * as common from "@text/common";
import * as text from "@text/profile/account";
import { MailCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { AppError, appErrorOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import { ChangePart } from "./ChangePart.tsx";
import { SignInAgain, wantsSignInAgain } from "./SignInAgain.tsx";
import { useChangePart } from "./useChangePart.ts";

const withPassword = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, text.enterCurrentPassword)),
});
const withoutPassword = z.object({ email: emailAddress });

/** A new address takes effect only after its mailed link was opened, so a typo does not lock the student out. */
export const EmailForm = observer(function EmailForm() {
  const { session } = useStores();
  const current = session.student?.email ?? null;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const part = useChangePart();

  function handleSent(next: string) {
    setSentTo(next);
    part.close();
  }

  return (
    <div className="account__part">
      <ChangePart
        heading={text.email}
        value={current === null ? null : text.currentEmail(current)}
        label={text.changeEmail}
        opener={part.opener}
        isOpen={part.isOpen}
        onOpen={part.onOpen}
      >
        <EmailFields
          current={current}
          onFocusFirst={part.focusFirst}
          onSend={() => setSentTo(null)}
          onSent={handleSent}
          onClose={part.close}
        />
      </ChangePart>
      <div role="status">
        {sentTo !== null && (
          <Notice icon={MailCheck} tone="ok">
            {current === null ? text.linkSent(sentTo) : text.linkSentAs(sentTo, current)}
          </Notice>
        )}
      </div>
    </div>
  );
});

interface EmailFieldsProps {
  current: string | null;
  onFocusFirst: (form: HTMLFormElement | null) => void;
  onSend: () => void;
  /** Called with the new address once its link is on the way. */
  onSent: (next: string) => void;
  onClose: () => void;
}

/** The opened form. What was typed, and what was said about it, goes when it is closed. */
const EmailFields = observer(function EmailFields(props: EmailFieldsProps) {
  const { current, onFocusFirst, onSend, onSent, onClose } = props;
  const { account } = useStores();
  const element = useRef<HTMLFormElement>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const { hasPassword } = account;
  const form = useForm<{ email: string; password?: string }>(hasPassword ? withPassword : withoutPassword, send);

  async function send({ email: next, password }: { email: string; password?: string }) {
    onSend();
    if (next.toLowerCase() === current?.toLowerCase()) {
      throw new AppError("same-email", text.sameEmail, { field: "email" });
    }
    const settings = await account.settings();
    if (password !== undefined) await settings.confirmPassword(password);
    try {
      await settings.changeEmail(next);
    } catch (failure) {
      if (!wantsSignInAgain(appErrorOf(failure).code)) throw failure;
      setAsksAgain(true);
      return;
    }
    onSent(next);
  }

  useEffect(() => onFocusFirst(element.current), [onFocusFirst]);

  function handleSignedIn() {
    setAsksAgain(false);
    focusOn(element.current, "email");
    element.current?.requestSubmit();
  }

  return (
    <>
      <form
        ref={element}
        className="account__form"
        aria-label={text.changeEmail}
        noValidate
        onSubmit={form.handleSubmit}
        onBlur={form.handleBlur}
        onInput={form.handleInput}
      >
        <Field
          label={text.accountEmail}
          {...form.field("email")}
          type="email"
          autoComplete="email"
          hint={current === null ? undefined : text.currentEmail(current)}
        />
        {hasPassword && (
          <Field
            label={text.yourCurrentPassword}
            {...form.field("password")}
            type="password"
            autoComplete="current-password"
          />
        )}
        <ErrorNote>{form.formError}</ErrorNote>
        <div className="account__buttons">
          <Button type="submit" variant="quiet" busy={form.busy} busyLabel={text.sending}>
            {text.sendLink}
          </Button>
          <Button variant="text" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
      {asksAgain && <SignInAgain reason="changeEmail" onDone={handleSignedIn} />}
    </>
  );
});

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
