import { readablePhoneNumber, typedPhoneNumber } from "@domain/phoneNumber";
import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";

const phoneForm = z.object({ phone: typedPhoneNumber });

export const PhoneForm = observer(function PhoneForm() {
  const { user } = useStores();
  const showToast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  const stored = user.user?.phone;
  const form = useForm(phoneForm, ({ phone }, element) => {
    void save(phone, element);
    element.reset();
    showToast(text.phoneIs(readablePhoneNumber(phone)));
  });

  /** As with the username: shown at once, and given back when the server refuses it. */
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
    showToast(text.phoneRemoved, () => void user.setPhone(stored));
    if (!(await user.setPhone(null))) setRefusal(user.saveError);
  }

  return (
    <form
      className="account__part"
      aria-label={text.changePhone}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <h3>{text.phone}</h3>
      <Field
        label={text.accountPhone}
        name="phone"
        type="tel"
        autoComplete="tel"
        errors={form.fieldErrors.phone}
        hint={stored === undefined ? text.noPhone : text.currentPhone(readablePhoneNumber(stored))}
      />
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
