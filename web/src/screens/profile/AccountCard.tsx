import { displayName } from "@domain/user";
import { observer } from "mobx-react-lite";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import "./AccountCard.css";

const usernameForm = z.object({ display_name: displayName });

export const AccountCard = observer(function AccountCard() {
  const { user, connection } = useStores();
  const showToast = useToast();
  const form = useForm(usernameForm, async ({ display_name }, element) => {
    const saved = user.setDisplayName(display_name);
    // Offline the answer may take days; the change is kept on this device until then.
    if (connection.isOnline && !(await saved)) return;
    element.reset();
    showToast(`Your username is ${display_name} now.`);
  });

  return (
    <Card heading="Account Information">
      <form
        className="card__body account"
        aria-label="Change your username"
        noValidate
        onSubmit={form.handleSubmit}
        onBlur={form.handleBlur}
        onInput={form.handleInput}
      >
        <Field
          label="New username"
          name="display_name"
          autoComplete="nickname"
          errors={form.fieldErrors.display_name}
          hint={`Current username: ${user.user?.display_name ?? ""}`}
        />
        <ErrorNote>{form.formError ?? user.saveError}</ErrorNote>
        <Button type="submit" busy={form.busy}>
          Save username
        </Button>
      </form>
    </Card>
  );
});
