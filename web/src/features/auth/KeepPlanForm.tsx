import * as text from "@text/auth/keepPlan";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import { useSignUp } from "./useSignUp.ts";

/** Creates the guest's account, by email or with a provider. */
export function KeepPlanForm() {
  const { guest, session } = useStores();
  const showToast = useToast();
  const signUp = useSignUp(async (newAccount) => {
    await guest.keepByEmail(newAccount);
    tell();
  });
  const { formError, busy, handleSubmit, handleBlur, handleInput } = signUp.form;

  async function handleProvider(provider: Parameters<typeof guest.keepWith>[0]) {
    await guest.keepWith(provider);
    tell();
  }

  function tell() {
    if (!session.student?.isGuest) showToast(text.kept);
  }

  return (
    <>
      <form
        className="auth__form"
        aria-label={text.keepPlan}
        noValidate
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
      >
        <SignUpFields signUp={signUp} tooYoung={text.tooYoung} />
        <ErrorNote>{formError}</ErrorNote>
        <Button type="submit" busy={busy} busyLabel={text.keeping}>
          {text.keepPlan}
        </Button>
      </form>
      <ProviderButtons
        flow="register"
        invitation={text.orKeepWith}
        mayStart={signUp.confirmAge}
        onPress={handleProvider}
      />
    </>
  );
}
