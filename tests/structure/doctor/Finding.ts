/** The activity that needs a fact. */
export type Need = "start" | "test" | "deploy";

/** `note` is acceptable but worth knowing. */
export type State = "good" | "note" | "missing";

export interface Finding {
  readonly need: Need;
  readonly what: string;
  readonly state: State;
  /** The result of the check. */
  readonly says: string;
  /** What to do about it. Empty if nothing. */
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
