import { ofSample } from "@text/sample";
import { type ReactNode, useContext, useEffect } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { SampleOwner } from "./planOwner.ts";
import { asksForPaper } from "./printsOnArrival.ts";
import { usePageFooter } from "./usePageFooter.ts";
import "./PrintSheet.css";

interface PrintSheetProps {
  /** The heading of the first page, and the foot of each. */
  title: string;
  children: ReactNode;
}

/** What the page is on paper. It stands beside the app, unseen on a screen; on paper it stands alone. */
export function PrintSheet({ title: ownTitle, children }: PrintSheetProps) {
  const owner = useContext(SampleOwner);
  const title = owner === null ? ownTitle : ofSample(ownTitle, owner);
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  usePageFooter(title);

  useEffect(() => {
    if (!asksForPaper(state)) return;
    // First, so that a reload does not print again.
    void navigate({ pathname, search, hash }, { replace: true });
    window.print();
  }, [state, pathname, search, hash, navigate]);

  return createPortal(
    <div className="print-sheet">
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}
