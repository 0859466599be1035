import type { Reminders } from "@domain/reminder/reminderAnswers";
import { EMAIL_RHYTHMS } from "@domain/reminder/reminderSettings";
import * as text from "@text/profile/reminders";
import { MailCheck, MailX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Choice } from "../../../ui/components/Choice.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import { dayText } from "../../../views/dayText.ts";
import type { RemindersStore } from "./RemindersStore.ts";

interface EmailPartProps {
  store: RemindersStore;
  reminders: Reminders;
}

/** How often the digest comes by email. Only a confirmed address gets it. */
export const EmailPart = observer(function EmailPart({ store, reminders }: EmailPartProps) {
  const { address, emailRefusedOn, isAddressVerified } = reminders;
  const { settings, saveError } = store;
  const heading = <h3 id="reminders-email">{text.email}</h3>;

  if (address === null) {
    return (
      <section className="reminders__part" aria-labelledby="reminders-email">
        {heading}
        <p className="quiet">{text.noAddress}</p>
      </section>
    );
  }
  if (!isAddressVerified) {
    return (
      <section className="reminders__part" aria-labelledby="reminders-email">
        {heading}
        <Notice icon={MailCheck}>
          {text.confirmFirst(address)} <a href="#account">{text.confirmHere}</a>
        </Notice>
      </section>
    );
  }
  return (
    <section className="reminders__part" aria-labelledby="reminders-email">
      {heading}
      <p className="quiet">{text.emailTo(address)}</p>
      {emailRefusedOn !== null && (
        <Notice icon={MailX} tone="warn">
          {text.refused(address, dayText(emailRefusedOn))}
        </Notice>
      )}
      <div className="reminders__choices" role="radiogroup" aria-labelledby="reminders-email">
        {EMAIL_RHYTHMS.map((rhythm) => (
          <Choice
            key={rhythm}
            type="radio"
            name="reminder-email"
            checked={settings.email === rhythm}
            onChange={() => void store.save("email", { email: rhythm })}
          >
            {text.rhythms[rhythm]}
          </Choice>
        ))}
      </div>
      <ErrorNote>{saveError?.place === "email" && saveError.message}</ErrorNote>
    </section>
  );
});
