import type { Essay } from "@domain/essay/essay";
import type { ReadPrompt } from "@domain/essay/readPrompts";
import { kinds } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { fillField } from "./fillField.ts";

/** What a prompt can say about its essay. */
export type PromptChanges = Partial<Pick<Essay, "kind" | "limit" | "limit_unit">>;

/** What a prompt says that its essay does not have yet. */
export function promptChanges(
  essay: Pick<Essay, "kind" | "limit">,
  { kind, limit, limit_unit }: ReadPrompt,
): PromptChanges {
  return {
    ...(essay.kind === "other" && kind !== "other" && { kind }),
    ...(essay.limit === null && limit !== null && { limit, limit_unit }),
  };
}

/** "Research, at most 250 words" */
export function promptInWords({ kind, limit, limit_unit = "words" }: PromptChanges): string {
  return [kind && kinds[kind], limit && text.atMost[limit_unit](limit)].filter(Boolean).join(", ");
}

/**
 * Fills the form of a new essay with what its prompt says: the limit, if none is entered, and the kind, whose first value
 * is only a guess.
 *
 * @returns What was filled in, in words; "" if nothing.
 */
export function takePrompt(form: HTMLFormElement | null, { kind, limit, limit_unit }: ReadPrompt): string {
  const isKindTaken = kind !== "other" && fillField(form, "kind", kind, true);
  const isLimitTaken = limit !== null && fillField(form, "limit", String(limit));
  if (isLimitTaken) fillField(form, "limit_unit", limit_unit, true);
  return promptInWords({ ...(isKindTaken && { kind }), ...(isLimitTaken && { limit, limit_unit }) });
}
