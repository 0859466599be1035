import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { useStores } from "../../stores/useStores.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import { useSignUp } from "./useSignUp.ts";

const TOO_YOUNG =
  "Cairn accounts are for students of 13 or older. Go on as a guest until then: your plan stays in this browser.";

/** Makes the guest's account, by email or by a provider. */
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
    if (!session.isGuest) showToast("Your plan is kept in your account now.");
  }

  return (
    <>
      <form
        className="auth__form"
        aria-label="Keep my plan"
        noValidate
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
      >
        <SignUpFields signUp={signUp} tooYoung={TOO_YOUNG} />
        <ErrorNote>{formError}</ErrorNote>
        <Button type="submit" busy={busy} busyLabel="Keeping your plan">
          Keep my plan
        </Button>
      </form>
      <ProviderButtons
        flow="register"
        invitation="or keep it with"
        mayStart={signUp.confirmAge}
        onPress={handleProvider}
      />
    </>
  );
}
