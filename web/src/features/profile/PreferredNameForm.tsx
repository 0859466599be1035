import { displayName } from "@domain/account/user";
import * as text from "@text/profile/account";
import { usePlan } from "../../stores/usePlan.ts";
import { AccountField } from "./AccountField.tsx";

/** What greetings call the student, if that is not the first word of the username. */
export function PreferredNameForm() {
  const { user } = usePlan();
  return (
    <AccountField
      name="preferred_name"
      schema={displayName}
      label={text.changePreferredName}
      heading={text.greeting}
      field={text.whatToCallYou}
      autoComplete="nickname"
      hint={(shown) => (shown === undefined ? text.noPreferredName : text.currentPreferredName(shown))}
      saveLabel={text.savePreferredName}
      saidSaved={text.preferredNameIs}
      onSave={user.setPreferredName}
      removal={{
        label: text.removePreferredName,
        said: text.preferredNameRemoved,
        onRemove: () => user.setPreferredName(null),
      }}
    />
  );
}
