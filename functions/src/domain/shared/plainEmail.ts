import { withoutMarks } from "./withoutMarks.ts";

/** An email address without what copying adds: invisible marks, spaces around it, `mailto:`, `<` and `>`, a comma after it. */
export function plainEmail(text: string): string {
  return withoutMarks(text)
    .replace(/\s+/g, " ")
    .replace(/^ ?<? ?(?:mailto:)? ?/i, "")
    .replace(/[\s>,;.]+$/, "");
}
