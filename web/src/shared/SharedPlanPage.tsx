import { tryAgain } from "@text/common";
import * as text from "@text/shared/page";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { PRIVACY } from "../base/paths.ts";
import { Brand } from "../ui/components/Brand.tsx";
import { Button } from "../ui/components/Button.tsx";
import { Loading } from "../ui/components/Loading.tsx";
import { onDemand } from "../ui/components/onDemand.tsx";
import { pageTitle } from "../ui/components/pageTitle.ts";
import { OpenPlanView } from "./OpenPlanView.tsx";
import type { SharedPlanStatus, SharedPlanStore } from "./SharedPlanStore.ts";
import type { ShareLink } from "./shareLink.ts";
import { useSharedPlan } from "./useSharedPlan.ts";
import "./SharedPlanPage.css";

interface SharedPlanPageProps {
  store: SharedPlanStore;
  /** Null if the address names no share. */
  link: ShareLink | null;
}

const ReportDialog = onDemand(async () => (await import("./ReportDialog.tsx")).ReportDialog);

/** The page that opens a shared plan, for a reader without an account. */
export function SharedPlanPage({ store, link }: SharedPlanPageProps) {
  const view = useSharedPlan(store);
  const { status, plan } = view;
  if (status === "loading") return <Frame>{<Loading what={text.what} shape="page" />}</Frame>;
  if (!plan || !link) return <StateScreen status={status} retry={store.open} />;
  return (
    <Frame
      tools={
        <Button variant="quiet" className="shared__print" onClick={() => print()}>
          <Printer className="icon" aria-hidden />
          {text.print}
        </Button>
      }
      foot={<ReportLine link={link} />}
    >
      <OpenPlanView plan={plan} view={view} link={link} />
    </Frame>
  );
}

interface FrameProps {
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

function Frame({ tools, foot, children }: FrameProps) {
  return (
    <div className="shared">
      {/* Without the student's name: the browser's history keeps the title. */}
      <title>{pageTitle(text.tabTitle)}</title>
      {/* A link would put its target in the place of the key. */}
      <button type="button" className="skip-link shared__skip" onClick={() => document.getElementById("main")?.focus()}>
        {text.skipToPlan}
      </button>
      <header className="shared__head">
        <a href="/" className="shared__home" aria-label={text.home}>
          <Brand />
        </a>
        {tools}
      </header>
      <main id="main" tabIndex={-1} className="shared__main">
        {children}
      </main>
      <footer className="shared__foot">
        {foot}
        <a href={PRIVACY}>{text.privacy}</a>
      </footer>
    </div>
  );
}

/** Why there is no plan, and what to do. Takes the focus where it replaces a plan. */
function StateScreen({ status, retry }: { status: SharedPlanStatus; retry: () => void }) {
  const words = status === "open" || status === "loading" ? text.states.failed : text.states[status];
  const isOver = status === "ended";
  useEffect(() => {
    if (isOver) document.getElementById("main")?.focus();
  }, [isOver]);
  return (
    <Frame>
      <div className="shared__state" role={isOver ? "alert" : undefined}>
        <h1>{words.heading}</h1>
        <p className="shared__lead">{words.text}</p>
        {status === "failed" && <Button onClick={retry}>{tryAgain}</Button>}
        {status === "unreadable" && <Button onClick={() => location.reload()}>{text.reload}</Button>}
      </div>
    </Frame>
  );
}

function ReportLine({ link }: { link: ShareLink }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="shared__sealed">{text.sealedNote}</p>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        {text.report}
      </Button>
      {isOpen && <ReportDialog link={link} onClose={() => setIsOpen(false)} />}
    </>
  );
}
