import { DEFAULT_PASSWORD_POLICY } from "@domain/account/passwordPolicy";
import { registerEmailBody } from "@domain/account/registerEmailBody";
import * as common from "@text/common";
import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { appErrorOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PasswordRules } from "../../ui/forms/PasswordRules.tsx";
import { refuseWeakPassword } from "../../ui/forms/refuseWeakPassword.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { ChangePart } from "./ChangePart.tsx";
import { SignInAgain, wantsSignInAgain } from "./SignInAgain.tsx";
import { useChangePart } from "./useChangePart.ts";

const newPasswords = {
  new_password: registerEmailBody.shape.password,
  new_password_again: z.string().check(z.minLength(1, text.typeNewPasswordAgain)),
};
const changeForm = z
  .object({ password: z.string().check(z.minLength(1, text.enterCurrentPassword)), ...newPasswords })
  .check(sameNewPasswords());
const addForm = z.object(newPasswords).check(sameNewPasswords());

interface Passwords {
  readonly password?: string;
  readonly new_password: string;
  readonly new_password_again: string;
}

/** Changes the password, or adds one to an account that only has a provider. */
export const PasswordForm = observer(function PasswordForm() {
  const { hasPassword } = useStores().account;
  const part = useChangePart();

  return (
    <div className="account__part">
      <ChangePart
        heading={text.password}
        value={hasPassword ? text.passwordNotShown : text.noPassword}
        label={hasPassword ? text.changePassword : text.addYourPassword}
        {...(!hasPassword && { action: text.addYourPassword })}
        opener={part.opener}
        isOpen={part.isOpen}
        onOpen={part.onOpen}
      >
        <PasswordFields onFocusFirst={part.focusFirst} onClose={part.close} />
      </ChangePart>
    </div>
  );
});

interface PasswordFieldsProps {
  onFocusFirst: (form: HTMLFormElement | null) => void;
  onClose: () => void;
}

/** The opened form. What was typed, and what was said about it, goes when it is closed. */
const PasswordFields = observer(function PasswordFields({ onFocusFirst, onClose }: PasswordFieldsProps) {
  const { account } = useStores();
  const showToast = useToast();
  const rulesId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  const [typed, setTyped] = useState("");
  const [asksAgain, setAsksAgain] = useState(false);
  const { hasPassword } = account;
  const form = useForm<Passwords>(hasPassword ? changeForm : addForm, save);

  async function save({ password, new_password }: Passwords) {
    await refuseWeakPassword(policy, new_password, "new_password");
    const settings = await account.settings();
    try {
      if (password === undefined) await settings.addPassword(new_password);
      else await settings.changePassword({ current: password, next: new_password });
    } catch (failure) {
      if (!wantsSignInAgain(appErrorOf(failure).code)) throw failure;
      setAsksAgain(true);
      return;
    }
    onClose();
    showToast(password === undefined ? text.passwordAdded : text.passwordChanged);
  }

  // Fetched when the student is about to choose a password. Until then, the minimal rules apply.
  async function handleFocus() {
    setPolicy(await account.passwordPolicy().catch(() => DEFAULT_PASSWORD_POLICY));
  }

  useEffect(() => onFocusFirst(element.current), [onFocusFirst]);

  function handleSignedIn() {
    setAsksAgain(false);
    const field = element.current?.elements.namedItem("new_password");
    if (field instanceof HTMLElement) field.focus();
    element.current?.requestSubmit();
  }

  return (
    <>
      <form
        ref={element}
        className="account__form"
        aria-label={hasPassword ? text.changePassword : text.addYourPassword}
        noValidate
        onSubmit={form.handleSubmit}
        onBlur={form.handleBlur}
        onInput={form.handleInput}
      >
        {hasPassword ? (
          <Field
            label={text.currentPassword}
            {...form.field("password")}
            type="password"
            autoComplete="current-password"
          />
        ) : (
          <p className="quiet">{text.noPassword}</p>
        )}
        <div className="account__pair">
          <Field
            label={text.newPassword}
            {...form.field("new_password")}
            type="password"
            autoComplete="new-password"
            describedBy={rulesId}
            onFocus={handleFocus}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Field
            label={text.newPasswordAgain}
            {...form.field("new_password_again")}
            type="password"
            autoComplete="new-password"
          />
        </div>
        <PasswordRules id={rulesId} policy={policy} password={typed} />
        <ErrorNote>{form.formError}</ErrorNote>
        <div className="account__buttons">
          <Button type="submit" variant="quiet" busy={form.busy}>
            {hasPassword ? text.savePassword : text.addPassword}
          </Button>
          <Button variant="text" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
      {asksAgain && <SignInAgain reason="changePassword" onDone={handleSignedIn} />}
    </>
  );
});

/** Checked as soon as both passwords are filled in, even if other fields are invalid. */
function sameNewPasswords<T extends Passwords>() {
  return z.refine<T>(({ new_password, new_password_again }) => new_password === new_password_again, {
    path: ["new_password_again"],
    error: text.passwordsDiffer,
    when: ({ value }) => hasBoth(value),
  });
}

function hasBoth(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "new_password" in value && "new_password_again" in value && value.new_password_again !== "";
}
