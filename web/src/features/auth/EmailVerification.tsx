import * as text from "@text/layout/frame";
import { MailCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { messageOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

/** A note until the student has verified their email address, with a button to get the email again. */
export const EmailVerification = observer(function EmailVerification() {
  const { account, session } = useStores();
  const email = session.student?.email ?? null;
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function handleSend() {
    setSending(true);
    setError(null);
    setSentTo(null);
    try {
      await account.sendVerification();
      setSentTo(session.student?.email ?? null);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setSending(false);
    }
  }

  if (email === null || session.student?.emailVerified) return null;
  return (
    <div>
      <Notice
        icon={MailCheck}
        action={
          <Button variant="quiet" busy={sending} busyLabel={text.sending} onClick={handleSend}>
            {text.sendAgain}
          </Button>
        }
      >
        <span role="status">{sentTo === null ? text.confirmEmail(email) : text.newLinkSent(sentTo)}</span>
      </Notice>
      <ErrorNote>{error}</ErrorNote>
    </div>
  );
});
