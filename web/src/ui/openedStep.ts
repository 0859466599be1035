/** `opens` adds a history entry for something that opens in its place; `closes` takes that entry back. */
export type OpenedStep = "opens" | "closes";

/** What the history entry of something opened remembers: the query of the entry before it. It survives a reload. */
interface OpenedState {
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
  const isInstead = names.some((name) => before.has(name));
  return opened && isInstead
    ? { replace: true, state: opened }
    : { replace: false, state: { openedFrom: before.toString() } };
}

function openedIn(state: unknown): OpenedState | null {
  if (typeof state !== "object" || state === null || !("openedFrom" in state)) return null;
  const { openedFrom } = state;
  return typeof openedFrom === "string" ? { openedFrom } : null;
}

function inOrder(query: URLSearchParams): string {
  return JSON.stringify([...query].toSorted());
}
