import * as common from "@text/common";
import { type ReactNode, useEffect, useRef } from "react";
import * as z from "zod/mini";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { EditsContext } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { useEdits } from "../../ui/forms/useEdits.ts";
import { useForm } from "../../ui/forms/useForm.ts";

/** One text of the account, and how its field is called. */
export interface AccountFieldWords {
  /** The field of the account's document. */
  name: "display_name" | "preferred_name" | "phone";
  /** Of what is typed. */
  schema: z.ZodMiniType<string>;
  /** The accessible name of the form, and of the button that opens it. */
  label: string;
  heading: string;
  /** The label of the input. */
  field: string;
  type?: "tel";
  autoComplete: string;
  hint: (shown: string | undefined) => ReactNode;
  saveLabel: string;
}

interface AccountFieldFormProps extends AccountFieldWords {
  /** The stored value as it is shown. */
  shown: string | undefined;
  /** What the field begins with. */
  typed: string;
  onFocusFirst: (form: HTMLFormElement | null) => void;
  onSave: (value: string) => Promise<void>;
  onClose: () => void;
}

/** The form of one text of the account. The field is empty; the hint says what is stored. */
export function AccountFieldForm(props: AccountFieldFormProps) {
  const { name, shown, typed, onFocusFirst, onSave, onClose } = props;
  const place = useRef<HTMLFormElement>(null);
  const edits = useEdits(place, { [name]: shown }, { fills: false });
  const form = useForm(z.object({ [name]: props.schema }), ({ [name]: value = "" }) => void onSave(value), edits);

  useEffect(() => onFocusFirst(place.current), [onFocusFirst]);

  return (
    <form
      ref={place}
      className="account__form"
      aria-label={props.label}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
      onKeyDown={onEscape(onClose)}
    >
      <EditsContext value={edits}>
        <Field
          label={props.field}
          {...form.field(name)}
          {...(props.type && { type: props.type })}
          autoComplete={props.autoComplete}
          hint={props.hint(shown)}
          defaultValue={typed}
        />
      </EditsContext>
      <ErrorNote>{form.formError}</ErrorNote>
      <div className="account__buttons">
        <Button type="submit" variant="quiet">
          {props.saveLabel}
        </Button>
        <Button variant="text" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
