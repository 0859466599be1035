import { skipToContent } from "@text/common";
import type { ReactNode } from "react";
import { Brand } from "./components/Brand.tsx";
import { pageTitle } from "./components/pageTitle.ts";
import "./GateLayout.css";

interface GateLayoutProps {
  /** Comes before the site's name in the browser's tab. */
  title: string;
  /** A picture next to the text; below it on a phone, where what to do comes first. */
  picture?: ReactNode;
  /** Small links at the end of the top line. */
  exits?: ReactNode;
  /** The page's footer. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of pages outside the signed-in app: the brand and one task. */
export function GateLayout({ title, picture, exits, foot, children }: GateLayoutProps) {
  return (
    <div className={picture ? "gate gate--picture" : "gate"}>
      <title>{pageTitle(title)}</title>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <header className="gate__head">
        <Brand />
        {exits}
      </header>
      <main id="main" tabIndex={-1} className="gate__main">
        {children}
      </main>
      {picture && <div className="gate__picture">{picture}</div>}
      {foot && <footer className="gate__foot">{foot}</footer>}
    </div>
  );
}
