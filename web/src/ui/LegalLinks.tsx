import * as text from "@text/legal/links";
import { PRIVACY, TERMS } from "../base/paths.ts";
import { NewTabLink } from "./components/NewTabLink.tsx";
import "./LegalLinks.css";

/** They open in a new tab, so a student filling in a form next to them loses nothing. */
export function LegalLinks() {
  return (
    <p className="legal-links">
      <NewTabLink href={PRIVACY}>{text.privacy}</NewTabLink>
      <NewTabLink href={TERMS}>{text.terms}</NewTabLink>
    </p>
  );
}
