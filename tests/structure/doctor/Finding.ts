/** What a fact is needed for. */
export type Need = "start" | "test" | "deploy";

/** `note` is what may be as it is, and is worth knowing. */
export type State = "good" | "note" | "missing";

export interface Finding {
  readonly need: Need;
  readonly what: string;
  readonly state: State;
  /** What was found. */
  readonly says: string;
  /** What to do about it; empty where nothing is. */
  readonly todo: string;
}

export function good(need: Need, what: string, says: string): Finding {
  return { need, what, state: "good", says, todo: "" };
}

export function note(need: Need, what: string, says: string, todo = ""): Finding {
  return { need, what, state: "note", says, todo };
}

export function missing(need: Need, what: string, says: string, todo: string): Finding {
  return { need, what, state: "missing", says, todo };
}
