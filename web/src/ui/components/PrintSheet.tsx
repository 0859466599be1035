import { ofSample } from "@text/sample";
import { type ReactNode, useContext, useEffect } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { SampleOwner } from "./planOwner.ts";
import { asksForPaper } from "./printsOnArrival.ts";
import { usePageFooter } from "./usePageFooter.ts";
import "./PrintSheet.css";

interface PrintSheetProps {
  /** The heading of the first page, and the footer of every page. */
  title: string;
  /** Whether it is printed in place of the page's own sheet. */
  hidesOthers?: boolean;
  children: ReactNode;
}

/** The printed version of a page. It is rendered outside the app and hidden on screen; in print, only it shows. */
export function PrintSheet({ title: ownTitle, hidesOthers = false, children }: PrintSheetProps) {
  const owner = useContext(SampleOwner);
  const title = owner === null ? ownTitle : ofSample(ownTitle, owner);
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  usePageFooter(title);

  useEffect(() => {
    if (hidesOthers || !asksForPaper(state)) return;
    // Navigates before printing, so that a reload does not print again.
    void navigate({ pathname, search, hash }, { replace: true });
    window.print();
  }, [hidesOthers, state, pathname, search, hash, navigate]);

  return createPortal(
    <div className="print-sheet" data-hides-others={hidesOthers || undefined}>
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}
