import {
  type Block,
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  operandsOf,
  type RulesFile,
  type Span,
} from "../syntax/ast.ts";
import type { SourceText } from "../syntax/SourceText.ts";
import type { CountedValue, Counts } from "./ExpressionCounts.ts";

interface SourcePosition {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** One expression; without values it was never evaluated. */
export interface ExpressionReport {
  readonly sourcePosition: SourcePosition;
  readonly values: readonly CountedValue[];
  readonly children: readonly ExpressionReport[];
}

export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly ExpressionReport[];
}

/** A tree for every condition, `let` and returned expression, in the order of the file. */
export function coverageReport(file: RulesFile, source: SourceText, counts: Counts): CoverageReport {
  const reportOf = (expression: Expression): ExpressionReport => ({
    sourcePosition: positionOf(expression.span, source),
    values: counts.of(expression),
    children: operandsOf(expression).map(reportOf),
  });
  return {
    rules: { files: [{ name: source.fileName, content: source.text }] },
    report: rootsOf(file)
      .sort((left, right) => left.span.start - right.span.start)
      .map(reportOf),
  };
}

function positionOf({ start, end }: Span, source: SourceText): SourcePosition {
  return { fileName: source.fileName, ...source.positionOf(start), currentOffset: start, endOffset: end };
}

/** Every condition, `let` and returned expression. */
export function rootsOf({ functions, services }: RulesFile): Expression[] {
  return [...functions.flatMap(rootsOfFunction), ...services.flatMap(rootsOfBlock)];
}

function rootsOfBlock({ functions, matches }: Block): readonly Expression[] {
  return [...functions.flatMap(rootsOfFunction), ...matches.flatMap(rootsOfMatch)];
}

function rootsOfMatch(match: MatchBlock): readonly Expression[] {
  const conditions = match.allows.map(({ condition }) => condition).filter((condition) => condition !== null);
  return [...conditions, ...rootsOfBlock(match)];
}

function rootsOfFunction({ lets, body }: FunctionDeclaration): readonly Expression[] {
  return [...lets.map(({ value }) => value), body];
}
