import {
  type AllowStatement,
  type Block,
  type Counts,
  compileRules,
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  parseRules,
  Ruleset,
  type RulesFile,
  type RulesRequest,
  SourceText,
} from "@cairn/firestore-emulator/rules";

/** The rules with a single change. */
export interface Mutant {
  readonly line: number;
  readonly column: number;
  /** The source text of the condition or method. */
  readonly text: string;
  readonly change: "removed" | "negated" | "always true" | "always false";
  /** The only collection whose documents the change can affect. Null if it can affect any. */
  readonly collectionId: string | null;
  /** The id of the changed expression. Null if a method is removed. */
  readonly expressionId: number | null;
  /** What the changed expression always is. Null if it is negated, or if a method is removed. */
  readonly value: boolean | null;
  /** The removed method. Null if an expression is changed. */
  readonly method: string | null;
  readonly ruleset: Ruleset;
}

/** The value of an expression in all of its evaluations: "other" if they differ, or if one is not a boolean. */
export type EvaluatedValue = boolean | "other";

/** The rules and all their mutants. */
export interface Mutation {
  readonly mutants: readonly Mutant[];
  /** Evaluates the requests with the real rules and returns the values of the evaluated expressions by their ids. */
  valuesFor(requests: readonly RulesRequest[]): ReadonlyMap<number, EvaluatedValue>;
}

/** Mutants evaluate thousands of requests, and their coverage is not needed. */
const UNCOUNTED: Counts = { record() {}, of: () => [] };

