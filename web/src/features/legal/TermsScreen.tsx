import * as text from "@text/legal/terms";
import { TERMS_CHANGED_ON } from "./changedOn.ts";
import { LegalPage, LegalPart } from "./LegalPage.tsx";

export function TermsScreen() {
  return (
    <LegalPage title={text.title} heading={text.heading} lead={text.lead} changedOn={TERMS_CHANGED_ON}>
      {text.parts.map(({ heading, paragraphs }) => (
        <LegalPart key={heading} heading={heading} paragraphs={paragraphs} />
      ))}
    </LegalPage>
  );
}
