import type { Span } from "./ast.ts";

/** Thrown inside the parser alone, to leave the statement that cannot be read. */
export class SyntaxFailure extends Error {
  readonly span: Span;
  /** Where reading can go on: behind the span, unless something longer could not be read. */
  readonly resumeAt: number;

  constructor(span: Span, message: string, resumeAt: number = span.end) {
    super(message);
    this.name = "SyntaxFailure";
    this.span = span;
    this.resumeAt = resumeAt;
  }
}
