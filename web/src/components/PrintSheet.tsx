import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { usePageFooter } from "./usePageFooter.ts";
import "./PrintSheet.css";

interface PrintSheetProps {
  /** The heading of the first page, and the foot of each. */
  title: string;
  children: ReactNode;
}

/** What the page is on paper. It stands beside the app, unseen on a screen; on paper it stands alone. */
export function PrintSheet({ title, children }: PrintSheetProps) {
  usePageFooter(title);
  return createPortal(
    <div className="print-sheet">
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}
