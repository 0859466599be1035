/** Compares strings in UTF-8 order. JavaScript's order differs between surrogate pairs and U+E000 to U+FFFF. */
export function compareStrings(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return utf8Weight(left) - utf8Weight(right);
  }
  return a.length - b.length;
}

/** Surrogates encode code points above U+FFFF, so they sort after every other code unit. */
function utf8Weight(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
