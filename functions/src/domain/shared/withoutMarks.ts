/** The text without the invisible marks that address books and web pages put around what is copied from them. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
}
