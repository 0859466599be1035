import { withoutMarks } from "./plainEmail.ts";

/**
 * A phone number without what copying adds: the invisible marks of address books, typographic hyphens and spaces, and
 * the comma before an extension.
 */
export function plainPhone(text: string): string {
  return withoutMarks(text)
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, "-")
    .replace(/[\s\u00a0\u2007\u202f]+/g, " ")
    .replace(/\s*[,;]?\s*(?:extension|ext)\b\.?\s*/gi, " ext. ")
    .replace(/\s*[,;]?\s*x\s*(?=\d+$)/gi, " x")
    .trim();
}
