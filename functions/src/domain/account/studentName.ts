import { nameless } from "../text/en/account.ts";
import { displayName, NAME_LIMIT } from "./user.ts";

/** True for a guest, who has not been asked for a name yet. */
export const isNameless = (name: string): boolean => name === nameless;

/** The name for a student who gave none: the provider's name, else the part before the @, else "Student". */
export function studentName({ name, email }: { name?: string | undefined; email?: string | undefined }): string {
  const candidates = [name, email?.split("@")[0]];
  for (const candidate of candidates) {
    const parsed = displayName.safeParse(shortened(candidate ?? ""));
    if (parsed.success) return parsed.data;
  }
  return nameless;
}

/** Cuts between what a reader takes for characters: a part of an emoji or of an accented letter would be another. */
function shortened(name: string): string {
  const end = [...new Intl.Segmenter("en").segment(name)]
    .map(({ index, segment }) => index + segment.length)
    .findLast((at) => at <= NAME_LIMIT);
  return name.slice(0, end);
}
