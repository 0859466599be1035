/** Words that a link brings into support's form. They travel beside the address, which may be handed on without them. */
export interface SupportLetter {
  readonly subject: string;
  readonly body: string;
}

/** What a link to support takes as its `state`. */
export function withLetter(subject: string, body = ""): { readonly letter: SupportLetter } {
  return { letter: { subject, body } };
}

/** What came with the address; null where nothing did. A browser keeps the state of an address over our versions. */
export function letterIn(state: unknown): SupportLetter | null {
  const { letter } = (state ?? {}) as { letter?: Partial<SupportLetter> };
  if (typeof letter?.subject !== "string" || typeof letter.body !== "string") return null;
  return { subject: letter.subject, body: letter.body };
}
