import * as text from "@text/auth/signUp";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useStores } from "../../stores/useStores.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import { useSignUp } from "./useSignUp.ts";

export function SignUpPanel() {
  const { account } = useStores();
  const signUp = useSignUp((newAccount) => account.signUp(newAccount));
  const { formError, busy, handleSubmit, handleBlur, handleInput } = signUp.form;

  return (
    <>
      <form
        className="auth__form"
        noValidate
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
        aria-label={text.createAccount}
      >
        <SignUpFields signUp={signUp} />
        <ErrorNote>{formError}</ErrorNote>
        <Button type="submit" busy={busy} busyLabel={text.creating}>
          {text.signUp}
        </Button>
      </form>
      <ProviderButtons flow="register" invitation={text.orSignUpWith} mayStart={signUp.confirmAge} />
    </>
  );
}
