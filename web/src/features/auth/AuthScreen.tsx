import * as text from "@text/auth/auth";
import { promise } from "@text/legal/links";
import { Info } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useStores } from "../../stores/useStores.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { LegalLinks } from "../../ui/LegalLinks.tsx";
import { AUTH_PANELS, panelOf, panelOpenAtFirst } from "./authPanels.ts";
import { broughtEmailIn, fillEmail } from "./broughtEmail.ts";
import { forgetIdentity } from "./keptIdentity.ts";
import { TrailMap } from "./TrailMap.tsx";
import "./AuthScreen.css";

const DeletionReceipt = onDemand(async () => (await import("./DeletionReceipt.tsx")).DeletionReceipt);
const NotRegisteredDialog = onDemand(async () => (await import("./NotRegisteredDialog.tsx")).NotRegisteredDialog);

/**
 * The landing page. The session guard redirects as soon as the session is open, so nothing here navigates after
 * sign-in.
 */
export const AuthScreen = observer(function AuthScreen() {
  const { account, session } = useStores();
  const { notice, state: here } = session;
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<string | null>(() => panelOpenAtFirst(hash));

  useEffect(() => {
    if (!hash) return;
    const named = panelOf(hash);
    let isWanted = true;
    const open = () => isWanted && setOpenId(named);
    // Opens once its content has loaded. If loading fails, the panel shows the error.
    prepare(named).then(open, open);
    return () => {
      isWanted = false;
    };
  }, [hash]);

  // This screen unmounts once the student is signed in.
  useEffect(() => forgetIdentity, []);

  function handleToggle(id: string) {
    const isOpening = id !== openId;
    if (!isOpening) setOpenId(null);
    void navigate({ hash: isOpening ? id : "" }, { replace: true, preventScrollReset: true });
  }

  return (
    <GateLayout title={text.title} picture={<TrailMap />} foot={<PrivacyPromise />}>
      <h1>{text.welcome}</h1>
      <p className="gate__lead">{text.lead}</p>
      <div className="auth">
        {notice?.place === "sign-in" && (
          <Notice icon={Info} tone="warn" role="status">
            {notice.text}
          </Notice>
        )}
        {account.deletion !== null && <DeletionReceipt />}
        {here.status === "failed" && <ErrorNote retry={() => void session.retry()}>{here.failure}</ErrorNote>}
        {AUTH_PANELS.map(({ id, heading, Icon, Panel }) => (
          <Fold
            key={id}
            heading={heading}
            mark={<Icon className="icon" />}
            isOpen={id === openId}
            onToggle={() => handleToggle(id)}
          >
            <Body Panel={Panel} isOpen={id === openId} email={panelOf(hash) === id ? broughtEmailIn(state) : null} />
          </Fold>
        ))}
      </div>
      {here.status === "not-registered" && <NotRegisteredDialog />}
    </GateLayout>
  );
});

function PrivacyPromise() {
  return (
    <>
      {promise.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <LegalLinks />
    </>
  );
}

async function prepare(id: string | null): Promise<void> {
  await AUTH_PANELS.find((panel) => panel.id === id)?.Panel.prepare?.();
}

interface BodyProps {
  Panel: ComponentType;
  isOpen: boolean;
  /** The email that a link from another panel has brought. */
  email: string | null;
}

/** Mounts with the first opening and then stays, so closing it loses nothing typed. */
function Body({ Panel, isOpen, email }: BodyProps) {
  const [isWanted, setIsWanted] = useState(isOpen);
  const place = useRef<HTMLDivElement>(null);
  if (isOpen && !isWanted) setIsWanted(true);

  useEffect(() => {
    if (isOpen && email !== null && place.current) fillEmail(place.current, email);
  }, [isOpen, email]);

  return <div ref={place}>{isWanted && <Panel />}</div>;
}
