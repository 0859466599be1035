import { readablePhoneNumber, typedPhoneNumber } from "@domain/account/phoneNumber";
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

const phoneForm = z.object({ phone: typedPhoneNumber });

export const PhoneForm = observer(function PhoneForm() {
  const { user } = usePlan();
  const showToast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  const stored = user.user?.phone;
  const place = useRef<HTMLFormElement>(null);
  const edits = useEdits(place, { phone: stored && readablePhoneNumber(stored) }, { fills: false });
  const form = useForm(
    phoneForm,
    ({ phone }, element) => {
      void save(phone, element);
      element.reset();
      showToast(text.phoneIs(readablePhoneNumber(phone)));
    },
    edits,
  );

  /** Like the username: shown at once, and restored if the server rejects it. */
  async function save(phone: string, element: HTMLFormElement) {
    setRefusal(null);
    if (await user.setPhone(phone)) return;
    setRefusal(user.saveError);
    const input = element.elements.namedItem("phone");
    if (input instanceof HTMLInputElement && input.value === "") input.value = readablePhoneNumber(phone);
  }

  async function handleRemove() {
    if (stored === undefined) return;
    setRefusal(null);
    showToast(text.phoneRemoved, () => {
      if (user.user?.phone === undefined) void user.setPhone(stored);
    });
    if (!(await user.setPhone(null))) setRefusal(user.saveError);
  }

  return (
    <form
      ref={place}
      className="account__part"
      aria-label={text.changePhone}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <h3>{text.phone}</h3>
      <EditsContext value={edits}>
        <Field
          label={text.accountPhone}
          {...form.field("phone")}
          type="tel"
          autoComplete="tel"
          hint={stored === undefined ? text.noPhone : text.currentPhone(readablePhoneNumber(stored))}
        />
      </EditsContext>
      <ErrorNote>{form.formError ?? refusal}</ErrorNote>
      <div className="account__buttons">
        <Button type="submit" variant="quiet">
          {text.savePhone}
        </Button>
        {stored !== undefined && (
          <Button variant="text" onClick={handleRemove}>
            {text.removePhone}
          </Button>
        )}
      </div>
    </form>
  );
});
