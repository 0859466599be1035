import * as text from "@text/auth/keepPlan";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ExistingAccountForm } from "./ExistingAccountForm.tsx";
import { KeepPlanForm } from "./KeepPlanForm.tsx";
import "./AuthScreen.css";
import "./KeepPlanDialog.css";

/** Turns a guest into an account, or signs in to an account the guest already has. */
export const KeepPlanDialog = observer(function KeepPlanDialog() {
  const { guest } = useStores();
  const { existing } = guest;
  const parts = useRef<HTMLDivElement>(null);
  const close = () => guest.ask(null);

  // The focused element is hidden when the question changes.
  useEffect(() => {
    parts.current?.querySelector<HTMLElement>(existing ? "input:checked" : "input")?.focus();
    parts.current?.closest("dialog")?.scrollTo(0, 0);
  }, [existing]);

  return (
    <Dialog
      title={existing ? text.goOn : text.keepPlan}
      text={existing ? questionFor(existing) : text.whyAccount}
      isOpen
      onClose={close}
    >
      <div ref={parts} className="keep-plan">
        {/* Hidden, not unmounted, so that going back keeps what was typed. */}
        <div hidden={existing !== null}>
          <KeepPlanForm />
        </div>
        {existing && <ExistingAccountForm existing={existing} />}
      </div>
      <div className="dialog__actions">
        {existing ? (
          <Button variant="text" onClick={guest.forgetExisting}>
            {text.newAccountInstead}
          </Button>
        ) : (
          <Button variant="text" onClick={guest.claimExisting}>
            {text.haveAccount}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {text.notNow}
        </Button>
      </div>
    </Dialog>
  );
});

function questionFor({
  email,
  credential,
}: {
  readonly email: string | null;
  readonly credential: object | null;
}): string {
  if (email !== null) return text.accountFor(email);
  return credential ? text.accountForSignIn : text.logInHere;
}
