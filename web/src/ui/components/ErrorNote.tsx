import { tryAgain } from "@text/common";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

interface ErrorNoteProps {
  retry?: (() => void) | undefined;
  children?: ReactNode;
}

/** Shows a failure where it happened. Renders nothing without a failure. */
export function ErrorNote({ retry, children }: ErrorNoteProps) {
  if (!children) return null;
  const action = retry && (
    <Button variant="quiet" onClick={retry}>
      {tryAgain}
    </Button>
  );
  return (
    <Notice icon={CircleAlert} tone="danger" role="alert" action={action}>
      {children}
    </Notice>
  );
}
