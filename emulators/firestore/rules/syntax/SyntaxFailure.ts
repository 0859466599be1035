import type { Span } from "./ast.ts";

/** Thrown inside the parser alone, to leave the statement that cannot be read. */
export class SyntaxFailure extends Error {
  readonly span: Span;

  constructor(span: Span, message: string) {
    super(message);
    this.name = "SyntaxFailure";
    this.span = span;
  }
}
