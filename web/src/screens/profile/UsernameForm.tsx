import { displayName } from "@domain/account/user";
import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { EditsContext } from "../../forms/edits.ts";
import { Field } from "../../forms/Field.tsx";
import { useEdits } from "../../forms/useEdits.ts";
import { useForm } from "../../forms/useForm.ts";
import { usePlan } from "../../stores/usePlan.ts";

const usernameForm = z.object({ display_name: displayName });

export const UsernameForm = observer(function UsernameForm() {
  const { user } = usePlan();
  const showToast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const edits = useEdits(place, { display_name: user.user?.display_name }, { fills: false });
  const form = useForm(
    usernameForm,
    ({ display_name }, element) => {
      void save(display_name, element);
      element.reset();
      showToast(text.usernameIs(display_name));
    },
    edits,
  );

  /** The name shows at once and the answer may take as long as the connection; a refusal gives the name back. */
  async function save(name: string, element: HTMLFormElement) {
    setRefusal(null);
    if (await user.setDisplayName(name)) return;
    setRefusal(user.saveError);
    const input = element.elements.namedItem("display_name");
    if (input instanceof HTMLInputElement && input.value === "") input.value = name;
  }

  return (
    <form
      ref={place}
      className="account__part"
      aria-label={text.changeUsername}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <h3>{text.username}</h3>
      <EditsContext value={edits}>
        <Field
          label={text.newUsername}
          name="display_name"
          autoComplete="nickname"
          errors={form.fieldErrors.display_name}
          hint={text.currentUsername(user.user?.display_name ?? "")}
        />
      </EditsContext>
      <ErrorNote>{form.formError ?? refusal}</ErrorNote>
      <Button type="submit" variant="quiet">
        {text.saveUsername}
      </Button>
    </form>
  );
});
