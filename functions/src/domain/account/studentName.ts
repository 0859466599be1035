import { nameless } from "../text/en/account.ts";
import { displayName, NAME_LIMIT } from "./user.ts";

/** True for a guest, who has not been asked for a name yet. */
export const isNameless = (name: string): boolean => name === nameless;

/** The name for a student who gave none: the provider's name, else the part before the @, else "Student". */
export function studentName({ name, email }: { name?: string | undefined; email?: string | undefined }): string {
  const candidates = [name, email?.split("@")[0]];
  for (const candidate of candidates) {
    // Cuts by code points: half an emoji would be stored as a broken character.
    const shortened = Array.from(candidate ?? "")
      .slice(0, NAME_LIMIT)
      .join("");
    const parsed = displayName.safeParse(shortened);
    if (parsed.success) return parsed.data;
  }
  return nameless;
}
