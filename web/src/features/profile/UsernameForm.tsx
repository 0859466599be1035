import { displayName } from "@domain/account/user";
import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { useEdits } from "../../ui/forms/useEdits.ts";
import { useForm } from "../../ui/forms/useForm.ts";

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

  /**
   * The name shows at once, and the server's answer may take as long as the connection does. A rejected write restores
   * the old name.
   */
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
          {...form.field("display_name")}
          autoComplete="nickname"
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
