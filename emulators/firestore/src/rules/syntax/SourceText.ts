import type { RulesIssue } from "../RulesIssue.ts";
import type { Span } from "./ast.ts";

/** A position in the source. Both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text of a rules file. Converts offsets to lines and columns. */
export class SourceText {
  readonly fileName: string;
  readonly text: string;
  readonly #lineStarts: readonly number[];

  constructor(text: string, fileName: string) {
    this.text = text;
    this.fileName = fileName;
    const lineStarts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
    this.#lineStarts = lineStarts;
  }

  positionOf(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  issue(severity: RulesIssue["severity"], span: Span, description: string): RulesIssue {
    const { line, column } = this.positionOf(span.start);
    return {
      fileName: this.fileName,
      line,
      column,
      currentOffset: span.start,
      endOffset: span.end,
      description,
      severity,
    };
  }
}
