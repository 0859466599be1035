import { GUEST_DAYS } from "@domain/account/guestDays";
import * as text from "@text/legal/privacy";
import { PRIVACY_CHANGED_ON } from "./changedOn.ts";
import { LegalPage, LegalPart } from "./LegalPage.tsx";
import { DEVICE, SERVER, type StoredThing } from "./whatIsStored.ts";

/** The privacy page. Tests compare its two lists with the code. */
export function PrivacyScreen() {
  const asksReCaptcha = Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return (
    <LegalPage title={text.title} heading={text.heading} lead={text.lead} changedOn={PRIVACY_CHANGED_ON}>
      <LegalPart heading={text.inShort} paragraphs={text.shortly} />
      <section>
        <h2>{text.onServer}</h2>
        <p>{text.onServerHint}</p>
        <StoredList label={text.onServer} words={text.server} things={SERVER} />
      </section>
      <section>
        <h2>{text.onDevice}</h2>
        <p>{text.onDeviceHint}</p>
        <StoredList label={text.onDevice} words={text.device} things={DEVICE} />
      </section>
      <LegalPart heading={text.others} paragraphs={[...text.otherParts, ...(asksReCaptcha ? [text.appCheck] : [])]} />
      <LegalPart heading={text.guests} paragraphs={text.guestParts(GUEST_DAYS)} />
      <LegalPart heading={text.children} paragraphs={text.childrenParts} />
      <LegalPart heading={text.security} paragraphs={text.securityParts} />
      <LegalPart heading={text.leaving} paragraphs={text.leavingParts} />
    </LegalPage>
  );
}

interface Words {
  readonly what: string;
  readonly kept?: string;
  readonly seenBy?: string;
}

interface StoredListProps<Id extends string> {
  label: string;
  words: Readonly<Record<Id, Words>>;
  things: Readonly<Record<Id, StoredThing>>;
}

function StoredList<Id extends string>({ label, words, things }: StoredListProps<Id>) {
  const all: readonly [string, Words][] = Object.entries(words);
  return (
    <dl className="legal__list" aria-label={label}>
      {all.map(([id, { what, kept, seenBy }]) => {
        // The texts and the lists have the same keys, by their types.
        const { names } = things[id as Id];
        return (
          <div key={id} className="legal__thing">
            <dt>{what}</dt>
            {kept !== undefined && (
              <dd>
                {text.kept} {kept}
              </dd>
            )}
            {seenBy !== undefined && (
              <dd>
                {text.seenBy} {seenBy}
              </dd>
            )}
            {names.length > 0 && (
              <dd>
                {text.name}: <code translate="no">{names.map((each) => each.replace(/^\//, "")).join(", ")}</code>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
