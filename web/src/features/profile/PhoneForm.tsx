import { readablePhoneNumber, typedPhoneNumber } from "@domain/account/typedPhoneNumber";
import * as text from "@text/profile/account";
import { usePlan } from "../../stores/usePlan.ts";
import { AccountField } from "./AccountField.tsx";

export function PhoneForm() {
  const { user } = usePlan();
  return (
    <AccountField
      name="phone"
      schema={typedPhoneNumber}
      label={text.changePhone}
      heading={text.phone}
      field={text.accountPhone}
      type="tel"
      autoComplete="tel"
      hint={(shown) => (shown === undefined ? text.noPhone : text.currentPhone(shown))}
      saveLabel={text.savePhone}
      saidSaved={text.phoneIs}
      show={readablePhoneNumber}
      onSave={user.setPhone}
      removal={{ label: text.removePhone, said: text.phoneRemoved, onRemove: () => user.setPhone(null) }}
    />
  );
}
