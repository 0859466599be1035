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
import type { PathsWith } from "./screens.ts";
import { Waiting } from "./waiting/Waiting.tsx";
import { WaitingScreen } from "./waiting/WaitingScreen.tsx";

/** The error boundary's screen shows the failure and offers a reload. */
function rethrow(error: unknown): never {
  throw error;
}

/** A screen inside the signed-in frame. */
type StudentScreen = ComponentOnDemand<object> & {
  /** The pattern of the addresses below its own that it shows. */
  readonly below?: string;
};

/** A page outside of the signed-in frame: its own `main` takes the focus. */
function withFocus(Page: ComponentType): ComponentType {
  return () => (
    <>
      <Page />
      <FocusOnArrival />
    </>
  );
}

/** A page outside of the signed-in frame that loads on demand. */
function page(load: () => Promise<ComponentType>) {
  return onDemand(async () => withFocus(await load()), { waiting: <WaitingScreen />, failed: rethrow });
}

/** A screen inside the signed-in frame, which draws before the plan has all its stores. */
function firstScreen(load: () => Promise<ComponentType>) {
  return onDemand(load, { waiting: <Waiting />, failed: rethrow });
}

/** Any other screen inside the signed-in frame. */
function screen(load: () => Promise<ComponentType>, below = ""): StudentScreen {
  const Screen = firstScreen(load);
  const WithPlan = () => (useHasPlan() ? <Screen /> : <Waiting />);
  return Object.assign(WithPlan, { prepare: Screen.prepare, below });
}

/** A page that also shows the addresses below its own. */
const BELOW = { below: "/*" };

const OPEN_PAGES: Readonly<Record<PathsWith<{ for: "anyone" }>, ComponentType & Pick<StudentScreen, "below">>> = {
  [PRIVACY]: page(async () => (await import("../features/legal/PrivacyScreen.tsx")).PrivacyScreen),
  [TERMS]: Object.assign(
    page(async () => (await import("../features/legal/TermsScreen.tsx")).TermsScreen),
    BELOW,
  ),
  [UNSUBSCRIBE]: Object.assign(
    page(async () => (await import("../features/unsubscribe/UnsubscribeScreen.tsx")).UnsubscribeScreen),
    BELOW,
  ),
};

const ENTRY_PAGES: Readonly<Record<PathsWith<{ for: "entry" }>, ComponentType>> = {
  [AUTH]: withFocus(AuthScreen),
  [AUTH_ACTION]: page(async () => (await import("../features/auth/AuthActionScreen.tsx")).AuthActionScreen),
  [STAGE_SELECTION]: page(
    async () => (await import("../features/stage-selection/StageSelectionScreen.tsx")).StageSelectionScreen,
  ),
};

const DashboardScreen = firstScreen(
  async () => (await import("../features/dashboard/DashboardScreen.tsx")).DashboardScreen,
);

const STUDENT_SCREENS: Readonly<Record<PathsWith<{ for: "student" }>, StudentScreen>> = {
  [DASHBOARD]: DashboardScreen,
  [TRACKER]: screen(async () => (await import("./tracker/TrackerScreen.tsx")).TrackerScreen, "/:tab?/*"),
  [TIMELINE]: screen(async () => (await import("../features/timeline/TimelineScreen.tsx")).TimelineScreen),
  [RESOURCES]: screen(
    async () => (await import("../features/resources/ResourcesScreen.tsx")).ResourcesScreen,
    "/:tab?",
  ),
  [SUPPORT]: screen(async () => (await import("../features/support/SupportScreen.tsx")).SupportScreen),
  [PROFILE]: screen(async () => (await import("../features/profile/ProfileScreen.tsx")).ProfileScreen),
  [ADD]: screen(async () => (await import("../features/add/AddScreen.tsx")).AddScreen),
  [SHARING]: screen(async () => (await import("../features/sharing/SharingScreen.tsx")).SharingScreen),
};

const NotFoundScreen = screen(async () => (await import("./not-found/NotFoundScreen.tsx")).NotFoundScreen);
const SignedIn = onDemand(async () => (await import("./SignedIn.tsx")).SignedIn, {
  waiting: <WaitingScreen />,
  failed: rethrow,
});

/** The screen at an address inside the signed-in frame. */
function screenAt(pathname: string): StudentScreen | undefined {
  const opened: Readonly<Record<string, StudentScreen>> = STUDENT_SCREENS;
  return opened[`/${pathname.split("/")[1]}`];
}

/** Loads the code that a signed-in student needs at this address. A failure also shows where it is rendered. */
export function prepareSignedIn(pathname: string): Promise<unknown> {
  const code = Promise.all([SignedIn.prepare(), (screenAt(pathname) ?? DashboardScreen).prepare()]);
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
    screenAt(pathname)
      ?.prepare()
      .catch(() => undefined);
  }, [session, pathname]);
  return <SignedIn />;
}

function routesTo(screens: Readonly<Record<string, ComponentType & Pick<StudentScreen, "below">>>): RouteObject[] {
  return Object.entries(screens).map(([path, Screen]) => ({ path: path + (Screen.below ?? ""), element: <Screen /> }));
}

export const routes: RouteObject[] = [
  ...routesTo(OPEN_PAGES),
  {
    element: <SessionGuard />,
    children: [
      ...routesTo(ENTRY_PAGES),
      {
        element: <SignedInFrame />,
        children: [...routesTo(STUDENT_SCREENS), { path: "*", element: <NotFoundScreen /> }],
      },
    ],
  },
];
