import * as text from "@text/auth/links";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../base/errors.ts";
import { AUTH, DASHBOARD } from "../../base/paths.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { EmailVerification } from "./EmailVerification.tsx";
import { ResetRequest } from "./ResetRequest.tsx";
import { isSpent } from "./spentCode.ts";

type Step =
  | { readonly name: "reading" }
  /** `failure`: of the last press, null before it. */
  | { readonly name: "asking"; readonly email: string; readonly isBusy: boolean; readonly failure: unknown }
  | { readonly name: "done"; readonly email: string }
  | { readonly name: "failed"; readonly failure: unknown };

interface AppliedLinkProps {
  mode: keyof typeof text.applied;
  code: string;
}

/**
 * The page of a mailed link that does its work with a press. Opening it changes nothing, because mail scanners open every
 * link of a mail, and a code works once.
 */
export const AppliedLink = observer(function AppliedLink({ mode, code }: AppliedLinkProps) {
  const { account, session } = useStores();
  const [read, setRead] = useState<Step>({ name: "reading" });
  const { title, asked, press, done, told } = text.applied[mode];
  const step = usedBefore(mode, read, session.student) ?? read;

  const readLink = useCallback(async () => {
    setRead({ name: "reading" });
    try {
      const links = await account.mailedLinks();
      const email = (await links.emailBehind(code)) ?? text.thisAddress;
      setRead({ name: "asking", email, isBusy: false, failure: null });
    } catch (failure) {
      setRead({ name: "failed", failure });
    }
  }, [account, code]);

  useEffect(() => void readLink(), [readLink]);

  async function handlePress(email: string) {
    setRead({ name: "asking", email, isBusy: true, failure: null });
    try {
      const links = await account.mailedLinks();
      await links.apply(code);
      setRead({ name: "done", email });
    } catch (failure) {
      setRead(isSpent(failure) ? { name: "failed", failure } : { name: "asking", email, isBusy: false, failure });
    }
  }

  return (
    <GateLayout title={title}>
      <h1>{step.name === "done" ? done : title}</h1>
      {step.name === "reading" && <Loading what={text.yourLink} />}
      {step.name === "asking" && (
        <>
          <p className="gate__lead">{asked(step.email)}</p>
          <ErrorNote>{step.failure !== null && messageOf(step.failure)}</ErrorNote>
          <div className="gate__ways">
            <Button busy={step.isBusy} onClick={() => handlePress(step.email)}>
              {press}
            </Button>
          </div>
        </>
      )}
      {step.name === "done" && (
        <p className="gate__lead" role="status">
          {told(step.email)}
        </p>
      )}
      <div className="auth">
        {step.name === "failed" && <FailedLink mode={mode} failure={step.failure} retry={() => void readLink()} />}
        {step.name === "done" && mode === "recoverEmail" && <ResetRequest email={step.email} />}
        {(step.name === "done" || step.name === "failed") && (
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

interface FailedLinkProps {
  mode: AppliedLinkProps["mode"];
  failure: unknown;
  retry: () => void;
}

/** Why a link has failed and, if it never works again, what is true of the account and what to do. */
const FailedLink = observer(function FailedLink({ mode, failure, retry }: FailedLinkProps) {
  const { session } = useStores();
  const email = session.student?.email ?? null;
  if (!isSpent(failure)) return <ErrorNote retry={retry}>{messageOf(failure)}</ErrorNote>;
  return (
    <>
      <ErrorNote>{messageOf(failure)}</ErrorNote>
      <p>{email === null ? text.applied[mode].spent : text.loggedInAs(email)}</p>
      {mode === "verifyEmail" && session.openUid !== null && <EmailVerification />}
      {mode === "recoverEmail" && email === null && <ResetRequest />}
    </>
  );
});

/** A spent link has done its work if the address of whoever is logged in is confirmed. */
function usedBefore(
  mode: AppliedLinkProps["mode"],
  step: Step,
  student: { readonly email: string | null; readonly emailVerified: boolean } | null,
): Step | null {
  const isUsed = mode === "verifyEmail" && step.name === "failed" && isSpent(step.failure);
  return isUsed && student?.emailVerified && student.email !== null ? { name: "done", email: student.email } : null;
}
