import { Info } from "lucide-react";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Fold } from "../../components/Fold.tsx";
import { Notice } from "../../components/Notice.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { useStores } from "../../stores/useStores.ts";
import { AUTH_PANELS, panelOf } from "./authPanels.ts";
import { TrailMap } from "./TrailMap.tsx";
import "./AuthScreen.css";

// Few ever see it, and whoever does has just been online.
const NotRegisteredDialog = lazy(async () => ({
  default: (await import("./NotRegisteredDialog.tsx")).NotRegisteredDialog,
}));

/** The landing page. A guard leads on as soon as the session is open, so nothing here navigates after sign-in. */
export const AuthScreen = observer(function AuthScreen() {
  const { session } = useStores();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<string | null>(panelOf(hash));

  useEffect(() => {
    if (hash) setOpenId(panelOf(hash));
  }, [hash]);

  function handleToggle(id: string) {
    const isOpening = id !== openId;
    setOpenId(isOpening ? id : null);
    void navigate({ hash: isOpening ? id : "" }, { replace: true, preventScrollReset: true });
  }

  return (
    <GateLayout title="Welcome" picture={<TrailMap />}>
      <h1>Welcome to Cairn</h1>
      <p className="gate__lead">
        Plan the climb from high school to medical or dental school. One task, one stone, one step at a time.
      </p>
      <div className="auth">
        {session.notice !== null && (
          <Notice icon={Info} tone="warn" role="status">
            {session.notice}
          </Notice>
        )}
        {session.status === "failed" && <ErrorNote retry={() => void session.retry()}>{session.failure}</ErrorNote>}
        {AUTH_PANELS.map(({ id, heading, Icon, Panel }) => (
          <Fold
            key={id}
            heading={heading}
            mark={<Icon className="icon" />}
            isOpen={id === openId}
            onToggle={() => handleToggle(id)}
          >
            <Panel />
          </Fold>
        ))}
      </div>
      {session.status === "not-registered" && (
        <Suspense>
          <NotRegisteredDialog />
        </Suspense>
      )}
    </GateLayout>
  );
});
