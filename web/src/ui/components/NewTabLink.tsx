import { opensInNewTab } from "@text/common";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import "./NewTabLink.css";

interface NewTabLinkProps {
  href: string;
  /** Standalone links show an icon that they leave Cairn. Inside a sentence it would only distract. */
  hasIcon?: boolean;
  children: ReactNode;
}

/** A link to another site. It sends no referrer. */
export function NewTabLink({ href, hasIcon = false, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={hasIcon ? "new-tab-link" : undefined}>
      {children}
      {hasIcon && <ExternalLink className="icon" aria-hidden />}
      <span className="visually-hidden">{opensInNewTab}</span>
    </a>
  );
}
