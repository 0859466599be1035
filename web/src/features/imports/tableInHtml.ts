import type { Cells } from "@domain/imports/tableColumns";

/**
 * The cells of the tables in copied markup, as browsers and spreadsheets put it into the clipboard; null if there is no
 * table. It reads the tags itself: under our Content-Security-Policy a page may not have text parsed as markup.
 */
export function tableInHtml(html: string): readonly Cells[] | null {
  if (!/<t[dh][\s>]/i.test(html)) return null;
  const body = withoutBlocks(html);
  const [before = "", ...rows] = body.split(/<tr(?=[\s>])/i);
  let hanging: Hanging = [];
  return [
    ...linesIn(before),
    ...rows.flatMap((row) => {
      const [cells = "", after = ""] = row.split(/<\/tr\s*>/i);
      const placed = placedBelow(hanging, cellsIn(cells));
      hanging = /<\/?table\b/i.test(after) ? [] : placed.hanging;
      return [placed.cells, ...linesIn(after)];
    }),
  ];
}

/**
 * The markup without comments, styles, scripts and its head. Each end is looked for from its beginning on, and a kind that
 * is not closed once is not looked for again: otherwise a file of openings would be read as often as it has them.
 */
function withoutBlocks(html: string): string {
  const openings = /<(!--|style\b|script\b|head\b)/gi;
  const unclosed = new Set<string>();
  let kept = "";
  let from = 0;
  for (let found = openings.exec(html); found; found = openings.exec(html)) {
    const kind = (found[1] ?? "").toLowerCase();
    if (unclosed.has(kind)) continue;
    const end = kind === "!--" ? /-->/g : new RegExp(`</${kind}>`, "gi");
    end.lastIndex = openings.lastIndex;
    if (!end.test(html)) {
      unclosed.add(kind);
      continue;
    }
    kept += html.slice(from, found.index);
    from = end.lastIndex;
    openings.lastIndex = from;
  }
  return kept + html.slice(from);
}

/** Text outside of a row, such as a term above its table, as lines of one cell. */
function linesIn(markup: string): readonly Cells[] {
  const lines = textOf(markup.replace(/<\/h\d>/gi, "<br>")).split("\n");
  return lines.flatMap((line) => (line.trim() === "" ? [] : [[line.trim()]]));
}

interface MarkupCell {
  readonly text: string;
  /** How many columns and rows it spans. */
  readonly columns: number;
  readonly rows: number;
}

/** For each column, how many of the next rows a cell above spans. */
type Hanging = readonly number[];

/** A row's cells in their columns. Those that a cell spans, from the left or from above, are empty. */
function placedBelow(above: Hanging, cells: readonly MarkupCell[]): { cells: Cells; hanging: Hanging } {
  const placed: string[] = [];
  const hanging: number[] = [];
  function place(text: string, rows: number) {
    placed.push(text);
    hanging.push(rows);
  }
  function passSpanned() {
    for (let rows = above[placed.length] ?? 0; rows > 0; rows = above[placed.length] ?? 0) place("", rows - 1);
  }
  for (const { text, columns, rows } of cells) {
    passSpanned();
    place(text, rows - 1);
    for (let spanned = 1; spanned < columns; spanned += 1) place("", rows - 1);
  }
  passSpanned();
  return { cells: placed, hanging };
}

function cellsIn(row: string): readonly MarkupCell[] {
  return row
    .split(/<t[dh](?=[\s>])/i)
    .slice(1)
    .map((cell) => {
      const end = endOfTag(cell);
      const attributes = cell.slice(0, end);
      const span = (name: string) =>
        Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,3})`, "i").exec(attributes)?.[1] ?? 1) || 1;
      return {
        text: textOf(cell.slice(end + 1).replace(/<\/t[dh]\s*>[\s\S]*$/i, "")),
        columns: span("colspan"),
        rows: span("rowspan"),
      };
    });
}

/** The place of the bracket that ends the tag: one inside quotes belongs to a value. */
function endOfTag(markup: string): number {
  const [tag = ""] = /^(?:[^>"']|"[^"]*"|'[^']*')*/.exec(markup) ?? [];
  return tag.length;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function textOf(markup: string): string {
  return (
    markup
      // Line breaks in the source are spaces; those of the page are tags.
      .replace(/\s+/g, " ")
      .replace(/<br\s*\/?>|<\/(?:p|div|li)>/gi, "\n")
      // A tag has no other one in it, so a file of brackets is read once.
      .replace(/<(?:[^<>"']|"[^"]*"|'[^']*')*>/g, "")
      .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
      })
      .replace(/ *\n */g, "\n")
      .trim()
  );
}
