import * as text from "@text/legal/schoolAccounts";
import { useStores } from "../../stores/useStores.ts";
import { SCHOOL_ACCOUNTS_CHANGED_ON } from "./changedOn.ts";
import { LegalPage, LegalPart } from "./LegalPage.tsx";
import { schoolAddresses } from "./schoolAddresses.ts";

/** What a school's IT office needs to allow Cairn for its accounts and on its network. */
export function SchoolAccounts() {
  const { account } = useStores();
  const providers = account.providers.map(({ id }) => id);
  const clientId = import.meta.env.VITE_GOOGLE_CLIENT_ID;
  const addresses = schoolAddresses({
    host: globalThis.location.host,
    providers,
    hasAppCheck: Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY),
  });
  return (
    <LegalPage title={text.title} heading={text.heading} lead={text.lead} changedOn={SCHOOL_ACCOUNTS_CHANGED_ON}>
      <LegalPart heading={text.about} paragraphs={text.aboutParts} />
      {providers.includes("google") && (
        <LegalPart
          heading={text.google}
          paragraphs={clientId ? text.googleSteps : [...text.googleSteps, text.findClientId]}
        >
          {clientId && (
            <p>
              {text.clientId}: <code translate="no">{clientId}</code>
            </p>
          )}
        </LegalPart>
      )}
      {providers.includes("microsoft") && <LegalPart heading={text.microsoft} paragraphs={text.microsoftSteps} />}
      <LegalPart heading={text.addresses} paragraphs={[text.addressesHint, text.popups]}>
        <ul aria-label={text.addresses} translate="no">
          {addresses.map((address) => (
            <li key={address}>
              <code>{address}</code>
            </li>
          ))}
        </ul>
      </LegalPart>
      <LegalPart heading={text.forgetting} paragraphs={[text.forgettingHint]} />
    </LegalPage>
  );
}
