import { loginEmailBody } from "@domain/apiContract";
import { observer } from "mobx-react-lite";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { Choice } from "../../components/Choice.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";

const joining = z.enum(["merge", "apart", "delete"], "Choose what becomes of your guest plan.");
type Values = z.infer<typeof joiningForm>;

/** What an account needs to be opened that no provider vouches for. */
const joiningForm = z.object({ joining, ...loginEmailBody.shape });
const NOT_ASKED = z._default(z.string(), "");

function schemaFor({ email, credential }: ExistingAccountFormProps["existing"]): z.ZodMiniType<Values> {
  if (credential !== null) return z.object({ joining, email: NOT_ASKED, password: NOT_ASKED });
  return email === null
    ? joiningForm
    : z.object({ joining, email: NOT_ASKED, password: loginEmailBody.shape.password });
}

const WAYS: readonly { readonly value: z.infer<typeof joining>; readonly label: string; readonly effect: string }[] = [
  {
    value: "merge",
    label: "Add it to my account",
    effect:
      "What your account lacks is added, and what is done in either plan is done. Your account keeps its own stage and name, and loses nothing. The guest plan is gone afterwards.",
  },
  {
    value: "apart",
    label: "Keep both apart",
    effect:
      "Your account opens as it is. The guest plan waits in this browser: log out, and Guest Mode opens it again.",
  },
  {
    value: "delete",
    label: "Delete the guest plan",
    effect: "Your account opens as it is. What you made here as a guest is deleted and cannot be brought back.",
  },
];

interface ExistingAccountFormProps {
  readonly existing: { readonly email: string | null; readonly credential: object | null };
}

/** Asks what becomes of a guest's plan when there is an account already. */
export const ExistingAccountForm = observer(function ExistingAccountForm({ existing }: ExistingAccountFormProps) {
  const { guest } = useStores();
  const asksPassword = existing.credential === null;
  const form = useForm<Values>(schemaFor(existing), ({ joining: chosen, ...login }) => guest.join(chosen, login));

  return (
    <form
      className="auth__form"
      aria-label="My account"
      noValidate
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
    >
      <fieldset>
        <legend className="label">My guest plan</legend>
        {WAYS.map(({ value, label, effect }) => {
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
                <span className="keep-plan__effect">
                  {isTaken ? "Another guest plan waits in this browser already, and there is room for one." : effect}
                </span>
              </span>
            </Choice>
          );
        })}
      </fieldset>
      {asksPassword && existing.email === null && (
        <Field
          label="Email of this account"
          name="email"
          type="email"
          autoComplete="username"
          errors={form.fieldErrors.email}
        />
      )}
      {asksPassword && (
        <Field
          label="Password of this account"
          name="password"
          type="password"
          autoComplete="current-password"
          hint="An account made with a provider has no password here: go back and use its button."
          errors={form.fieldErrors.password}
        />
      )}
      <ErrorNote>{form.formError}</ErrorNote>
      <Button type="submit" busy={form.busy} busyLabel="Opening your account">
        Continue with my account
      </Button>
    </form>
  );
});