const METHODS_NAMED: Readonly<Record<string, readonly string[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

/**
 * Creates every mutant: one condition removed or negated, or one allowed method removed. A condition is an operand of
 * `&&`, `||` or `!`, the test or a branch of `? :`, the body of a function used as a condition, or the expression after
 * `if`.
 */
export function mutantsOf(source: string): Mutation {
  const { issues } = compileRules(source, "firestore.rules");
  const error = issues.find(({ severity }) => severity === "ERROR");
  if (error) throw new Error(`firestore.rules:${error.line}:${error.column} ${error.description}`);
  const text = new SourceText(source, "firestore.rules");
  const { file } = parseRules(text);
  const exchanged = exchangerOf(file);

  const mutant = (
    span: Expression["span"],
    change: Mutant["change"],
    changed: Pick<Mutant, "expressionId" | "value" | "method">,
    before: object,
    after: object | null,
  ): Mutant => ({
    ...text.positionOf(span.start),
    text: source.slice(span.start, span.end).replaceAll(/\s+/g, " "),
    change,
    ...changed,
    collectionId: collectionAt(file, span),
    ruleset: new Ruleset(exchanged(before, after), text, UNCOUNTED),
  });
  const ofCondition = (condition: Expression, change: Mutant["change"], value: boolean | null) =>
    mutant(
      condition.span,
      change,
      { expressionId: condition.id, value, method: null },
      condition,
      value === null ? negation(condition) : literal(value, condition),
    );
  const values = new Map<number, EvaluatedValue>();
  const record: Counts["record"] = ({ id }, outcome) => {
    const value = outcome.type === "bool" ? outcome.value : "other";
    values.set(id, (values.get(id) ?? value) === value ? value : "other");
  };
  const rules = new Ruleset(file, text, { ...UNCOUNTED, record });
  const mutants = [
    ...conditionsOf(file).flatMap(({ condition, removals }) => [
      ...removals.map(({ change, as }) => ofCondition(condition, change, as)),
      ofCondition(condition, "negated", null),
    ]),
    ...allowsOf(file).flatMap((allow) =>
      methodsLess(allow).map(({ name, span, less }) =>
        mutant(span, "removed", { expressionId: null, value: null, method: name }, allow, less),
      ),
    ),
  ];
  return {
    mutants,
    valuesFor(requests) {
      values.clear();
      rules.decideTogether(requests);
      return values;
    },
  };
}

interface Removal {
  readonly change: Mutant["change"];
  readonly as: boolean;
}

interface Condition {
  readonly condition: Expression;
  /** The replacements that remove the condition. */
  readonly removals: readonly Removal[];
}

const AS_TRUE: readonly Removal[] = [{ change: "removed", as: true }];
const AS_FALSE: readonly Removal[] = [{ change: "removed", as: false }];
const AS_EITHER: readonly Removal[] = [
  { change: "always true", as: true },
  { change: "always false", as: false },
];

function conditionsOf(file: RulesFile): readonly Condition[] {
  const functions = functionsOf(file);
  const conditions = new Map<Expression, Condition>();
  const visit = (condition: Expression, removals: readonly Removal[]): void => {
    if (conditions.has(condition)) return;
    // A chain needs no removal of its own: its operands are removed one by one.
    if (!isChain(condition)) conditions.set(condition, { condition, removals });
    for (const part of conditionsIn(condition, functions)) visit(part.condition, part.removals);
  };
  for (const { condition } of allowsOf(file)) if (condition) visit(condition, AS_TRUE);
  return [...conditions.values()];
}

/** Whether it only combines other conditions, with `&&`, `||` or `!`. */
function isChain(condition: Expression): boolean {
  return condition.kind === "logical" || (condition.kind === "unary" && condition.operator === "!");
}

/** The conditions that a condition is made of. */
function conditionsIn(condition: Expression, functions: readonly FunctionDeclaration[]): readonly Condition[] {
  switch (condition.kind) {
    case "logical": {
      const removals = condition.operator === "&&" ? AS_TRUE : AS_FALSE;
      return [condition.left, condition.right].map((operand) => ({ condition: operand, removals }));
    }
    case "unary":
      return condition.operator === "!" ? [{ condition: condition.operand, removals: AS_EITHER }] : [];
    case "conditional":
      return [
        { condition: condition.condition, removals: AS_EITHER },
        { condition: condition.consequent, removals: AS_TRUE },
        { condition: condition.alternate, removals: AS_TRUE },
      ];
    case "call":
      return functions
        .filter(({ name }) => name === condition.name)
        .map(({ body }) => ({ condition: body, removals: AS_TRUE }));
    default:
      return [];
  }
}

function blocksOf(file: RulesFile): readonly Block[] {
  const below = (block: Block): readonly Block[] => [block, ...block.matches.flatMap(below)];
  return file.services.flatMap(below);
}

/** The collection of a block without nested blocks, and of everything in it. Null for other blocks. */
function collectionAt(file: RulesFile, span: Expression["span"]): string | null {
  const innermost = file.services
    .flatMap(matchesBelow)
    .filter((match) => match.span.start <= span.start && span.end <= endOf(match))
    .at(-1);
  const segment = innermost?.matches.length === 0 ? innermost.pattern.at(-2) : undefined;
  return segment?.kind === "literal" ? segment.text : null;
}

/** The end of a block's last statement. The block's own span only covers its path. */
function endOf({ allows, functions, matches }: MatchBlock): number {
  const ends = [
    ...allows.flatMap(({ condition, methods }) => [condition, ...methods].map((part) => part?.span.end ?? 0)),
    ...functions.map(({ body }) => body.span.end),
    ...matches.map(endOf),
  ];
  return Math.max(0, ...ends);
}

/** Outer blocks come before their nested ones. */
function matchesBelow({ matches }: Block): readonly MatchBlock[] {
  return matches.flatMap((match) => [match, ...matchesBelow(match)]);
}

function functionsOf(file: RulesFile): readonly FunctionDeclaration[] {
  return [...file.functions, ...blocksOf(file).flatMap(({ functions }) => functions)];
}

function allowsOf(file: RulesFile): readonly AllowStatement[] {
  return blocksOf(file).flatMap(({ matches }) => matches.flatMap(({ allows }) => allows));
}

/** Variants of the statement, each without one method. `read` and `write` count as the methods they stand for. */
function methodsLess(allow: AllowStatement) {
  const methods = allow.methods.flatMap(({ name, span }) =>
    (METHODS_NAMED[name] ?? [name]).map((each) => ({ name: each, span })),
  );
  return methods.map((left) => ({
    ...left,
    less: { ...allow, methods: methods.filter((method) => method !== left) },
  }));
}

function literal(value: boolean, { id, span, at }: Expression): Expression {
  return { kind: "literal", id, span, at, value: { type: "bool", value } };
}

function negation(operand: Expression): Expression {
  const { span, at } = operand;
  return { kind: "unary", operator: "!", operand, id: -1, span, at };
}

/** The parent of a node, and the key of the node in it. */
interface Place {
  readonly parent: object;
  readonly key: string;
}

/** Replaces one node of the tree. Subtrees without the node are shared. */
function exchangerOf(file: RulesFile): (before: object, after: object | null) => RulesFile {
  const places = new Map<object, Place>();
  const note = (parent: object): void => {
    for (const [key, child] of Object.entries(parent)) {
      if (typeof child !== "object" || child === null || child instanceof Uint8Array) continue;
      places.set(child, { parent, key });
      note(child);
    }
  };
  note(file);
  return (before, after) => {
    let [node, held]: [object, object | null] = [before, after];
    for (let place = places.get(node); place; place = places.get(node)) {
      const { parent, key } = place;
      held = Array.isArray(parent) ? parent.with(Number(key), held) : { ...parent, [key]: held };
      node = parent;
    }
    return held as RulesFile;
  };
}
