import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useStores } from "../../stores/useStores.ts";
import { ExistingAccountForm } from "./ExistingAccountForm.tsx";
import { KeepPlanForm } from "./KeepPlanForm.tsx";
import "./AuthScreen.css";
import "./KeepPlanDialog.css";

/** Makes an account of a guest, or goes on with the one the guest turns out to have. */
export const KeepPlanDialog = observer(function KeepPlanDialog() {
  const { guest } = useStores();
  const { existing } = guest;
  const parts = useRef<HTMLDivElement>(null);
  const close = () => guest.ask(null);

  // What had the focus is hidden when the question changes.
  useEffect(() => {
    parts.current?.querySelector<HTMLElement>(existing ? "input:checked" : "input")?.focus();
    parts.current?.closest("dialog")?.scrollTo(0, 0);
  }, [existing]);

  return (
    <Dialog
      title={existing ? "Go on with your account" : "Keep my plan"}
      text={
        existing
          ? `${openerOf(existing)} What should become of the plan you made here as a guest?`
          : "Make an account and everything stays as it is: your stage, your lists and your settings. You can then log in on any device."
      }
      isOpen
      onClose={close}
    >
      <div ref={parts} className="keep-plan">
        {/* Hidden, not gone: going back finds what was typed. */}
        <div hidden={existing !== null}>
          <KeepPlanForm />
        </div>
        {existing && <ExistingAccountForm existing={existing} />}
      </div>
      <div className="dialog__actions">
        {existing ? (
          <Button variant="text" onClick={guest.forgetExisting}>
            Make a new account instead
          </Button>
        ) : (
          <Button variant="text" onClick={guest.claimExisting}>
            I have an account
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
});

function openerOf({
  email,
  credential,
}: {
  readonly email: string | null;
  readonly credential: object | null;
}): string {
  if (email !== null) return `There is a Cairn account for ${email} already.`;
  return credential ? "There is a Cairn account for this sign-in already." : "Log in to it here.";
}
