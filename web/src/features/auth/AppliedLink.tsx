import * as text from "@text/auth/links";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../base/errors.ts";
import { AUTH, DASHBOARD } from "../../base/paths.ts";
import { useStores } from "../../stores/useStores.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { EmailVerification } from "./EmailVerification.tsx";
import { ResetRequest } from "./ResetRequest.tsx";
import { isSpent } from "./spentCode.ts";

type Step =
  | { readonly name: "working" }
  | { readonly name: "done"; readonly email: string }
  | { readonly name: "failed"; readonly failure: unknown };

interface AppliedLinkProps {
  mode: keyof typeof text.applied;
  code: string;
}

/** The page of a mailed link that does its work when it is opened. */
export const AppliedLink = observer(function AppliedLink({ mode, code }: AppliedLinkProps) {
  const { account, session } = useStores();
  const [step, setStep] = useState<Step>({ name: "working" });
  const applied = useRef<string | null>(null);
  const { title, done, told } = text.applied[mode];

  const apply = useCallback(async () => {
    setStep({ name: "working" });
    try {
      const links = await account.mailedLinks();
      const { email } = await links.apply(code);
      setStep({ name: "done", email: email ?? text.thisAddress });
    } catch (failure) {
      setStep({ name: "failed", failure });
    }
  }, [account, code]);

  useEffect(() => {
    // A code works once, and React runs effects twice in development.
    if (applied.current === code) return;
    applied.current = code;
    void apply();
  }, [apply, code]);

  return (
    <GateLayout title={title}>
      <h1>{step.name === "done" ? done : title}</h1>
      {step.name === "working" && <Loading what={text.yourLink} />}
      {step.name === "done" && (
        <p className="gate__lead" role="status">
          {told(step.email)}
        </p>
      )}
      <div className="auth">
        {step.name === "failed" && (
          <ErrorNote retry={isSpent(step.failure) ? undefined : () => void apply()}>
            {messageOf(step.failure)}
          </ErrorNote>
        )}
        {step.name === "failed" && mode === "verifyEmail" && session.openUid !== null && <EmailVerification />}
        {step.name === "done" && mode === "recoverEmail" && <ResetRequest email={step.email} />}
        {step.name !== "working" && (
          <div className="gate__ways">
            <Link className={buttonClass("solid")} to={session.openUid === null ? AUTH : DASHBOARD}>
              {session.openUid === null ? text.goToLogin : text.goToDashboard}
            </Link>
          </div>
        )}
      </div>
    </GateLayout>
  );
});
