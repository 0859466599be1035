import { observer } from "mobx-react-lite";
import { type ComponentType, useEffect } from "react";
import { Navigate, Outlet, type RouteObject, useLocation } from "react-router-dom";
import {
  ADD,
  AUTH,
  AUTH_ACTION,
  DASHBOARD,
  isEntryRoute,
  PRIVACY,
  PROFILE,
  RESOURCES,
  SHARING,
  STAGE_SELECTION,
  SUPPORT,
  TERMS,
  TIMELINE,
  TRACKER,
  UNSUBSCRIBE,
} from "../base/paths.ts";
import { AuthScreen } from "../features/auth/AuthScreen.tsx";
import { useHasPlan } from "../stores/usePlan.ts";
import { useStores } from "../stores/useStores.ts";
import { type ComponentOnDemand, onDemand } from "../ui/components/onDemand.tsx";
import { SessionFailedScreen } from "./error/SessionFailedScreen.tsx";
import { FocusOnArrival } from "./FocusOnArrival.tsx";
import { redirectFor } from "./redirectFor.ts";
import { Waiting } from "./waiting/Waiting.tsx";
import { WaitingScreen } from "./waiting/WaitingScreen.tsx";

/** The error boundary's screen shows the failure and offers a reload. */
function rethrow(error: unknown): never {
  throw error;
}

/** A page outside of the signed-in frame. Its own `main` takes the focus once its code has loaded. */
function page(load: () => Promise<ComponentType>) {
  const arriving = async () => {
    const Screen = await load();
    return () => (
      <>
        <Screen />
        <FocusOnArrival />
      </>
    );
  };
  return onDemand(arriving, { waiting: <WaitingScreen />, failed: rethrow });
}

/** A screen inside the signed-in frame, which draws before the plan has all its stores. */
function firstScreen(load: () => Promise<ComponentType>) {
  return onDemand(load, { waiting: <Waiting />, failed: rethrow });
}

/** A screen inside the signed-in frame. */
function screen(load: () => Promise<ComponentType>): ComponentOnDemand<object> {
  const Screen = firstScreen(load);
  const WithPlan = () => (useHasPlan() ? <Screen /> : <Waiting />);
  return Object.assign(WithPlan, { prepare: Screen.prepare });
}

const AuthActionScreen = page(async () => (await import("../features/auth/AuthActionScreen.tsx")).AuthActionScreen);
const StageSelectionScreen = page(
  async () => (await import("../features/stage-selection/StageSelectionScreen.tsx")).StageSelectionScreen,
);
const PrivacyScreen = page(async () => (await import("../features/legal/PrivacyScreen.tsx")).PrivacyScreen);
const UnsubscribeScreen = page(
  async () => (await import("../features/unsubscribe/UnsubscribeScreen.tsx")).UnsubscribeScreen,
);
const TermsScreen = page(async () => (await import("../features/legal/TermsScreen.tsx")).TermsScreen);
const SignedIn = onDemand(async () => (await import("./SignedIn.tsx")).SignedIn, {
  waiting: <WaitingScreen />,
  failed: rethrow,
});
const DashboardScreen = firstScreen(
  async () => (await import("../features/dashboard/DashboardScreen.tsx")).DashboardScreen,
);
const TrackerScreen = screen(async () => (await import("./tracker/TrackerScreen.tsx")).TrackerScreen);
const TimelineScreen = screen(async () => (await import("../features/timeline/TimelineScreen.tsx")).TimelineScreen);
const ResourcesScreen = screen(async () => (await import("../features/resources/ResourcesScreen.tsx")).ResourcesScreen);
const SupportScreen = screen(async () => (await import("../features/support/SupportScreen.tsx")).SupportScreen);
const ProfileScreen = screen(async () => (await import("../features/profile/ProfileScreen.tsx")).ProfileScreen);
const AddScreen = screen(async () => (await import("../features/add/AddScreen.tsx")).AddScreen);
const SharingScreen = screen(async () => (await import("../features/sharing/SharingScreen.tsx")).SharingScreen);
const NotFoundScreen = screen(async () => (await import("./not-found/NotFoundScreen.tsx")).NotFoundScreen);

const SCREENS: Readonly<Record<string, ComponentOnDemand<object>>> = {
  [DASHBOARD]: DashboardScreen,
  [TRACKER]: TrackerScreen,
  [TIMELINE]: TimelineScreen,
  [RESOURCES]: ResourcesScreen,
  [SUPPORT]: SupportScreen,
  [PROFILE]: ProfileScreen,
  [ADD]: AddScreen,
  [SHARING]: SharingScreen,
};

/** Loads the code that a signed-in student needs at this address. A failure also shows where it is rendered. */
export function prepareSignedIn(pathname: string): Promise<unknown> {
  const opened = SCREENS[`/${pathname.split("/")[1]}`] ?? DashboardScreen;
  const code = Promise.all([SignedIn.prepare(), opened.prepare()]);
  code.catch(() => undefined);
  return code;
}

/** Redirects a session from pages it may not open. The requested address is remembered until it may. */
const SessionGuard = observer(function SessionGuard() {
  const { session } = useStores();
  const { pathname } = useLocation();
  const { status } = session;
  const target = redirectFor(status, pathname, session.returnTo ?? DASHBOARD, session.student?.isGuest);
  if (target !== null) return <Redirect to={target} remembers={target === AUTH || pathname === ADD} />;
  if (status === "pending") return <WaitingScreen />;
  // On /auth, the screen itself shows the failure, so that what was typed stays.
  if (status === "failed" && pathname !== AUTH && pathname !== AUTH_ACTION) return <SessionFailedScreen />;
  return <Outlet />;
});

function Redirect({ to, remembers }: { to: string; remembers: boolean }) {
  const { session } = useStores();
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
    // Loads in parallel with the frame's code. A failure shows where the screen is rendered.
    SCREENS[`/${pathname.split("/")[1]}`]?.prepare().catch(() => undefined);
  }, [session, pathname]);
  return <SignedIn />;
}

function Auth() {
  return (
    <>
      <AuthScreen />
      <FocusOnArrival />
    </>
  );
}

export const routes: RouteObject[] = [
  { path: PRIVACY, element: <PrivacyScreen /> },
  { path: TERMS, element: <TermsScreen /> },
  { path: UNSUBSCRIBE, element: <UnsubscribeScreen /> },
  {
    element: <SessionGuard />,
    children: [
      { path: AUTH, element: <Auth /> },
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
          { path: ADD, element: <AddScreen /> },
          { path: SHARING, element: <SharingScreen /> },
          { path: "*", element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
