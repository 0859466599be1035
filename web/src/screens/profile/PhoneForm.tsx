import { readablePhoneNumber, typedPhoneNumber } from "@domain/phoneNumber";
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
    showToast(`Your phone number is now ${readablePhoneNumber(phone)}.`);
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
    showToast("Your phone number is removed.", () => void user.setPhone(stored));
    if (!(await user.setPhone(null))) setRefusal(user.saveError);
  }

  return (
    <form
      className="account__part"
      aria-label="Change your phone number"
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <h3>Phone</h3>
      <Field
        label="Account phone number"
        name="phone"
        type="tel"
        autoComplete="tel"
        errors={form.fieldErrors.phone}
        hint={
          <>
            {stored === undefined ? "No number is stored." : `Current number: ${readablePhoneNumber(stored)}.`} It is
            kept for your own records and is not used to log in.
          </>
        }
      />
      <ErrorNote>{form.formError ?? refusal}</ErrorNote>
      <div className="account__buttons">
        <Button type="submit" variant="quiet">
          Save phone number
        </Button>
        {stored !== undefined && (
          <Button variant="text" onClick={handleRemove}>
            Remove the number
          </Button>
        )}
      </div>
    </form>
  );
});
