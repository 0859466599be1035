import type { ReadPrompt } from "@domain/essay/readPrompts";
import { kinds } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { fillField } from "./fillField.ts";

/**
 * Fills the form of a new essay with what its prompt says: the limit, if none is entered, and the kind.
 *
 * @returns What was filled in, in words; "" if nothing.
 */
export function takePrompt(form: HTMLFormElement | null, { kind, limit, limit_unit }: ReadPrompt): string {
  const taken: string[] = [];
  if (kind !== "other" && fillField(form, "kind", kind, true)) taken.push(kinds[kind]);
  if (limit !== null && fillField(form, "limit", String(limit))) {
    fillField(form, "limit_unit", limit_unit, true);
    taken.push(text.atMost[limit_unit](limit));
  }
  return taken.join(", ");
}
