import * as text from "@text/profile/account";
import { observer } from "mobx-react-lite";
import { Card } from "../../components/Card.tsx";
import { EmailVerification } from "../../layout/EmailVerification.tsx";
import { useStores } from "../../stores/useStores.ts";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { UsernameForm } from "./UsernameForm.tsx";
import { waySentence } from "./waySentence.ts";
import "./AccountCard.css";

export const AccountCard = observer(function AccountCard() {
  const { account, session } = useStores();

  return (
    <Card className="account-card" heading={text.accountInformation}>
      <div className="card__body account">
        <UsernameForm />
        {!session.isGuest && (
          <>
            <div className="account__part">
              <h3>{text.login}</h3>
              <p>{waySentence(account, session.email)}</p>
              <EmailVerification />
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
