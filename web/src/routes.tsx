import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect } from "react";
import { Navigate, Outlet, type RouteObject, useLocation } from "react-router-dom";
import { FocusOnArrival } from "./FocusOnArrival.tsx";
import {
  AUTH,
  AUTH_ACTION,
  DASHBOARD,
  isEntryRoute,
  PRIVACY,
  PROFILE,
  RESOURCES,
  redirectFor,
  STAGE_SELECTION,
  SUPPORT,
  TERMS,
  TIMELINE,
  TRACKER,
} from "./paths.ts";
import { AuthScreen } from "./screens/auth/AuthScreen.tsx";
import { SessionFailedScreen } from "./screens/error/SessionFailedScreen.tsx";
import { WaitingScreen } from "./screens/waiting/WaitingScreen.tsx";
import { useStores } from "./stores/useStores.ts";

const loadAuthAction = () => import("./screens/auth/AuthActionScreen.tsx");
const loadStageSelection = () => import("./screens/stage-selection/StageSelectionScreen.tsx");
const loadSignedIn = () => import("./SignedIn.tsx");
const loadDashboard = () => import("./screens/dashboard/DashboardScreen.tsx");
const loadTracker = () => import("./screens/tracker/TrackerScreen.tsx");
const loadTimeline = () => import("./screens/timeline/TimelineScreen.tsx");
const loadResources = () => import("./screens/resources/ResourcesScreen.tsx");
const loadSupport = () => import("./screens/support/SupportScreen.tsx");
const loadProfile = () => import("./screens/profile/ProfileScreen.tsx");
const loadNotFound = () => import("./screens/not-found/NotFoundScreen.tsx");
const loadPrivacy = () => import("./screens/legal/PrivacyScreen.tsx");
const loadTerms = () => import("./screens/legal/TermsScreen.tsx");

// React's lazy rather than the router's: a guard must decide before anything is loaded.
const AuthActionScreen = lazy(async () => ({ default: (await loadAuthAction()).AuthActionScreen }));
const StageSelectionScreen = lazy(async () => ({ default: (await loadStageSelection()).StageSelectionScreen }));
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));
const DashboardScreen = lazy(async () => ({ default: (await loadDashboard()).DashboardScreen }));
const TrackerScreen = lazy(async () => ({ default: (await loadTracker()).TrackerScreen }));
const TimelineScreen = lazy(async () => ({ default: (await loadTimeline()).TimelineScreen }));
const ResourcesScreen = lazy(async () => ({ default: (await loadResources()).ResourcesScreen }));
const SupportScreen = lazy(async () => ({ default: (await loadSupport()).SupportScreen }));
const ProfileScreen = lazy(async () => ({ default: (await loadProfile()).ProfileScreen }));
const NotFoundScreen = lazy(async () => ({ default: (await loadNotFound()).NotFoundScreen }));
const PrivacyScreen = lazy(async () => ({ default: (await loadPrivacy()).PrivacyScreen }));
const TermsScreen = lazy(async () => ({ default: (await loadTerms()).TermsScreen }));

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  [DASHBOARD]: loadDashboard,
  [TRACKER]: loadTracker,
  [TIMELINE]: loadTimeline,
  [RESOURCES]: loadResources,
  [SUPPORT]: loadSupport,
  [PROFILE]: loadProfile,
};

/** Lets a session only where it may be; the address it asked for waits until it may. */
const SessionGuard = observer(function SessionGuard() {
  const { session } = useStores();
  const { pathname } = useLocation();
  const { status } = session;
  const target = redirectFor(status, pathname, session.returnTo ?? DASHBOARD, session.student?.isGuest);
  if (target !== null) return <Redirect to={target} remembers={target === AUTH} />;
  if (status === "pending") return <WaitingScreen />;
  // On /auth the failure is told inside the screen, where what was typed stays.
  if (status === "failed" && pathname !== AUTH && pathname !== AUTH_ACTION) return <SessionFailedScreen />;
  return <OpenPage />;
});

/** Without asking who is here. */
function OpenPage() {
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Outlet />
      <FocusOnArrival />
    </Suspense>
  );
}

function Redirect({ to, remembers }: { to: string; remembers: boolean }) {
  const { session } = useStores();
  // While a screen is loaded the router is still at the one before; the address is already what was asked for.
  const { pathname, search, hash } = globalThis.location;
  useEffect(() => {
    if (remembers && !isEntryRoute(pathname)) session.remember(pathname + search + hash);
  }, [remembers, session, pathname, search, hash]);
  return <Navigate to={to} replace />;
}

function SignedInFrame() {
  const { session } = useStores();
  const { pathname } = useLocation();
  useEffect(() => {
    session.forgetReturn();
    // Beside the frame's own chunk rather than after it; a failure is told where the screen is drawn.
    SCREENS[`/${pathname.split("/")[1]}`]?.().catch(() => undefined);
  }, [session, pathname]);
  return (
    <Suspense fallback={<WaitingScreen />}>
      <SignedIn />
    </Suspense>
  );
}

export const routes: RouteObject[] = [
  {
    element: <OpenPage />,
    children: [
      { path: PRIVACY, element: <PrivacyScreen /> },
      { path: TERMS, element: <TermsScreen /> },
    ],
  },
  {
    element: <SessionGuard />,
    children: [
      { path: AUTH, element: <AuthScreen /> },
      { path: AUTH_ACTION, element: <AuthActionScreen /> },
      { path: STAGE_SELECTION, element: <StageSelectionScreen /> },
      {
        element: <SignedInFrame />,
        children: [
          { path: DASHBOARD, element: <DashboardScreen /> },
          { path: `${TRACKER}/:tab?/*`, element: <TrackerScreen /> },
          { path: TIMELINE, element: <TimelineScreen /> },
          { path: `${RESOURCES}/:tab?`, element: <ResourcesScreen /> },
          { path: SUPPORT, element: <SupportScreen /> },
          { path: PROFILE, element: <ProfileScreen /> },
          { path: "*", element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
