import { type BinaryOperator, type Expression, type Literal, operandsOf } from "./ast.ts";
import { SyntaxFailure } from "./SyntaxFailure.ts";
import type { TokenReader } from "./TokenReader.ts";

/**
 * The precedence of the infix operators. Google's documentation groups `==`, `<` and `in` differently in different
 * places. This is the order of its operator table, with `in` and `is` lowest.
 */
const precedences: Readonly<Record<string, number>> = {
  "||": 1,
  "&&": 2,
  in: 3,
  is: 3,
  "==": 4,
  "!=": 4,
  "<": 5,
  "<=": 5,
  ">": 5,
  ">=": 5,
  "+": 6,
  "-": 6,
  "*": 7,
  "/": 7,
  "%": 7,
};

/** Parser and evaluator are recursive. Without this limit, a very deep expression would overflow the stack. */
const maximumDepth = 400;

/**
 * Google's deploy limits, as measured. The condition, function body or `let` is level 1. Each pair of parentheses and
 * each binary operator puts its content one level deeper.
 */
const maximumLevels = 99;
const maximumChain = 98;
const tooComplex = "Expression is too complex to evaluate safely";
const tooDeep = `${tooComplex}: it is nested more than ${maximumDepth} deep.`;

const maximumInt = 2n ** 63n - 1n;

type Shape = Expression extends infer E ? (E extends Expression ? Omit<E, "id" | "span" | "at"> : never) : never;

/** Parses one expression and moves the reader past it. */
export function parseExpression(reader: TokenReader): Expression {
  return new ExpressionParser(reader).expression();
}

