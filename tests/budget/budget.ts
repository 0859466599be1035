import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import type { MeasuredPage } from "./measurePages.ts";
import { BUNDLER } from "./moduleShares.ts";
import type { WeighedBuild } from "./weighBuild.ts";
import { type Kind, weighPage } from "./weighPage.ts";

export const BUDGET_FILE = join(PROJECT_ROOT, "tests", "budget", "budget.json");

/** A page's share that is smaller is left out, in KiB. A module's recorded share stays if it changes by less. */
const SMALL = 0.05;

/** What a page may request and read. Only a browser can tell. */
export interface VisitBudget extends Omit<MeasuredPage, "files"> {
  /** How many files the page requests, without those of the sign-in page. */
  readonly files: number;
}

/** What a page may load, request and read. */
export interface PageBudget extends VisitBudget {
  /** As transferred. A signed-in screen includes the sign-in page, where a first visit begins. */
  readonly kib: Readonly<Record<Kind, number>>;
}

/** How many times the weight of its libraries a page's JavaScript may weigh. */
export const TIMES_THE_FLOOR = 1.22;

/** The least that the libraries of a page weigh: see `tests/bench/floor.ts`. In KiB of brotli, by the page's path. */
export type Floors = Readonly<Record<"/auth" | "/dashboard", number>>;

/** What the app may cost before a test fails. `npm run budget` records what it costs now. */
export interface Budget {
  readonly floors: Floors;
  readonly pages: Readonly<Record<string, PageBudget>>;
  /** The files that the service worker stores on every device: how many have a name. */
  readonly precached: Readonly<Record<string, number>>;
  /** KiB of brotli by the pages that load a module or package, then by its name. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function readBudget(): Budget {
  return JSON.parse(readFileSync(BUDGET_FILE, "utf8")) as Budget;
}

/** The budget that fits a build and visits exactly. `last` keeps the shares of modules that have hardly changed. */
export function budgetOf(
  build: WeighedBuild,
  visits: Readonly<Record<string, VisitBudget>>,
  last: Budget,
  floors: Floors = last.floors,
): Budget {
  const pages: Record<string, PageBudget> = {};
  const sizes = new Map<string, number>();
  const loadedBy = new Map<string, string[]>();
  const modules: Record<string, Record<string, number>> = {};
  const record = (group: string, name: string, kib: number) => {
    if (kib < SMALL) return;
    const before = last.modules[group]?.[name] ?? 0;
    modules[group] = { ...modules[group], [name]: Math.abs(before - kib) < SMALL ? before : round(kib) };
  };
  for (const [path, { files, calls, reads, loads }] of Object.entries(visits)) {
    const weight = weighPage(build, loads);
    pages[path] = { kib: roundedKib(weight.kib), files, calls, reads, loads };
    for (const [name, kib] of weight.modules) {
      // The only one that is in many files, so each page has more or less of it.
      if (name === BUNDLER) record(path, name, kib);
      else {
        sizes.set(name, kib);
        loadedBy.set(name, [...(loadedBy.get(name) ?? []), path]);
      }
    }
  }
  const all = Object.keys(visits);
  for (const [name, kib] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    record(groupOf(loadedBy.get(name) ?? [], all), name, kib);
  }
  return {
    floors: { "/auth": round(floors["/auth"]), "/dashboard": round(floors["/dashboard"]) },
    pages,
    precached: counted(build.precached),
    modules,
  };
}

const EVERY_PAGE = "every page";
const EVERY_SCREEN = "every screen";

/** The first page is the sign-in page, the others are the signed-in screens. */
function groupOf(paths: readonly string[], [entry, ...screens]: readonly string[]): string {
  if (paths.length > screens.length) return EVERY_PAGE;
  return paths.length === screens.length && !paths.includes(entry ?? "") ? EVERY_SCREEN : paths.join(" ");
}

/** The recorded shares of the modules that a page loads. */
export function recordedModules({ pages, modules }: Budget, path: string): ReadonlyMap<string, number> {
  const isScreen = path !== Object.keys(pages)[0];
  const isLoaded = (group: string) =>
    group === EVERY_PAGE || (group === EVERY_SCREEN && isScreen) || group.split(" ").includes(path);
  return new Map(Object.entries(modules).flatMap(([group, shares]) => (isLoaded(group) ? Object.entries(shares) : [])));
}

/** How often each name is in the list. */
export function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function roundedKib({ javascript, css, fonts, html, other }: PageBudget["kib"]): PageBudget["kib"] {
  return {
    javascript: round(javascript),
    css: round(css),
    fonts: round(fonts),
    html: round(html),
    other: round(other),
  };
}

function round(kib: number): number {
  return Math.round(kib * 100) / 100;
}
