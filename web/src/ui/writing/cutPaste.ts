/** What a text area holds, and what is selected in it. */
export interface PastedInto {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What of a paste fits into a text area, as browsers cut it: never inside a character. Lengths are in UTF-16 code units,
 * as `maxlength` counts. Null if all of it fits.
 */
export function cutPaste(
  { value, start, end }: PastedInto,
  pasted: string,
  maxLength: number,
): { readonly fits: string; readonly cut: string } | null {
  const words = pasted.replace(/\r\n?/g, "\n");
  const room = Math.max(0, maxLength - (value.length - (end - start)));
  if (words.length <= room) return null;
  const isInside = /[\uD800-\uDBFF]$/.test(words.slice(0, room));
  const at = isInside ? room - 1 : room;
  return { fits: words.slice(0, at), cut: words.slice(at) };
}

/** What several pastes lost, the latest first. The same words are kept once. */
export function withCut(cuts: readonly string[], cut: string): readonly string[] {
  return [cut, ...cuts.filter((earlier) => earlier !== cut)];
}
