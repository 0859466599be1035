import type { Literal } from "./ast.ts";
import { SyntaxFailure } from "./SyntaxFailure.ts";

const simpleEscapes: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "`": "`",
  "?": "?",
};

const numericEscape = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})/y;

/**
 * Reads `'…'`, `"…"` or their `b` forms. In bytes, `\xHH` and `\OOO` are single bytes and everything else is UTF-8. An
 * unknown escape is a syntax error, so `'\d'` must be written as `'\\d'`.
 */
export function readQuoted(text: string, start: number): { readonly value: Literal; readonly end: number } {
  const isBytes = text[start] === "b";
  const quote = text[isBytes ? start + 1 : start];
  const pieces: (string | number)[] = [];
  let at = start + (isBytes ? 2 : 1);
  while (text[at] !== quote) {
    const character = text[at];
    if (character === undefined || character === "\n") {
      throw new SyntaxFailure({ start, end: at }, "Unclosed string.");
    }
    if (character !== "\\") {
      pieces.push(character);
      at += 1;
      continue;
    }
    const { piece, end } = readEscape(text, at, quote, isBytes);
    pieces.push(piece);
    at = end;
  }
  const value: Literal = isBytes
    ? { type: "bytes", value: bytesOf(pieces) }
    : { type: "string", value: pieces.join("") };
  return { value, end: at + 1 };
}

function readEscape(
  text: string,
  at: number,
  quote: string | undefined,
  isBytes: boolean,
): { piece: string | number; end: number } {
  const simple = simpleEscapes[text[at + 1] ?? ""];
  if (simple !== undefined) return { piece: simple, end: at + 2 };
  numericEscape.lastIndex = at + 1;
  const [matched = "", byte, short, long, octal] = numericEscape.exec(text) ?? [];
  const code = octal === undefined ? Number.parseInt(byte ?? short ?? long ?? "", 16) : Number.parseInt(octal, 8);
  const end = at + 1 + matched.length;
  if (matched === "" || code > 0x10ffff) {
    const span = { start: at, end: Math.max(end, at + 2) };
    const message = `Invalid escape sequence '${text.slice(span.start, span.end)}'.`;
    throw new SyntaxFailure(span, message, endOfQuoted(text, span.end, quote));
  }
  const isByte = isBytes && (byte !== undefined || octal !== undefined);
  return { piece: isByte ? code : String.fromCodePoint(code), end };
}

function endOfQuoted(text: string, from: number, quote: string | undefined): number {
  let at = from;
  while (at < text.length && text[at] !== quote && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
  return text[at] === quote ? at + 1 : at;
}

function bytesOf(pieces: readonly (string | number)[]): Uint8Array {
  const bytes: number[] = [];
  let run = "";
  const flush = () => {
    bytes.push(...new TextEncoder().encode(run));
    run = "";
  };
  for (const piece of pieces) {
    if (typeof piece === "string") {
      run += piece;
    } else {
      flush();
      bytes.push(piece);
    }
  }
  flush();
  return Uint8Array.from(bytes);
}
