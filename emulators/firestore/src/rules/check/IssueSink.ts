import type { RulesIssue } from "../RulesIssue.ts";
import type { Span } from "../syntax/ast.ts";
import type { SourceText } from "../syntax/SourceText.ts";

/** Collects the issues that the checks find. */
export class IssueSink {
  readonly issues: RulesIssue[] = [];
  readonly #source: SourceText;

  constructor(source: SourceText) {
    this.#source = source;
  }

  error(span: Span, description: string): void {
    this.issues.push(this.#source.issue("ERROR", span, description));
  }

  warning(span: Span, description: string): void {
    this.issues.push(this.#source.issue("WARNING", span, description));
  }
}
