import type { Literal, Span } from "./ast.ts";
import { readQuoted } from "./readQuoted.ts";
import { SyntaxFailure } from "./SyntaxFailure.ts";

export type Token =
  | { readonly kind: "name" | "keyword" | "symbol"; readonly text: string; readonly span: Span }
  | { readonly kind: "literal"; readonly text: string; readonly value: Literal; readonly span: Span }
  | { readonly kind: "end"; readonly text: ""; readonly span: Span };

const keywords = new Set([
  "allow",
  "match",
  "service",
  "function",
  "return",
  "if",
  "let",
  "in",
  "is",
  "true",
  "false",
  "null",
  "rules_version",
]);

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /[0-9]+(?<fraction>\.[0-9]+)?(?<exponent>[eE][+-]?[0-9]+)?/y;
const symbol = /=\*\*|&&|\|\||[=!<>]=|[-+*/%!<>=?:;,.(){}[\]$]/y;
const pathText = /(?:[A-Za-z0-9_.~-]|\([A-Za-z0-9_.~-]+\))+/y;

/**
 * Splits the source into tokens on demand. Only the parser knows whether a `/` divides or begins a path. Where a path
 * is allowed, it calls `pathSegment` instead of `next`.
 */
export class Tokenizer {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes back to the start of a token. */
  rewind(offset: number): void {
    this.#offset = offset;
  }

  next(): Token {
    this.#skipSpace();
    const start = this.#offset;
    if (start >= this.#text.length) return { kind: "end", text: "", span: { start, end: start } };
    const quote = this.#text[start] === "b" ? this.#text[start + 1] : this.#text[start];
    if (quote === "'" || quote === '"') return this.#literal(start);
    const name = this.#match(word);
    if (name !== null) return this.#word(name, { start, end: this.#offset });
    if (/[0-9]/.test(this.#text[start] ?? "")) return this.#number(start);
    const text = this.#match(symbol);
    if (text !== null) return { kind: "symbol", text, span: { start, end: this.#offset } };
    const stray = String.fromCodePoint(this.#text.codePointAt(start) ?? 0);
    throw new SyntaxFailure({ start, end: start + stray.length }, `Unexpected character '${stray}'.`);
  }

  /** The literal text of a path segment at the current offset. Null if no such text begins here. */
  pathSegment(): { readonly text: string; readonly span: Span } | null {
    const start = this.#offset;
    const text = this.#match(pathText);
    return text === null ? null : { text, span: { start, end: this.#offset } };
  }

  #skipSpace(): void {
    this.#match(space);
    if (this.#text.startsWith("/*", this.#offset)) {
      throw new SyntaxFailure({ start: this.#offset, end: this.#text.length }, "Unclosed comment.");
    }
  }

  #word(text: string, span: Span): Token {
    if (text === "true" || text === "false") {
      return { kind: "literal", text, value: { type: "bool", value: text === "true" }, span };
    }
    if (text === "null") return { kind: "literal", text, value: { type: "null" }, span };
    return { kind: keywords.has(text) ? "keyword" : "name", text, span };
  }

  #number(start: number): Token {
    const text = this.#match(number) ?? "";
    const span = { start, end: this.#offset };
    if (this.#match(word) !== null) {
      throw new SyntaxFailure({ start, end: this.#offset }, "A number must not run into a name.");
    }
    const value: Literal = /^[0-9]+$/.test(text)
      ? { type: "int", value: BigInt(text) }
      : { type: "float", value: Number(text) };
    return { kind: "literal", text, value, span };
  }

  #literal(start: number): Token {
    const { value, end } = readQuoted(this.#text, start);
    this.#offset = end;
    return { kind: "literal", text: this.#text.slice(start, end), value, span: { start, end } };
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#offset += found.length;
    return found;
  }
}
