import * as text from "@text/auth/auth";
import { useRef, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import { keepIdentity, keptIdentity } from "./keptIdentity.ts";
import { PanelLink } from "./PanelLink.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";

const loadForm = async () => (await import("./loginForm.ts")).loginForm;

const ForgotPasswordDialog = onDemand(async () => (await import("./ForgotPasswordDialog.tsx")).ForgotPasswordDialog);

/**
 * A wrong password may have been right once: when Google vouches for an address that was never confirmed, Firebase
 * removes the password that someone had chosen for it.
 */
export function LoginPanel() {
  const { account } = useStores();
  const formElement = useRef<HTMLFormElement>(null);
  const [forgottenBy, setForgottenBy] = useState<string | null>(null);
  const [kept] = useState(() => keptIdentity("login"));
  const { field, formError, failureCode, busy, handleSubmit, handleBlur, handleInput } = useForm(loadForm, (values) =>
    account.signIn(values),
  );

  const signUpLink = (
    <PanelLink to="create-account" form={formElement}>
      {text.createAccountWithEmail}
    </PanelLink>
  );

  function handleForgot() {
    const typed = formElement.current && new FormData(formElement.current).get("email");
    setForgottenBy(typeof typed === "string" ? typed.trim() : "");
  }

  return (
    <>
      <form
        ref={formElement}
        className="auth__form"
        noValidate
        // Prerendered, so it may be submitted before the app is there. Browsers send nothing with this method.
        method="dialog"
        // A student who focuses the form will submit it, so the schema loads while they type.
        onFocus={() => void loadForm().catch(() => undefined)}
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={(event) => {
          keepIdentity("login", event);
          handleInput(event);
        }}
        aria-label={text.login}
      >
        <Field
          label={text.email}
          {...field("email")}
          type="email"
          autoComplete="username"
          defaultValue={kept.email}
          remedy={failureCode === "auth/user-not-found" && signUpLink}
        />
        <Field
          label={text.password}
          {...field("password")}
          type="password"
          autoComplete="current-password"
          remedy={
            <>
              {failureCode && account.providers.some(({ id }) => id === "google") && <p>{text.replacedByGoogle}</p>}
              {
                // The code of a provider that does not say which of the two is wrong.
                failureCode === "auth/invalid-credential" && signUpLink
              }
            </>
          }
        />
        <ErrorNote>{formError}</ErrorNote>
        <div className="auth__submit">
          <Button type="submit" busy={busy} busyLabel={text.loggingIn}>
            {text.letsGo}
          </Button>
          <Button variant="text" onClick={handleForgot}>
            {text.forgotPassword}
          </Button>
        </div>
      </form>
      <ProviderButtons flow="login" invitation={text.orLogInWith} />
      {forgottenBy !== null && <ForgotPasswordDialog email={forgottenBy} onClose={() => setForgottenBy(null)} />}
    </>
  );
}
