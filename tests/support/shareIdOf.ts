import { createHash } from "node:crypto";

/** The id that a student's app makes of ten random characters: always the same, for tests that name it. */
export function shareIdOf(random: string, uid = "ann"): string {
  return `${random}${createHash("sha256").update(`${random}${uid}`).digest("hex").slice(0, 12)}`;
}
