import type { Span } from "./ast.ts";
import { SyntaxFailure } from "./SyntaxFailure.ts";
import { type Token, Tokenizer } from "./Tokenizer.ts";

/** Reads tokens with one token of lookahead, for the recursive-descent parser. */
export class TokenReader {
  readonly #tokenizer: Tokenizer;
  #current: Token;
  #previousEnd = 0;
  #depth = 0;
  #nodes = 0;

  constructor(text: string) {
    this.#tokenizer = new Tokenizer(text);
    this.#current = this.#tokenizer.next();
  }

  get current(): Token {
    return this.#current;
  }

  /** The end of the previous token. */
  get previousEnd(): number {
    return this.#previousEnd;
  }

  nextNodeId(): number {
    return this.#nodes++;
  }

  is(text: string): boolean {
    return (this.#current.kind === "symbol" || this.#current.kind === "keyword") && this.#current.text === text;
  }

  take(): Token {
    const taken = this.#current;
    const next = this.#tokenizer.next();
    this.#leave(taken);
    this.#current = next;
    return taken;
  }

  takeIf(text: string): boolean {
    if (!this.is(text)) return false;
    this.take();
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail(`'${text}'`);
    return this.take();
  }

  expectName(what: string): Token {
    if (this.#current.kind !== "name") this.fail(what);
    return this.take();
  }

  /** A word after a dot. Keywords are allowed as names there. */
  expectWord(what: string): Token {
    if (!/^[A-Za-z_]/.test(this.#current.text) || !/^\w+$/.test(this.#current.text)) this.fail(what);
    return this.take();
  }

  /** Takes a `/` and the literal text after it. Returns null if something else follows the `/`. */
  takePathSegment(): { readonly text: string; readonly span: Span } | null {
    const slash = this.#current;
    if (!this.is("/")) this.fail("'/'");
    this.#tokenizer.rewind(slash.span.end);
    const segment = this.#tokenizer.pathSegment();
    this.#previousEnd = segment?.span.end ?? slash.span.end;
    this.#current = this.#tokenizer.next();
    return segment;
  }

  /** Whether the previous and the current token touch. Paths contain no spaces. */
  touchesPrevious(): boolean {
    return this.#current.span.start === this.#previousEnd;
  }

  /** The number of open braces. */
  get depth(): number {
    return this.#depth;
  }

  /**
   * After a failure: skips the rest of a statement that began with `depth` open braces, to continue parsing after it.
   */
  skipStatement(depth: number): void {
    while (this.#current.kind !== "end") {
      if (this.#depth === depth && this.is("}")) return;
      const mayEnd = this.is(";") || this.is("}");
      this.#takeLeniently();
      if (mayEnd && this.#depth <= depth) return;
    }
  }

  fail(expected: string): never {
    const { kind, text, span } = this.#current;
    const found = kind === "end" ? "the end of the file" : `'${text}'`;
    throw new SyntaxFailure(span, `Unexpected ${found}: ${expected} was expected.`);
  }

  #leave(token: Token): void {
    this.#previousEnd = token.span.end;
    if (token.kind !== "symbol") return;
    if (token.text === "{") this.#depth += 1;
    if (token.text === "}") this.#depth -= 1;
  }

  #takeLeniently(): void {
    this.#leave(this.#current);
    for (;;) {
      try {
        this.#current = this.#tokenizer.next();
        return;
      } catch (failure) {
        if (!(failure instanceof SyntaxFailure)) throw failure;
        this.#tokenizer.rewind(failure.resumeAt);
      }
    }
  }
}
