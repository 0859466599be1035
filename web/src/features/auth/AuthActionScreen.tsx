import * as text from "@text/auth/links";
import { Link, useSearchParams } from "react-router-dom";
import { AUTH } from "../../base/paths.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { AppliedLink } from "./AppliedLink.tsx";
import { PasswordReset } from "./PasswordReset.tsx";
import "../../ui/components/Button.css";
import "./AuthScreen.css";

/** The target of the links in our emails. Firebase puts the mode and the code into the address. */
export function AuthActionScreen() {
  const [query] = useSearchParams();
  const mode = query.get("mode");
  const code = query.get("oobCode");

  if (code && mode === "resetPassword") return <PasswordReset code={code} />;
  if (code && (mode === "verifyEmail" || mode === "recoverEmail" || mode === "verifyAndChangeEmail")) {
    return <AppliedLink mode={mode} code={code} />;
  }
  return (
    <GateLayout title={text.link}>
      <h1>{text.incomplete}</h1>
      <div className="auth">
        <ErrorNote>{text.copyWholeLink}</ErrorNote>
        <div className="gate__ways">
          <Link className={buttonClass("solid")} to={AUTH}>
            {text.goToCairn}
          </Link>
        </div>
      </div>
    </GateLayout>
  );
}
