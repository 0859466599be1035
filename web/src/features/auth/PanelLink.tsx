import type { MouseEvent, RefObject } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { BroughtEmail } from "./broughtEmail.ts";

interface PanelLinkProps {
  /** The panel's id. */
  to: string;
  /** The form with the email to take along. */
  form: RefObject<HTMLFormElement | null>;
  children: string;
}

/** Opens another panel of the page and takes the typed email along. */
export function PanelLink({ to, form, children }: PanelLinkProps) {
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    const typed = form.current && new FormData(form.current).get("email");
    const state: BroughtEmail = { email: typeof typed === "string" ? typed.trim() : "" };
    void navigate({ hash: to }, { state, replace: true, preventScrollReset: true });
  }

  return (
    <Link className="auth__remedy" to={{ hash: to }} onClick={handleClick}>
      {children}
    </Link>
  );
}
