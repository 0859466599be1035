import { nameless } from "../text/en/account.ts";
import { displayName, NAME_LIMIT } from "./user.ts";

/** A guest has not been asked yet. */
export const isNameless = (name: string): boolean => name === nameless;

/** What to call a student who has not said: the provider's name, else what stands before the @, else a word for any. */
export function studentName({ name, email }: { name?: string | undefined; email?: string | undefined }): string {
  const candidates = [name, email?.split("@")[0]];
  for (const candidate of candidates) {
    // Cut by characters, since half an emoji would be stored as a broken character.
    const shortened = Array.from(candidate ?? "")
      .slice(0, NAME_LIMIT)
      .join("");
    const parsed = displayName.safeParse(shortened);
    if (parsed.success) return parsed.data;
  }
  return nameless;
}
