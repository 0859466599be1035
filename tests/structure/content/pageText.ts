/** Parts of a page that are not readable text. */
const UNREAD = /<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: ", ",
  nbsp: " ",
  ndash: "-",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
};

/** The text of an HTML page: its words in order, without code. */
export function pageText(html: string): string {
  return html
    .replaceAll(UNREAD, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(Math.min(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), 0x10ffff));
    })
    .replaceAll(/\s+/g, " ")
    .trim();
}
