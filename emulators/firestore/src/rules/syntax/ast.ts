/** A range of the source text in offsets. `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Node {
  /** Unique within one ruleset. Coverage counts by this id. */
  readonly id: number;
  readonly span: Span;
  /** The offset of the operator, property or function name. Failures of this operation are reported there. */
  readonly at: number;
}

export type Literal =
  | { readonly type: "null" }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "int"; readonly value: bigint }
  | { readonly type: "float"; readonly value: number }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "bytes"; readonly value: Uint8Array };

export type BinaryOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" | "*" | "/" | "%" | "in";

export type Expression = Node &
  (
    | { readonly kind: "literal"; readonly value: Literal }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "list"; readonly items: readonly Expression[] }
    | { readonly kind: "map"; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] }
    | { readonly kind: "path"; readonly segments: readonly (string | Expression)[] }
    | { readonly kind: "member"; readonly target: Expression; readonly property: string }
    | { readonly kind: "index"; readonly target: Expression; readonly index: Expression }
    | { readonly kind: "slice"; readonly target: Expression; readonly from: Expression; readonly to: Expression }
    | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: "method";
        readonly target: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: "unary"; readonly operator: "!" | "-"; readonly operand: Expression }
    | {
        readonly kind: "binary";
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: "logical";
        readonly operator: "&&" | "||";
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: "is"; readonly operand: Expression; readonly typeName: string }
    | {
        readonly kind: "conditional";
        readonly condition: Expression;
        readonly consequent: Expression;
        readonly alternate: Expression;
      }
  );

export interface LetStatement {
  readonly name: string;
  readonly value: Expression;
  readonly span: Span;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetStatement[];
  readonly body: Expression;
  /** The position of the name. */
  readonly span: Span;
}

export type PathSegment = { readonly span: Span } & (
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "capture" | "glob"; readonly name: string }
);

export interface AllowStatement {
  readonly methods: readonly { readonly name: string; readonly span: Span }[];
  /** Null if the statement has no condition: it always allows. */
  readonly condition: Expression | null;
  readonly span: Span;
}

/** A block with functions and matches: the service or a match. */
export interface Block {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface MatchBlock extends Block {
  readonly pattern: readonly PathSegment[];
  readonly allows: readonly AllowStatement[];
  readonly span: Span;
}

export interface ServiceBlock extends Block {
  readonly name: string;
  readonly span: Span;
}

export interface RulesFile {
  /** As written. Null if the file has no `rules_version`, which means version 1. */
  readonly version: { readonly text: string; readonly span: Span } | null;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}

/** The direct operands of an expression, in source order. */
export function operandsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "literal":
    case "name":
      return [];
    case "list":
      return expression.items;
    case "map":
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case "path":
      return expression.segments.filter((segment) => typeof segment !== "string");
    case "member":
      return [expression.target];
    case "index":
      return [expression.target, expression.index];
    case "slice":
      return [expression.target, expression.from, expression.to];
    case "call":
      return expression.args;
    case "method":
      return [expression.target, ...expression.args];
    case "unary":
    case "is":
      return [expression.operand];
    case "binary":
    case "logical":
      return [expression.left, expression.right];
    case "conditional":
      return [expression.condition, expression.consequent, expression.alternate];
  }
}

/** Visits an expression and all its descendants. */
export function walkExpression(expression: Expression, visit: (node: Expression) => void): void {
  visit(expression);
  for (const operand of operandsOf(expression)) walkExpression(operand, visit);
}
