import { displayName } from "@domain/account/user";
import * as text from "@text/profile/account";
import { usePlan } from "../../stores/usePlan.ts";
import { AccountField } from "./AccountField.tsx";

export function UsernameForm() {
  const { user } = usePlan();
  return (
    <AccountField
      name="display_name"
      schema={displayName}
      label={text.changeUsername}
      heading={text.username}
      field={text.newUsername}
      autoComplete="name"
      hint={(shown = "") => text.currentUsername(shown)}
      saveLabel={text.saveUsername}
      saidSaved={text.usernameIs}
      onSave={user.setDisplayName}
    />
  );
}
