import * as text from "@text/auth/signUp";
import { useRef, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { keepIdentity, keptIdentity } from "./keptIdentity.ts";
import { PanelLink } from "./PanelLink.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import { useSignUp } from "./useSignUp.ts";

export function SignUpPanel() {
  const { account } = useStores();
  const signUp = useSignUp((newAccount) => account.signUp(newAccount));
  const { formError, failureCode, busy, handleSubmit, handleBlur, handleInput } = signUp.form;
  const element = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => keptIdentity("sign-up"));

  return (
    <>
      <form
        ref={element}
        className="auth__form"
        noValidate
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={(event) => {
          keepIdentity("sign-up", event);
          handleInput(event);
        }}
        aria-label={text.createAccount}
      >
        <SignUpFields
          signUp={signUp}
          typed={kept}
          remedy={
            failureCode === "conflict" && (
              <PanelLink to="login" form={element}>
                {text.logInWithEmail}
              </PanelLink>
            )
          }
        />
        <ErrorNote>{formError}</ErrorNote>
        <Button type="submit" busy={busy} busyLabel={text.creating}>
          {text.signUp}
        </Button>
      </form>
      <ProviderButtons flow="register" invitation={text.orSignUpWith} mayStart={signUp.confirmAge} />
    </>
  );
}
