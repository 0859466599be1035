import * as text from "@text/auth/links";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../base/errors.ts";
import { AUTH } from "../../base/paths.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { refuseWeakPassword } from "../../ui/forms/refuseWeakPassword.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { newPasswordForm } from "./newPasswordForm.ts";
import { ResetRequest } from "./ResetRequest.tsx";
import { isSpent } from "./spentCode.ts";
import { usePasswordPolicy } from "./usePasswordPolicy.ts";

type Step =
  | { readonly name: "reading" }
  | { readonly name: "choosing"; readonly email: string }
  | { readonly name: "done"; readonly email: string }
  | { readonly name: "failed"; readonly failure: unknown };

/** The page of the "Forgot your password?" link. */
export function PasswordReset({ code }: { code: string }) {
  const { account } = useStores();
  const [step, setStep] = useState<Step>({ name: "reading" });

  const read = useCallback(async () => {
    setStep({ name: "reading" });
    try {
      const links = await account.mailedLinks();
      setStep({ name: "choosing", email: await links.emailToReset(code) });
    } catch (failure) {
      setStep({ name: "failed", failure });
    }
  }, [account, code]);

  useEffect(() => void read(), [read]);

  return (
    <GateLayout title={text.newPassword}>
      <h1>{step.name === "done" ? text.passwordChanged : text.choosePassword}</h1>
      {step.name === "reading" && <Loading what={text.yourLink} />}
      {step.name === "choosing" && (
        <>
          <p className="gate__lead">{text.passwordFor(step.email)}</p>
          <NewPassword
            code={code}
            email={step.email}
            onDone={() => setStep({ name: "done", email: step.email })}
            onSpent={(failure) => setStep({ name: "failed", failure })}
          />
        </>
      )}
      {step.name === "done" && (
        <>
          <p className="gate__lead" role="status">
            {text.logInWithNew(step.email)}
          </p>
          <div className="gate__ways">
            <Link className={buttonClass("solid")} to={AUTH}>
              {text.goToLogin}
            </Link>
          </div>
        </>
      )}
      {step.name === "failed" && (
        <div className="auth">
          <ErrorNote retry={isSpent(step.failure) ? undefined : () => void read()}>{messageOf(step.failure)}</ErrorNote>
          {isSpent(step.failure) && <ResetRequest />}
        </div>
      )}
    </GateLayout>
  );
}

interface NewPasswordProps {
  code: string;
  email: string;
  onDone: () => void;
  /** The link no longer works, so what is typed is of no use. */
  onSpent: (failure: unknown) => void;
}

function NewPassword({ code, email, onDone, onSpent }: NewPasswordProps) {
  const { account } = useStores();
  const policy = usePasswordPolicy();
  const form = useForm(newPasswordForm, async ({ password }) => {
    await refuseWeakPassword(policy, password, "password");
    try {
      const links = await account.mailedLinks();
      await links.resetPassword(code, password);
      onDone();
    } catch (failure) {
      if (isSpent(failure)) onSpent(failure);
      else throw failure;
    }
  });

  return (
    <form
      className="auth__form"
      aria-label={text.choosePassword}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      {/* Tells password managers which account the password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields
        policy={policy}
        field={form.field}
        onPasswordChange={() => form.clearFieldError("passwordAgain")}
      />
      <ErrorNote>{form.formError}</ErrorNote>
      <Button type="submit" busy={form.busy}>
        {text.savePassword}
      </Button>
    </form>
  );
}