class ExpressionParser {
  readonly #reader: TokenReader;
  /** The height of the tree below each node, by node id. A long chain of operators is a high tree. */
  readonly #heights = new Map<number, number>();
  /** The levels of nesting of each node, as Google counts them. */
  readonly #levels = new Map<number, number>();
  /**
   * The length of the chain that ends at each `&&` or `||`: its operands and those of the same operator to its left,
   * without parentheses between them.
   */
  readonly #chains = new Map<number, number>();
  #depth = 0;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  expression(): Expression {
    return this.#nested(() => {
      const condition = this.#infix(1);
      if (!this.#reader.is("?")) return condition;
      const at = this.#reader.take().span.start;
      const consequent = this.expression();
      this.#reader.expect(":");
      const alternate = this.expression();
      return this.#node(condition.span.start, at, { kind: "conditional", condition, consequent, alternate });
    });
  }

  #infix(minimumPower: number): Expression {
    let left = this.#prefix();
    for (;;) {
      const { kind, text, span } = this.#reader.current;
      const power = kind === "symbol" || kind === "keyword" ? precedences[text] : undefined;
      if (power === undefined || power < minimumPower) return left;
      this.#reader.take();
      if (text === "is") {
        const typeName = this.#reader.expectName("the name of a type").text;
        left = this.#node(left.span.start, span.start, { kind: "is", operand: left, typeName });
        continue;
      }
      const right = this.#infix(power + 1);
      left = this.#node(
        left.span.start,
        span.start,
        text === "&&" || text === "||"
          ? { kind: "logical", operator: text, left, right }
          : { kind: "binary", operator: text as BinaryOperator, left, right },
      );
    }
  }

  #prefix(): Expression {
    const { span, text } = this.#reader.current;
    if (!this.#reader.is("!") && !this.#reader.is("-")) return this.#postfix();
    this.#reader.take();
    const { current } = this.#reader;
    if (text === "-" && current.kind === "literal" && current.value.type === "int") {
      // Parsed as one literal, because the smallest int has no positive counterpart.
      this.#reader.take();
      const value = { type: "int", value: -current.value.value } as const;
      return this.#postfixes(this.#literal(span.start, value));
    }
    const operand = this.#nested(() => this.#prefix());
    return this.#node(span.start, span.start, { kind: "unary", operator: text === "!" ? "!" : "-", operand });
  }

  #postfix(): Expression {
    return this.#postfixes(this.#operand());
  }

  #postfixes(operand: Expression): Expression {
    let target = operand;
    const { start } = operand.span;
    for (;;) {
      if (this.#reader.takeIf(".")) {
        const { text: name, span } = this.#reader.expectWord("a property");
        target = this.#reader.is("(")
          ? this.#node(start, span.start, { kind: "method", target, name, args: this.#arguments() })
          : this.#node(start, span.start, { kind: "member", target, property: name });
      } else if (this.#reader.is("[")) {
        target = this.#indexed(target);
      } else {
        return target;
      }
    }
  }

  #indexed(target: Expression): Expression {
    const at = this.#reader.expect("[").span.start;
    const index = this.expression();
    if (this.#reader.takeIf("]")) return this.#node(target.span.start, at, { kind: "index", target, index });
    this.#reader.expect(":");
    const to = this.expression();
    this.#reader.expect("]");
    return this.#node(target.span.start, at, { kind: "slice", target, from: index, to });
  }

  #operand(): Expression {
    const token = this.#reader.current;
    const { start } = token.span;
    if (token.kind === "literal") {
      this.#reader.take();
      return this.#literal(start, token.value);
    }
    if (token.kind === "name") {
      this.#reader.take();
      return this.#reader.is("(")
        ? this.#node(start, start, { kind: "call", name: token.text, args: this.#arguments() })
        : this.#node(start, start, { kind: "name", name: token.text });
    }
    if (this.#reader.is("/")) return this.#path();
    if (this.#reader.takeIf("(")) {
      const inner = this.expression();
      this.#reader.expect(")");
      this.#parenthesize(inner);
      return inner;
    }
    if (this.#reader.takeIf("[")) {
      const items = this.#separated("]", () => this.expression());
      return this.#node(start, start, { kind: "list", items });
    }
    if (this.#reader.takeIf("{")) {
      const entries = this.#separated("}", () => {
        const key = this.expression();
        this.#reader.expect(":");
        return { key, value: this.expression() };
      });
      return this.#node(start, start, { kind: "map", entries });
    }
    return this.#reader.fail("an expression");
  }

  #path(): Expression {
    const { start } = this.#reader.current.span;
    const segments: (string | Expression)[] = [];
    do {
      const literal = this.#reader.takePathSegment();
      if (literal) {
        segments.push(literal.text);
        continue;
      }
      if (!this.#reader.touchesPrevious() || !this.#reader.is("$")) this.#reader.fail("the segment of a path");
      this.#reader.take();
      this.#reader.expect("(");
      segments.push(this.expression());
      this.#reader.expect(")");
    } while (this.#reader.is("/"));
    return this.#node(start, start, { kind: "path", segments });
  }

  #arguments(): Expression[] {
    this.#reader.expect("(");
    return this.#separated(")", () => this.expression());
  }

  /** Reads items separated by commas, up to and including the closing symbol. */
  #separated<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    if (this.#reader.takeIf(close)) return items;
    do items.push(item());
    while (this.#reader.takeIf(","));
    this.#reader.expect(close);
    return items;
  }

  #literal(start: number, value: Literal): Expression {
    if (value.type === "int" && (value.value > maximumInt || value.value < -maximumInt - 1n)) {
      throw new SyntaxFailure({ start, end: this.#reader.previousEnd }, "An int has 64 bits.");
    }
    return this.#node(start, start, { kind: "literal", value });
  }

  #node(start: number, at: number, shape: Shape): Expression {
    const span = { start, end: this.#reader.previousEnd };
    const node: Expression = { ...shape, id: this.#reader.nextNodeId(), span, at };
    const height = 1 + operandsOf(node).reduce((highest, { id }) => Math.max(highest, this.#heights.get(id) ?? 0), 0);
    if (height > maximumDepth) throw new SyntaxFailure(span, tooDeep);
    this.#heights.set(node.id, height);
    this.#checkComplexity(node);
    return node;
  }

  #checkComplexity(node: Expression): void {
    if (node.kind === "logical") {
      const { operator, left } = node;
      const before = left.kind === "logical" && left.operator === operator ? (this.#chains.get(left.id) ?? 1) : 1;
      if (before >= maximumChain) {
        const limit = `a chain of ${operator} may have ${maximumChain} operands`;
        throw new SyntaxFailure(node.span, `${tooComplex}: ${limit}.`);
      }
      this.#chains.set(node.id, before + 1);
    }
    const nests = node.kind === "logical" || node.kind === "binary" || node.kind === "is";
    const deepest = operandsOf(node).reduce((most, { id }) => Math.max(most, this.#levels.get(id) ?? 1), nests ? 1 : 0);
    this.#setLevels(node, Math.max(1, nests ? deepest + 1 : deepest));
  }

  #parenthesize(inner: Expression): void {
    this.#chains.delete(inner.id);
    this.#setLevels(inner, (this.#levels.get(inner.id) ?? 1) + 1);
  }

  #setLevels(node: Expression, levels: number): void {
    if (levels > maximumLevels) {
      throw new SyntaxFailure(node.span, `${tooComplex}: it has more than ${maximumLevels} levels of nesting.`);
    }
    this.#levels.set(node.id, levels);
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > maximumDepth) {
      throw new SyntaxFailure(this.#reader.current.span, tooDeep);
    }
    const result = read();
    this.#depth -= 1;
    return result;
  }
}
