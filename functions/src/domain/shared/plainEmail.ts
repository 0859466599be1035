/** An email address without what copying adds: invisible marks, spaces around it, `mailto:`, `<` and `>`, a comma after it. */
export function plainEmail(text: string): string {
  return withoutMarks(text)
    .replace(/\s+/g, " ")
    .replace(/^ ?<? ?(?:mailto:)? ?/i, "")
    .replace(/(?<![\s>,;.])[\s>,;.]+$/, "");
}

/** The text without the invisible marks that address books and web pages put around what is copied from them. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
}
