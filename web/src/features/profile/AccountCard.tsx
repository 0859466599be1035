import { isSchoolAddress } from "@domain/account/schoolAddress";
import { keepPlan } from "@text/layout/frame";
import * as text from "@text/profile/account";
import { startOwn } from "@text/sample";
import { School } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useSlots } from "../../ui/slots.ts";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { PreferredNameForm } from "./PreferredNameForm.tsx";
import { UsernameForm } from "./UsernameForm.tsx";
import { waySentence } from "./waySentence.ts";
import "./AccountCard.css";

declare module "../../ui/slots.ts" {
  interface Slots {
    readonly EmailVerification: ComponentType;
  }
}

export const AccountCard = observer(function AccountCard() {
  const { account, guest, session } = useStores();
  const { user } = usePlan();
  const { EmailVerification } = useSlots();
  const isSample = user.sampleName !== null;

  return (
    <Card id="account" className="account-card" heading={text.accountInformation}>
      <div className="card__body account">
        <UsernameForm />
        <PreferredNameForm />
        {session.student?.isGuest && (
          <>
            <div className="account__part">
              <h3>{text.password}</h3>
              <p className="quiet">{text.guestHasNoPassword}</p>
            </div>
            <div className="account__part">
              <h3>{text.email}</h3>
              <p className="quiet">{isSample ? text.sampleHasNoEmail : text.guestHasNoEmail}</p>
              <Button variant="quiet" onClick={() => guest.ask(isSample ? "start-own" : "keep")}>
                {isSample ? startOwn : keepPlan}
              </Button>
            </div>
          </>
        )}
        {!session.student?.isGuest && (
          <>
            <div className="account__part">
              <h3>{text.login}</h3>
              <p>{waySentence(account, session.student?.email ?? null)}</p>
              <EmailVerification />
              <SchoolAddress />
            </div>
            <PasswordForm />
            <EmailForm />
          </>
        )}
        <PhoneForm />
      </div>
    </Card>
  );
});

/** Asks for a personal address instead of one that its school may close. */
const SchoolAddress = observer(function SchoolAddress() {
  const { account, session } = useStores();
  const email = session.student?.email ?? "";
  if (!isSchoolAddress(email)) return null;
  return (
    <Notice icon={School}>
      {text.schoolAddress(email)} {!account.hasPassword && text.passwordToo}
    </Notice>
  );
});
