import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../components/buttonClass.ts";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { messageOf } from "../../errors.ts";
import { EmailVerification } from "../../layout/EmailVerification.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { AUTH, DASHBOARD } from "../../paths.ts";
import { useStores } from "../../stores/useStores.ts";
import { ResetRequest } from "./ResetRequest.tsx";
import { isSpent } from "./spentCode.ts";

interface Words {
  readonly title: string;
  readonly done: string;
  /** What the page says once it is done; `email` is the address the account has now. */
  readonly told: (email: string) => string;
}

const WORDS = {
  verifyEmail: {
    title: "Confirming your email",
    done: "Your email is confirmed",
    told: (email) => `${email} is yours.`,
  },
  verifyAndChangeEmail: {
    title: "Changing your email",
    done: "Your email is changed",
    told: (email) => `From now on you log in as ${email}.`,
  },
  recoverEmail: {
    title: "Bringing back your email",
    done: "Your old email is back",
    told: (email) => `You log in as ${email} again. If it was not you who changed it, choose a new password now.`,
  },
} as const satisfies Readonly<Record<string, Words>>;

type Step =
  | { readonly name: "working" }
  | { readonly name: "done"; readonly email: string }
  | { readonly name: "failed"; readonly failure: unknown };

interface AppliedLinkProps {
  mode: keyof typeof WORDS;
  code: string;
}

/** The page behind a link that does its work by being opened. */
export const AppliedLink = observer(function AppliedLink({ mode, code }: AppliedLinkProps) {
  const { account, session } = useStores();
  const [step, setStep] = useState<Step>({ name: "working" });
  const applied = useRef<string | null>(null);
  const { title, done, told } = WORDS[mode];

  const apply = useCallback(async () => {
    setStep({ name: "working" });
    try {
      const links = await account.mailedLinks();
      const { email } = await links.apply(code);
      setStep({ name: "done", email: email ?? "This address" });
    } catch (failure) {
      setStep({ name: "failed", failure });
    }
  }, [account, code]);

  useEffect(() => {
    // A code works once, and React runs effects twice while developing.
    if (applied.current === code) return;
    applied.current = code;
    void apply();
  }, [apply, code]);

  return (
    <GateLayout title={title}>
      <h1>{step.name === "done" ? done : title}</h1>
      {step.name === "working" && <Loading what="your link" />}
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
              {session.openUid === null ? "Go to Login" : "Go to your dashboard"}
            </Link>
          </div>
        )}
      </div>
    </GateLayout>
  );
});
