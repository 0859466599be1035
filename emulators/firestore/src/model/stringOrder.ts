/** UTF-8 order. JavaScript's own differs where a surrogate pair meets U+E000 to U+FFFF. */
export function compareStrings(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return utf8Weight(left) - utf8Weight(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above U+FFFF, so they weigh more than every other unit. */
function utf8Weight(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
