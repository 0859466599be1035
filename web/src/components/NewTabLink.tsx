import { opensInNewTab } from "@text/common";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import "./NewTabLink.css";

interface NewTabLinkProps {
  href: string;
  /** Where links stand by themselves, a sign tells that they lead away; in a sentence it would only disturb. */
  hasIcon?: boolean;
  children: ReactNode;
}

/** A link to a site of somebody else, which is not told where the student came from. */
export function NewTabLink({ href, hasIcon = false, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={hasIcon ? "new-tab-link" : undefined}>
      {children}
      {hasIcon && <ExternalLink className="icon" aria-hidden />}
      <span className="visually-hidden">{opensInNewTab}</span>
    </a>
  );
}
