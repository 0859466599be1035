import { loginEmailBody } from "@domain/apiContract";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";

export function LoginPanel() {
  const { account } = useStores();
  const { fieldErrors, formError, busy, handleSubmit, handleBlur, handleInput } = useForm(loginEmailBody, (values) =>
    account.signIn(values),
  );

  return (
    <>
      <form
        className="auth__form"
        noValidate
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
        aria-label="Login"
      >
        <Field label="Email" name="email" type="email" autoComplete="username" errors={fieldErrors.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          errors={fieldErrors.password}
        />
        <ErrorNote>{formError}</ErrorNote>
        <Button type="submit" busy={busy} busyLabel="Logging in">
          Let's Go
        </Button>
      </form>
      <ProviderButtons flow="login" invitation="or log in with" />
    </>
  );
}
