import * as text from "@text/layout/frame";
import { LogOut, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { Boundary } from "../components/Boundary.tsx";
import { Brand } from "../components/Brand.tsx";
import { CardBoundary } from "../components/CardBoundary.tsx";
import { keepsFocus } from "../components/keepsFocus.ts";
import { SampleOwner } from "../components/planOwner.ts";
import { PROFILE } from "../paths.ts";
import { usePlan } from "../stores/usePlan.ts";
import { useStores } from "../stores/useStores.ts";
import { applyAppearance } from "../styles/appearance.ts";
import { DeviceNotice } from "./DeviceNotice.tsx";
import { GuestBar } from "./GuestBar.tsx";
import { Navigation } from "./Navigation.tsx";
import { QuickLog } from "./quick-log/QuickLog.tsx";
import { SiteSearch } from "./search/SiteSearch.tsx";
import { TimerBar } from "./TimerBar.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";
import { Unsent } from "./unsent/Unsent.tsx";
import { Waypoint } from "./Waypoint.tsx";
import "./SignedInLayout.css";

/** The frame of every page after sign-in. */
export const SignedInLayout = observer(function SignedInLayout() {
  const { connection, device } = useStores();
  const { user } = usePlan();
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [logsHours, setLogsHours] = useState(false);
  const preferences = user.user?.preferences;

  useEffect(() => {
    if (preferences) applyAppearance({ theme: preferences.theme, mode: preferences.mode });
  }, [preferences]);

  // A new page in the same document: readers and the keyboard start again at its top.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The part of a page that an address names takes the focus itself.
    if (hash !== "" || keepsFocus()) return;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname, hash]);

  return (
    <SampleOwner value={user.sampleName}>
      <a className="skip-link" href="#main">
        {text.skipToContent}
      </a>
      <div role="status">
        {!(connection.isOnline && connection.isReachable) && (
          <p className="offline-bar">
            <WifiOff className="icon" aria-hidden />
            {connection.isOnline ? text.unreachable : text.offline}{" "}
            {whatBecomesOfChanges(connection.waitingWrites, device.isWithoutCache)}
            {connection.isMissingLists && ` ${text.restFollows}`}
          </p>
        )}
      </div>
      <GuestBar />
      <UpdateNotice />
      <DeviceNotice />
      <Unsent />
      <CardBoundary name={text.runningTimer}>
        <TimerBar />
      </CardBoundary>
      <div className="frame">
        <header>
          <div className="frame__rail">
            <Link to="/dashboard" className="frame__brand">
              <Brand />
            </Link>
            <CardBoundary name={text.logHours}>
              <QuickLog isOpen={logsHours} onOpen={setLogsHours} />
            </CardBoundary>
            <Navigation />
            <Boundary fallback={() => null}>
              <Waypoint />
            </Boundary>
            <Link to={`${PROFILE}#log-out`} className="frame__log-out">
              <LogOut className="icon" aria-hidden />
              <span className="frame__log-out-label">{text.logOut}</span>
            </Link>
          </div>
          <CardBoundary name={text.searchSite}>
            <SiteSearch onLogHours={() => setLogsHours(true)} />
          </CardBoundary>
        </header>
        <main id="main" ref={main} className="frame__main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </SampleOwner>
  );
});

function whatBecomesOfChanges(waitingWrites: number, isWithoutCache: boolean): string {
  if (isWithoutCache) return text.changesNotKept;
  return waitingWrites === 0 ? text.changesKept : text.changesWaiting(waitingWrites);
}
