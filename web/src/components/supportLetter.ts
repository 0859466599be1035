import * as z from "zod/mini";

/** Words that a link brings into support's form. They travel beside the address, which may be handed on without them. */
export interface SupportLetter {
  readonly subject: string;
  readonly body: string;
}

const brought = z.object({ letter: z.object({ subject: z.string(), body: z.string() }) });

/** What a link to support takes as its `state`. */
export function withLetter(subject: string, body = ""): { readonly letter: SupportLetter } {
  return { letter: { subject, body } };
}

/** What came with the address; null where nothing did. */
export function letterIn(state: unknown): SupportLetter | null {
  return brought.safeParse(state).data?.letter ?? null;
}
