/**
 * `opens` adds a history entry for something that opens in its place; `closes` takes that entry back. What is open
 * `becomes` something else, as a form becomes the record it has added, in the same entry.
 */
export type OpenedStep = "opens" | "becomes" | "closes";

/** What the history entry of something opened remembers: the query of the entry before it. It survives a reload. */
export interface OpenedState {
  readonly openedFrom: string;
}

/** How the history changes: one entry back, or an entry with this state. */
export type Move = "back" | { readonly replace: boolean; readonly state: OpenedState | null };

interface Change {
  readonly step: OpenedStep;
  /** The state of the current entry. */
  readonly state: unknown;
  /** Of the address. */
  readonly before: URLSearchParams;
  readonly after: URLSearchParams;
  /** The parameters that change. */
  readonly names: readonly string[];
}

/** The move for something that opens or closes. */
export function moveFor({ step, state, before, after, names }: Change): Move {
  const opened = openedIn(state);
  if (step === "closes") {
    // Back only to the page that closing would show, not to a list that was sorted otherwise.
    const leadsThere = opened && inOrder(new URLSearchParams(opened.openedFrom)) === inOrder(after);
    return leadsThere ? "back" : { replace: true, state: null };
  }
  // One record instead of another stays in the same step.
  const isInstead = opened && names.some((name) => before.has(name));
  return isInstead || step === "becomes"
    ? { replace: true, state: opened }
    : { replace: false, state: openedStateOn(before) };
}

/** The state of an entry that is opened on a page with this query, for links that open something in its place. */
export function openedStateOn(query: URLSearchParams): OpenedState {
  return { openedFrom: query.toString() };
}

/**
 * A function that goes back one entry. The browser arrives there later (`popstate`): a second call before that, as by a
 * double click, would leave the page, so it is ignored.
 */
export function oneStepBack(page: EventTarget, goBack: () => void): () => void {
  let isGoing = false;
  return () => {
    if (isGoing) return;
    isGoing = true;
    page.addEventListener(
      "popstate",
      () => {
        isGoing = false;
      },
      { once: true },
    );
    goBack();
  };
}

function openedIn(state: unknown): OpenedState | null {
  if (typeof state !== "object" || state === null || !("openedFrom" in state)) return null;
  const { openedFrom } = state;
  return typeof openedFrom === "string" ? { openedFrom } : null;
}

function inOrder(query: URLSearchParams): string {
  return JSON.stringify([...query].toSorted());
}
