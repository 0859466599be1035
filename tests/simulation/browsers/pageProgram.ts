/**
 * Added to each page of the app in which a history takes place: does what the student does through the page's own stores,
 * and tells what it shows. `bundle` makes one script of it.
 */
import type { RootStore } from "../../../web/src/app/session/RootStore.ts";
import { type Deed, perform } from "../acts.ts";
import { dateAt } from "../Clock.ts";
import type { Act } from "../history.ts";
import { listedBy, type Shown, shownBy } from "../shownBy.ts";

/** What a page knows about its plan. */
export interface PageState {
  readonly shown: Shown;
  /** The records that it offers to restore. */
  readonly listed: readonly string[];
  /** The texts of the acts about which it has said that they were not saved. */
  readonly refused: readonly string[];
  /** The pages of its device whose writes are in the log without an answer and without a word, and whether they are open. */
  readonly owing: Readonly<Record<string, "open" | "gone">>;
  readonly unanswered: number;
}

/** The app's log of writes (`writeLog`). */
const LOG = "draft/log/";
/** How far the device's clock is ahead, in milliseconds. All pages of a device read it, new ones as well. */
const AHEAD = "clock-is-ahead";
/** How long Firestore may take to store a write, in milliseconds. */
const PATIENCE = 8_000;
/** How long a page waits for the server before this device's own copy has to do (`UnsentStore`), in milliseconds. */
const PATIENCE_OF_APP = 8_000;

const real = Date.now;
globalThis.Date = dateAt(() => real() + Number(localStorage.getItem(AHEAD) ?? 0));

// On a busy machine, an answer takes longer than that, and how a history ends would depend on it. Firestore's own timers
// have no third argument.
const timer = globalThis.setTimeout;
Object.assign(globalThis, {
  setTimeout: (expire: () => void, delay?: number, ...rest: readonly unknown[]) =>
    timer(expire, delay === PATIENCE_OF_APP && rest[0] === false ? 10 * delay : delay, ...rest),
});

const refused: string[] = [];

/** From now on, the device's clock is ahead by so much. */
export function setClock(milliseconds: number): void {
  localStorage.setItem(AHEAD, String(milliseconds));
}

/** Whether the page shows a plan that takes edits. */
export function isReady(): boolean {
  const plan = lifecycle()?.plan;
  if (!plan?.user.user || plan.checklists.current.rows.length === 0) return false;
  plan.experiences.load();
  plan.essays.load();
  plan.essays.value?.load();
  return plan.essays.value !== null;
}

/** Resolves once the page's Firestore has started. */
export async function hasStarted(uid: string): Promise<boolean> {
  const started = Promise.resolve(lifecycle()?.askCache(uid)).then(
    () => true,
    () => true,
  );
  return Promise.race([started, isOver()]);
}

/** Null if the page shows no such record. */
export function act(name: Act, row: number, text: string, isByName: boolean): Deed | null {
  const plan = lifecycle()?.plan;
  if (!plan) return null;
  const done = perform(name, { plan, row, text, isByName });
  if (!done) return null;
  void done.saved.then((isSaved) => isSaved || refused.push(text));
  return { record: done.record, change: done.change };
}

/** Whether this device's Firestore has stored all that the page has written. */
export async function isKept(): Promise<boolean> {
  const kept = lifecycle()?.whenKept() ?? Promise.resolve(false);
  return Promise.race([kept, isOver()]);
}

/** Null if there is no plan. */
export async function state(): Promise<PageState | null> {
  const { plan = null, unsent = null, firestore } = lifecycle() ?? {};
  if (!plan || !firestore) return null;
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(LOG));
  const untold = keys.filter((key) => !localStorage.getItem(key)?.includes('"isTold":true'));
  const pages = untold.map((key) => key.split("#")[1]?.split("/")[0] ?? "");
  return {
    shown: shownBy(plan),
    listed: listedBy(unsent),
    refused: [...refused],
    owing: Object.fromEntries(pages.map((page) => [page, open.has(`unsent/${page}`) ? "open" : "gone"])),
    unanswered: firestore.unansweredWrites,
  };
}

function isOver(): Promise<false> {
  const signal = AbortSignal.timeout(PATIENCE);
  return new Promise((resolve) => {
    signal.onabort = () => resolve(false);
  });
}

/** A node of React's tree, as far as it is needed. */
interface Fiber {
  readonly memoizedProps: { readonly value?: unknown } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current?: Fiber } | null;
}

/**
 * The student's plan in this page. React knows the app's stores at its root, so the app needs no door for tests. The
 * property is that of React 19.
 */
function lifecycle(): RootStore["planLifecycle"] {
  const root = document.getElementById("root");
  const [key] = Object.keys(root ?? {}).filter((name) => name.startsWith("__reactContainer$"));
  const fiber: Fiber | null = key === undefined ? null : Reflect.get(Object(root), key);
  const stores = storesIn(fiber?.stateNode?.current ?? fiber);
  return stores?.planLifecycle ?? null;
}

function storesIn(fiber: Fiber | null): RootStore | null {
  if (fiber === null) return null;
  const value: unknown = fiber.memoizedProps?.value;
  if (typeof value === "object" && value !== null && "planLifecycle" in value) return value as RootStore;
  return storesIn(fiber.child) ?? storesIn(fiber.sibling);
}
