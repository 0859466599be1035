import { loginEmailBody } from "@domain/account/loginEmailBody";
import * as text from "@text/auth/keepPlan";
import { observer } from "mobx-react-lite";
import * as z from "zod/mini";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";

const WAYS = ["merge", "apart", "delete"] as const;
const joining = z.enum(WAYS);
type Values = z.infer<typeof joiningForm>;

/** The fields to sign in to an account with email and password, and the choice about the plan. */
const joiningForm = z.object({ joining, ...loginEmailBody.shape });
const NOT_ASKED = z._default(z.string(), "");

function schemaFor({ email, credential }: ExistingAccountFormProps["existing"]): z.ZodMiniType<Values> {
  if (credential !== null) return z.object({ joining, email: NOT_ASKED, password: NOT_ASKED });
  return email === null
    ? joiningForm
    : z.object({ joining, email: NOT_ASKED, password: loginEmailBody.shape.password });
}

interface ExistingAccountFormProps {
  readonly existing: { readonly email: string | null; readonly credential: object | null };
}

/** Asks what to do with a guest's plan if an account already exists. */
export const ExistingAccountForm = observer(function ExistingAccountForm({ existing }: ExistingAccountFormProps) {
  const { guest } = useStores();
  const asksPassword = existing.credential === null;
  const form = useForm<Values>(schemaFor(existing), ({ joining: chosen, ...login }) => guest.join(chosen, login));

  return (
    <form
      className="auth__form"
      aria-label={text.myAccount}
      noValidate
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
    >
      <fieldset>
        <legend className="label">{text.myGuestPlan}</legend>
        {WAYS.map((value) => {
          const { label, effect } = text.ways[value];
          const isTaken = value === "apart" && guest.hasWaitingPlan;
          return (
            <Choice
              key={value}
              className="keep-plan__choice"
              type="radio"
              name="joining"
              value={value}
              defaultChecked={value === "merge"}
              disabled={isTaken}
            >
              <span>
                {label}
                <span className="keep-plan__effect">{isTaken ? text.noRoomApart : effect}</span>
              </span>
            </Choice>
          );
        })}
      </fieldset>
      {asksPassword && existing.email === null && (
        <Field label={text.email} {...form.field("email")} type="email" autoComplete="username" />
      )}
      {asksPassword && (
        <Field
          label={text.password}
          {...form.field("password")}
          type="password"
          autoComplete="current-password"
          hint={text.passwordHint}
        />
      )}
      <ErrorNote>{form.formError}</ErrorNote>
      <Button type="submit" busy={form.busy} busyLabel={text.openingAccount}>
        {text.continueWithAccount}
      </Button>
    </form>
  );
});
