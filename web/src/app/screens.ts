import {
  ADD,
  AUTH,
  AUTH_ACTION,
  DASHBOARD,
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

interface ScreenFacts {
  /**
   * Who sees it: `anyone`; whoever is on the way in (`entry`), whom the session redirects; a `student`, inside the frame
   * of signed-in pages.
   */
  readonly for: "anyone" | "entry" | "student";
  /** Whether it is an item of the main navigation, and so of the site search. */
  readonly isStop?: boolean;
  /** The modules that a known student's browser loads before the app has started. */
  readonly early?: readonly string[];
  /** Further such modules, which what is drawn first does not need. */
  readonly later?: readonly string[];
  /**
   * The addresses at which it opens without more: a test of accessibility and one of the interface text visit them all,
   * benchmarks and budgets those of students.
   */
  readonly visits: readonly string[];
}

/**
 * Every screen by its address. `routes.tsx`, the navigation and the site search have a complete `Record` of these
 * addresses; they import only types from here, so the facts for the build and the tests are in no page.
 */
export const SCREENS = {
  [AUTH]: { for: "entry", visits: [] },
  [AUTH_ACTION]: { for: "entry", visits: [] },
  [STAGE_SELECTION]: { for: "entry", visits: [] },
  [PRIVACY]: { for: "anyone", visits: [PRIVACY] },
  [TERMS]: { for: "anyone", visits: [TERMS, `${TERMS}/schools`] },
  [UNSUBSCRIBE]: { for: "anyone", visits: [] },
  [DASHBOARD]: {
    for: "student",
    isStop: true,
    early: ["features/dashboard/DashboardScreen.tsx"],
    later: ["features/dashboard/WidgetColumn.tsx"],
    visits: [DASHBOARD],
  },
  [TRACKER]: {
    for: "student",
    isStop: true,
    early: ["app/tracker/TrackerScreen.tsx", "features/experiences/ExperiencesTab.tsx"],
    visits: [
      "/tracker/experiences",
      "/tracker/scores",
      "/tracker/schools",
      "/tracker/coursework",
      "/tracker/application",
      "/tracker/application/letters",
      "/tracker/application/essays",
      "/tracker/application/interviews",
      "/tracker/application/season",
      "/tracker/journals",
    ],
  },
  [TIMELINE]: {
    for: "student",
    isStop: true,
    early: ["features/timeline/TimelineScreen.tsx"],
    visits: [TIMELINE],
  },
  [RESOURCES]: {
    for: "student",
    isStop: true,
    early: ["features/resources/ResourcesScreen.tsx"],
    visits: [RESOURCES],
  },
  [SUPPORT]: { for: "student", isStop: true, early: ["features/support/SupportScreen.tsx"], visits: [SUPPORT] },
  [PROFILE]: { for: "student", isStop: true, early: ["features/profile/ProfileScreen.tsx"], visits: [PROFILE] },
  // Opened by another app, with what was shared.
  [ADD]: { for: "student", visits: [] },
  [SHARING]: { for: "student", early: ["features/sharing/SharingScreen.tsx"], visits: [SHARING] },
} as const satisfies Readonly<Record<`/${string}`, ScreenFacts>>;

type Screens = typeof SCREENS;
/** The address of a screen. */
export type ScreenPath = keyof Screens;

/** The addresses of the screens with these facts. */
export type PathsWith<Facts extends Partial<ScreenFacts>> = {
  [Path in ScreenPath]: Screens[Path] extends Facts ? Path : never;
}[ScreenPath];

/** A screen in the navigation, by its address without the slash: the key of its words. */
export type StopId = PathsWith<{ isStop: true }> extends `/${infer Id}` ? Id : never;

/** What a benchmark, budget or test of every screen opens. */
export function visitsFor(visitor: ScreenFacts["for"]): readonly string[] {
  return Object.values(SCREENS).flatMap((screen) => (screen.for === visitor ? screen.visits : []));
}

/** The modules to load ahead, by the address of their screen. The app's root address shows the dashboard. */
export function modulesToLoad(when: "early" | "later"): Readonly<Record<string, readonly string[]>> {
  const screens = Object.entries<ScreenFacts>({ "/": SCREENS[DASHBOARD], ...SCREENS });
  return Object.fromEntries(screens.flatMap(([path, { [when]: modules }]) => (modules ? [[path, modules]] : [])));
}
