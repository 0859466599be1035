import type { AllowStatement } from "./syntax/ast.ts";
import type { SourceText } from "./syntax/SourceText.ts";
import type { Outcome } from "./values/Outcome.ts";

/**
 * Why one allow statement denied the request, in the words and order of Google's emulator. People search for these
 * messages.
 */
export function denialItems(
  outcome: Outcome,
  statement: AllowStatement,
  method: string,
  source: SourceText,
): readonly string[] {
  const { line } = source.positionOf(statement.span.start);
  const place = `for '${method}' @ L${line}`;
  const cause = outcome.type === "unknown" ? outcome.cause : outcome;
  const at = cause?.type === "failure" || cause?.type === "bool" ? (cause.at ?? null) : null;
  const position = at === null ? null : source.positionOf(at);
  const failedAt = position ? `L${position.line}:${position.column}` : `L${line}`;
  if (cause?.type === "failure") return [`evaluation error at ${failedAt} ${place}`, `${cause.message} ${place}`];
  // Google's text calls a plain false an evaluation error, too. Here the message only says where it became false.
  return [`false ${place} (at ${failedAt})`];
}

/** The message of a denied request. Like Google's, it begins with a line break. */
export function denialMessage(items: readonly string[]): string {
  return `\n${items.length > 0 ? items.join(", ") : "No matching allow statements"}`;
}
