/** The most rows in all lists of a part: twice what a student's plan can have, which is 2,500 experiences. */
const ROWS = 5_000;
/** The longest text, in characters: that of a journal entry. */
export const TEXT_LENGTH = 60_000;

/**
 * Whether a value from a share is small enough to be checked and drawn: whoever has a link's key may have sealed anything,
 * and a few kilobytes can expand to many rows.
 */
export function isDrawable(value: unknown): boolean {
  const open: unknown[] = [value];
  let rows = 0;
  // A loop, because a deep value would fill the stack.
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string" && next.length > TEXT_LENGTH) return false;
    if (Array.isArray(next)) {
      rows += next.length;
      if (rows > ROWS) return false;
    }
    if (typeof next === "object" && next !== null) for (const inside of Object.values(next)) open.push(inside);
  }
  return true;
}
