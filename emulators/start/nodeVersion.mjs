/** Plain JavaScript without dependencies: it runs before anything is installed, even on a Node.js that is too old. */

/**
 * Whether a Node.js version satisfies a range written as in `engines` of package.json. Supports alternatives of
 * `^a.b.c` (same major, that version or newer) and `>=a.b.c`.
 *
 * @param {string} version as in `process.version`, with or without its `v`
 * @param {string} range
 * @returns {boolean}
 */
export function isSupported(version, range) {
  const [major, ...rest] = numbers(version);
  return range.split("||").some((part) => {
    const [wantedMajor, ...wantedRest] = numbers(part);
    if (major !== wantedMajor) return part.includes(">=") && Number(major) > Number(wantedMajor);
    return compare(rest, wantedRest) >= 0;
  });
}

/**
 * @param {string} text
 * @returns {number[]}
 */
function numbers(text) {
  return (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

/**
 * @param {number[]} one
 * @param {number[]} other
 * @returns {number}
 */
function compare(one, other) {
  const at = one.findIndex((number, index) => number !== (other[index] ?? 0));
  return at === -1 ? 0 : Number(one[at]) - (other[at] ?? 0);
}
