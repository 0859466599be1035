import * as text from "@text/legal/terms";
import { useLocation } from "react-router-dom";
import { TERMS } from "../../base/paths.ts";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { TERMS_CHANGED_ON } from "./changedOn.ts";
import { LegalPage, LegalPart } from "./LegalPage.tsx";

const SchoolAccounts = onDemand(async () => (await import("./SchoolAccounts.tsx")).SchoolAccounts);

/** The terms and, below their address, what a school's IT office needs. */
export function TermsScreen() {
  if (useLocation().pathname.startsWith(`${TERMS}/schools`)) return <SchoolAccounts />;
  return (
    <LegalPage title={text.title} heading={text.heading} lead={text.lead} changedOn={TERMS_CHANGED_ON}>
      {text.parts.map(({ heading, paragraphs }) => (
        <LegalPart key={heading} heading={heading} paragraphs={paragraphs} />
      ))}
    </LegalPage>
  );
}
