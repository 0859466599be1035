import { skipToContent } from "@text/common";
import * as text from "@text/layout/frame";
import { LogOut } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Link, Outlet, useLocation, useNavigate } from "react-router-dom";
import { applyAppearance } from "../../base/appearance.ts";
import { LOG_HOURS_HASH, PROFILE } from "../../base/paths.ts";
import { QuickLog } from "../../features/quick-log/QuickLog.tsx";
import { useFirstStores, useHasPlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Boundary } from "../../ui/components/Boundary.tsx";
import { Brand } from "../../ui/components/Brand.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { keepsFocus } from "../../ui/components/keepsFocus.ts";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { SampleOwner } from "../../ui/components/planOwner.ts";
import { AppBadge } from "./AppBadge.tsx";
import { GuestBar } from "./GuestBar.tsx";
import { Navigation } from "./Navigation.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { PlanNotice } from "./PlanNotice.tsx";
import { SiteSearch } from "./search/SiteSearch.tsx";
import { TimerBar } from "./TimerBar.tsx";
import { Unsent } from "./unsent/Unsent.tsx";
import { Waypoint } from "./Waypoint.tsx";
import "./SignedInLayout.css";

const FrameNotices = onDemand(async () => (await import("./FrameNotices.tsx")).FrameNotices);

/** The frame of every page after sign-in. */
export const SignedInLayout = observer(function SignedInLayout() {
  const { user } = useFirstStores();
  const { device, shell } = useStores();
  const hasPlan = useHasPlan();
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const shown = useRef(pathname);
  const [logsHours, setLogsHours] = useState(false);
  const preferences = user.user?.preferences;

  useEffect(() => {
    if (preferences) applyAppearance({ theme: preferences.theme, mode: preferences.mode });
  }, [preferences]);

  // The hash goes, so that the shortcut works again and a reload opens nothing.
  useEffect(() => {
    if (hash !== LOG_HOURS_HASH) return;
    setLogsHours(true);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  // After navigation, screen readers and the keyboard start again at the top of the page.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // If the address has a hash, that part of the page takes the focus itself.
    if (hash !== "" || keepsFocus()) return;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname, hash]);

  return (
    <SampleOwner value={user.sampleName}>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      {hasPlan && <AppBadge />}
      <GuestBar />
      <Unsent />
      <CardBoundary name={text.runningTimer}>{hasPlan && <TimerBar />}</CardBoundary>
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
            <Boundary fallback={() => null}>{hasPlan && <Waypoint />}</Boundary>
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
      <div className="frame__notices">
        <PlanNotice />
        {(device.hasNews || shell.hasUpdate) && <FrameNotices />}
        <OfflineBar />
      </div>
    </SampleOwner>
  );
});
