import { skipToContent } from "@text/layout/frame";
import type { ReactNode } from "react";
import { Brand } from "../components/Brand.tsx";
import { pageTitle } from "../components/pageTitle.ts";
import "./GateLayout.css";

interface GateLayoutProps {
  /** Stands before the name of the site in the browser's tab. */
  title: string;
  /** A picture beside the text; above it on a phone. */
  picture?: ReactNode;
  /** Small ways out, at the end of the top line. */
  exits?: ReactNode;
  /** The end of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of pages outside the signed-in app: the sign over the door and one thing to do. */
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
      {picture && <div className="gate__picture">{picture}</div>}
      <main id="main" tabIndex={-1} className="gate__main">
        {children}
      </main>
      {foot && <footer className="gate__foot">{foot}</footer>}
    </div>
  );
}
