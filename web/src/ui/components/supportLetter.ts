/**
 * Words that a link puts into support's form. They are in the navigation state, not in the address, which students may
 * share.
 */
export interface SupportLetter {
  readonly subject: string;
  readonly body: string;
}

/** The `state` of a link to support. */
export function withLetter(subject: string, body = ""): { readonly letter: SupportLetter } {
  return { letter: { subject, body } };
}

/**
 * The letter in the navigation state; null if it has no letter. Browsers keep this state across our releases, so it is
 * checked.
 */
export function letterIn(state: unknown): SupportLetter | null {
  const { letter } = (state ?? {}) as { letter?: Partial<SupportLetter> };
  if (typeof letter?.subject !== "string" || typeof letter.body !== "string") return null;
  return { subject: letter.subject, body: letter.body };
}
