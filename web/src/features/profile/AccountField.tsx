import { observer } from "mobx-react-lite";
import { useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { AccountFieldForm, type AccountFieldWords } from "./AccountFieldForm.tsx";
import { ChangePart } from "./ChangePart.tsx";
import { useChangePart } from "./useChangePart.ts";

interface AccountFieldProps extends AccountFieldWords {
  /** Said once the value shows. */
  saidSaved: (shown: string) => string;
  /** A stored value as it is shown. */
  show?: (stored: string) => string;
  /** Resolves with whether the server accepted it. */
  onSave: (value: string) => Promise<boolean>;
  /** The button that removes the value, if the account can do without. */
  removal?: { readonly label: string; readonly said: string; readonly onRemove: () => Promise<boolean> };
}

/** One text of the student's account, and a button that opens an empty field to change it. */
export const AccountField = observer(function AccountField(props: AccountFieldProps) {
  const { name, removal, show = (value) => value, onSave } = props;
  const { user } = usePlan();
  const showToast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What the server has rejected, so that nothing typed is lost. */
  const [refused, setRefused] = useState("");
  const part = useChangePart();
  const stored = user.user?.[name];
  const shown = stored && show(stored);

  /**
   * The value shows at once, and the server's answer may take as long as the connection does. A rejected write restores
   * the old one.
   */
  async function handleSave(value: string) {
    setRefusal(null);
    part.close();
    showToast(props.saidSaved(show(value)));
    const isKept = await onSave(value);
    setRefused(isKept ? "" : show(value));
    if (isKept) return;
    setRefusal(user.saveError);
    part.reopen();
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
    <div className="account__part">
      <ChangePart
        heading={props.heading}
        value={props.hint(shown)}
        label={props.label}
        opener={part.opener}
        isOpen={part.isOpen}
        onOpen={part.onOpen}
        tools={
          removal &&
          stored !== undefined && (
            <Button variant="text" onClick={() => handleRemove(removal)}>
              {removal.label}
            </Button>
          )
        }
      >
        <AccountFieldForm
          {...props}
          shown={shown}
          typed={refused}
          onFocusFirst={part.focusFirst}
          onSave={handleSave}
          onClose={part.close}
        />
      </ChangePart>
      <ErrorNote>{refusal}</ErrorNote>
    </div>
  );
});
