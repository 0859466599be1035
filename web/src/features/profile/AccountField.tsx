import { observer } from "mobx-react-lite";
import { type ReactNode, useRef, useState } from "react";
import * as z from "zod/mini";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { useEdits } from "../../ui/forms/useEdits.ts";
import { useForm } from "../../ui/forms/useForm.ts";

interface AccountFieldProps {
  /** The field of the account's document. */
  name: "display_name" | "preferred_name" | "phone";
  /** Of what is typed. */
  schema: z.ZodMiniType<string>;
  /** The accessible name of the form. */
  label: string;
  heading: string;
  /** The label of the input. */
  field: string;
  type?: "tel";
  autoComplete: string;
  hint: (shown: string | undefined) => ReactNode;
  saveLabel: string;
  /** Said once the value shows. */
  saidSaved: (shown: string) => string;
  /** A stored value as it is shown. */
  show?: (stored: string) => string;
  /** Resolves with whether the server accepted it. */
  onSave: (value: string) => Promise<boolean>;
  /** The button that removes the value, if the account can do without. */
  removal?: { readonly label: string; readonly said: string; readonly onRemove: () => Promise<boolean> };
}

/** One text of the student's account. The field is empty; the hint says what is stored. */
export const AccountField = observer(function AccountField(props: AccountFieldProps) {
  const { name, removal, show = (value) => value, onSave } = props;
  const { user } = usePlan();
  const showToast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  const stored = user.user?.[name];
  const shown = stored && show(stored);
  const place = useRef<HTMLFormElement>(null);
  const edits = useEdits(place, { [name]: shown }, { fills: false });
  const form = useForm(
    z.object({ [name]: props.schema }),
    ({ [name]: value = "" }, element) => {
      void save(value, element);
      element.reset();
      showToast(props.saidSaved(show(value)));
    },
    edits,
  );

  /**
   * The value shows at once, and the server's answer may take as long as the connection does. A rejected write restores
   * the old one.
   */
  async function save(value: string, element: HTMLFormElement) {
    setRefusal(null);
    if (await onSave(value)) return;
    setRefusal(user.saveError);
    const input = element.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === "") input.value = show(value);
  }

  async function handleRemove({ said, onRemove }: NonNullable<AccountFieldProps["removal"]>) {
    if (stored === undefined) return;
    setRefusal(null);
    showToast(said, () => {
      if (user.user?.[name] === undefined) void onSave(stored);
    });
    if (!(await onRemove())) setRefusal(user.saveError);
  }

  return (
    <form
      ref={place}
      className="account__part"
      aria-label={props.label}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <h3>{props.heading}</h3>
      <EditsContext value={edits}>
        <Field
          label={props.field}
          {...form.field(name)}
          {...(props.type && { type: props.type })}
          autoComplete={props.autoComplete}
          hint={props.hint(shown)}
        />
      </EditsContext>
      <ErrorNote>{form.formError ?? refusal}</ErrorNote>
      <div className="account__buttons">
        <Button type="submit" variant="quiet">
          {props.saveLabel}
        </Button>
        {removal && stored !== undefined && (
          <Button variant="text" onClick={() => handleRemove(removal)}>
            {removal.label}
          </Button>
        )}
      </div>
    </form>
  );
});
