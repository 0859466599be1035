/**
 * `adds` adds a history entry, so that Back undoes the change. `opens` does so for something that opens in its place;
 * `closes` takes that entry back. Otherwise, the entry is replaced.
 */
export type Step = "adds" | "opens" | "closes" | "replaces";

/** What the history entry of something opened in its place remembers. It survives a reload. */
interface OpenedStep {
  /** The query of the entry before it. */
  readonly openedFrom: string;
}

/** How the history changes: one entry back, or an entry with this state. */
export type Move = "back" | { readonly replace: boolean; readonly state: OpenedStep | null };

interface Change {
  readonly step: Step;
  /** The state of the current entry. */
  readonly state: unknown;
  /** Of the address. */
  readonly before: URLSearchParams;
  readonly after: URLSearchParams;
  /** The parameters that change. */
  readonly names: readonly string[];
}

/** The move for a change of the query. */
export function moveFor({ step, state, before, after, names }: Change): Move {
  const opened = openedIn(state);
  switch (step) {
    case "adds":
      return { replace: false, state: null };
    case "opens": {
      // One record instead of another stays in the same step.
      const isInstead = names.some((name) => before.has(name));
      return opened && isInstead
        ? { replace: true, state: opened }
        : { replace: false, state: { openedFrom: before.toString() } };
    }
    case "closes":
      // Only to the page that closing would show, not to a list that was sorted otherwise.
      return opened && isSame(new URLSearchParams(opened.openedFrom), after) ? "back" : { replace: true, state: null };
    case "replaces":
      return { replace: true, state: opened };
  }
}

function openedIn(state: unknown): OpenedStep | null {
  if (typeof state !== "object" || state === null || !("openedFrom" in state)) return null;
  const { openedFrom } = state;
  return typeof openedFrom === "string" ? { openedFrom } : null;
}

function isSame(query: URLSearchParams, other: URLSearchParams): boolean {
  const [one, two] = [query, other].map((each) => {
    const sorted = new URLSearchParams(each);
    sorted.sort();
    return sorted.toString();
  });
  return one === two;
}
