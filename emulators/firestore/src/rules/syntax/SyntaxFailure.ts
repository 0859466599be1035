import type { Span } from "./ast.ts";

/** Used only inside the parser, to abort an invalid statement. */
export class SyntaxFailure extends Error {
  readonly span: Span;
  /** Where parsing can continue: after the span, unless a longer part is invalid. */
  readonly resumeAt: number;

  constructor(span: Span, message: string, resumeAt: number = span.end) {
    super(message);
    this.name = "SyntaxFailure";
    this.span = span;
    this.resumeAt = resumeAt;
  }
}
