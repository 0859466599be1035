import type { Counts } from "../coverage/ExpressionCounts.ts";
import type { BuiltinContext } from "../library/Builtin.ts";
import { applyOperator, callFunction, callMethod, namespaceNames } from "../library/library.ts";
import { proveMethod } from "../proof/proveMethod.ts";
import { proveOperator, proveProperty, proveType } from "../proof/proveOperator.ts";
import type { Expression, FunctionDeclaration } from "../syntax/ast.ts";
import {
  isSurely,
  isUnknown,
  mayFail,
  type Operand,
  type Outcome,
  undecided,
  undecidedBool,
  unknownOf,
} from "../values/Outcome.ts";
import { bool, type Failure, failure, list, map, path, type RulesValue, string } from "../values/RulesValue.ts";
import { typesNamed } from "../values/typesNamed.ts";
import type { OperationBudget } from "./OperationBudget.ts";
import { Scope } from "./Scope.ts";

/**
 * Evaluates expressions over values, failures and unknowns. The same code computes verdicts, their messages, coverage
 * and query proofs. In a request for one document, nothing is unknown.
 *
 * The cost of each node follows measurements of Google's Rules Test API (README.md): 1, literals and names included;
 * `is` 2; `&&` and `||` 1 more if their right side is evaluated; `? :` 2, and 2 more for its false branch; a path 1
 * more for each literal segment; a `let` 1. Nothing is memoized, and a failing operand does not stop its siblings.
 * Where nothing was measured, the code assumes the higher cost:
 * - `math.abs(x)` and every other namespace function costs 3 plus its arguments: a name, a method and the one extra
 *   expression that was measured;
 * - a unary minus costs 1 (0 as part of a literal), and so does `debug`;
 * - a function with a failing argument is still evaluated;
 * - where a query leaves a condition unknown, both branches count, and the 2 for the false one.
 */
export class Evaluator {
  readonly #context: BuiltinContext;
  readonly #budget: OperationBudget;
  readonly #counts: Counts;

  constructor(context: BuiltinContext, budget: OperationBudget, counts: Counts) {
    this.#context = context;
    this.#budget = budget;
    this.#counts = counts;
  }

  evaluate(expression: Expression, scope: Scope): Outcome {
    const outcome = locate(this.#outcomeOf(expression, scope), expression.at);
    this.#counts.record(expression, outcome);
    return outcome;
  }

  /** A condition must be a boolean: there are no truthy values. */
  evaluateCondition(expression: Expression, scope: Scope): Outcome {
    return asBool(this.evaluate(expression, scope), expression);
  }

  #outcomeOf(expression: Expression, scope: Scope): Outcome {
    this.#budget.spend(expression.kind === "is" || expression.kind === "conditional" ? 2 : 1);
    if (this.#budget.exceeded !== null) return failure(this.#budget.exceeded);
    switch (expression.kind) {
      case "literal":
        return expression.value;
      case "name":
        return variable(expression.name, scope);
      case "list":
        return this.#onValues(expression.items, scope, list, () => unknownOf("list"));
      case "map":
        return this.#map(expression.entries, scope);
      case "path":
        return this.#path(expression.segments, scope);
      case "member":
        return property(this.evaluate(expression.target, scope), expression.property);
      case "index":
        return this.#operator("[]", [expression.target, expression.index], scope);
      case "slice":
        return this.#operator("[:]", [expression.target, expression.from, expression.to], scope);
      case "call":
        return this.#call(expression.name, expression.args, scope);
      case "method":
        return this.#method(expression, scope);
      case "unary":
        return this.#operator(expression.operator, [expression.operand], scope);
      case "binary":
        return this.#operator(expression.operator, [expression.left, expression.right], scope);
      case "logical":
        return this.#logical(expression, scope);
      case "is":
        return ofType(this.evaluate(expression.operand, scope), expression.typeName);
      case "conditional":
        return this.#conditional(expression, scope);
    }
  }

  /** Evaluates all expressions. The first failure is the outcome. Unknowns go to `prove`. */
  #onValues(
    expressions: readonly Expression[],
    scope: Scope,
    apply: (values: readonly RulesValue[]) => Outcome,
    prove: (operands: readonly Operand[]) => Outcome,
  ): Outcome {
    const operands: Operand[] = [];
    let failed: Failure | null = null;
    for (const expression of expressions) {
      const outcome = this.evaluate(expression, scope);
      if (outcome.type === "failure") failed ??= outcome;
      else operands.push(outcome);
    }
    if (failed) return failed;
    const values = operands.filter((operand) => !isUnknown(operand));
    if (values.length === operands.length) return apply(values);
    const proven = prove(operands);
    return isUnknown(proven) && mayFail(operands) && !proven.mayFail ? undecided(operands) : proven;
  }

  #operator(operator: string, operands: readonly Expression[], scope: Scope): Outcome {
    return this.#onValues(
      operands,
      scope,
      (values) => applyOperator(operator, values, this.#context),
      (unknowns) => proveOperator(operator, unknowns),
    );
  }

  #map(entries: readonly { readonly key: Expression; readonly value: Expression }[], scope: Scope): Outcome {
    return this.#onValues(
      entries.flatMap(({ key, value }) => [key, value]),
      scope,
      (values) => {
        const pairs: [string, RulesValue][] = [];
        for (let at = 0; at < values.length; at += 2) {
          const [key, value] = values.slice(at, at + 2);
          if (key?.type !== "string" || !value) return typeError(key?.type ?? "null", "string");
          pairs.push([key.value, value]);
        }
        return map(pairs);
      },
      undecided,
    );
  }

  /** `$(…)` takes a string or a path. The segments of a path are inserted. */
  #path(segments: readonly (string | Expression)[], scope: Scope): Outcome {
    const expressions = segments.filter((segment) => typeof segment !== "string");
    this.#budget.spend(segments.length - expressions.length);
    return this.#onValues(
      expressions,
      scope,
      (values) => {
        let next = 0;
        return joined(segments.map((segment) => (typeof segment === "string" ? string(segment) : values[next++])));
      },
      undecided,
    );
  }

  #call(name: string, args: readonly Expression[], scope: Scope): Outcome {
    const found = scope.function(name);
    if (found) return this.#callDeclared(found.declaration, found.home, args, scope);
    return this.#onValues(
      args,
      scope,
      (values) => callFunction(name, null, values, this.#context),
      (operands) => this.#proveCall(name, operands),
    );
  }

  /** `debug` must not change a verdict, so it also returns an unknown argument unchanged. */
  #proveCall(name: string, operands: readonly Operand[]): Outcome {
    const [operand] = operands;
    if (name !== "debug" || !operand || operands.length > 1) return undecided(operands);
    this.#context.print("unknown in this query");
    return operand;
  }

  /**
   * Arguments are evaluated before the call. A failing argument fails the call even if the function does not use it.
   * Each `let` is evaluated, too, but a failing one only fails where it is used.
   */
  #callDeclared(declaration: FunctionDeclaration, home: Scope, args: readonly Expression[], scope: Scope): Outcome {
    if (args.length !== declaration.parameters.length) return failure(`Invalid argument count of ${declaration.name}.`);
    const operands = args.map((arg) => this.evaluate(arg, scope));
    let inner = Scope.of(home, zip(declaration.parameters, operands), { functions: [] });
    for (const { name, value } of declaration.lets) {
      this.#budget.spend(1);
      inner = Scope.of(inner, [[name, this.evaluate(value, inner)]], { functions: [] });
    }
    const outcome = this.evaluate(declaration.body, inner);
    const failed = operands.find((operand) => operand.type === "failure");
    if (failed) return failed;
    return mayFail(operands) && outcome.type !== "failure" ? undecided([...operands, outcome]) : outcome;
  }

  #method({ target, name, args }: Extract<Expression, { kind: "method" }>, scope: Scope): Outcome {
    if (target.kind === "name" && namespaceNames.has(target.name) && !scope.variable(target.name)) {
      this.#budget.spend(2);
      return this.#onValues(args, scope, (values) => callFunction(name, target.name, values, this.#context), undecided);
    }
    return this.#onValues(
      [target, ...args],
      scope,
      ([receiver, ...rest]) =>
        receiver ? callMethod(name, receiver, rest, this.#context) : failure("Null value error."),
      ([receiver, ...rest]) => (receiver ? proveMethod(name, receiver, rest) : undecided([])),
    );
  }

  /** If one side decides the result, a failure or an unknown on the other side does not matter, on either side. */
  #logical({ operator, left, right }: Extract<Expression, { kind: "logical" }>, scope: Scope): Outcome {
    const deciding = operator === "||";
    const first = asBool(this.evaluate(left, scope), left);
    if (first.type === "bool" && first.value === deciding) return first;
    this.#budget.spend(1);
    const second = asBool(this.evaluate(right, scope), right);
    if (first.type === "bool") return operator === "||" && second.type === "bool" ? bool(second.value) : second;
    if (second.type === "bool" && second.value === deciding) return second;
    if (!isUnknown(first) && !isUnknown(second)) return first;
    const failing = first.type === "failure" || second.type === "failure";
    return failing ? undecided([first, second]) : undecidedBool([first, second]);
  }

  #conditional(
    { condition, consequent, alternate }: Extract<Expression, { kind: "conditional" }>,
    scope: Scope,
  ): Outcome {
    const decided = asBool(this.evaluate(condition, scope), condition);
    if (decided.type === "failure") return decided;
    if (decided.type === "bool" && decided.value) return this.evaluate(consequent, scope);
    this.#budget.spend(2);
    if (decided.type === "bool") return this.evaluate(alternate, scope);
    const one = this.evaluate(consequent, scope);
    const other = this.evaluate(alternate, scope);
    const agree = one.type === "bool" && other.type === "bool" && one.value === other.value && !mayFail([decided]);
    return agree ? one : undecided([decided, one, other]);
  }
}

function zip(names: readonly string[], operands: readonly Outcome[]): readonly (readonly [string, Outcome])[] {
  return operands.map((operand, index) => [names[index] ?? "", operand]);
}

function joined(parts: readonly (RulesValue | undefined)[]): Outcome {
  const segments: string[] = [];
  for (const part of parts) {
    if (part?.type === "string") segments.push(part.value);
    else if (part?.type === "path") segments.push(...part.segments);
    else return !part || part.type === "null" ? failure("Null value error.") : typeError(part.type, "string,path");
  }
  return path(segments);
}

/** Records the position of a failure or of a false sub-expression, unless a nested expression already did. */
function locate(outcome: Outcome, at: number): Outcome {
  if (outcome.type === "failure") return outcome.at === null ? { ...outcome, at } : outcome;
  if (outcome.type === "bool") return !outcome.value && outcome.at === undefined ? { ...outcome, at } : outcome;
  return isUnknown(outcome) && outcome.cause?.at === null ? { ...outcome, cause: { ...outcome.cause, at } } : outcome;
}

function variable(name: string, scope: Scope): Outcome {
  return scope.variable(name) ?? failure(`Variable not found error: Name: [${name}].`);
}

function typeError(received: string, expected: string): Outcome {
  return failure(`Type error. Received: [${received}] Expected: [${expected}].`);
}

function asBool(outcome: Outcome, { at }: Expression): Outcome {
  if (outcome.type === "bool" || outcome.type === "failure") return outcome;
  if (isUnknown(outcome)) return isSurely(outcome, ["bool"]) ? outcome : locate(undecided([outcome]), at);
  return locate(outcome.type === "null" ? failure("Null value error.") : typeError(outcome.type, "bool"), at);
}

function property(target: Outcome, name: string): Outcome {
  if (target.type === "failure") return target;
  if (isUnknown(target)) return proveProperty(target, name);
  if (target.type === "null") return failure("Null value error.");
  const missing = failure(`Property ${name} is undefined on object.`);
  if (target.type === "map") return target.entries.get(name) ?? missing;
  if (target.type !== "path") return typeError(target.type, "map,path");
  const segment = target.bound?.get(name);
  return segment === undefined ? missing : { type: "string", value: segment };
}

function ofType(operand: Outcome, typeName: string): Outcome {
  if (operand.type === "failure") return operand;
  const types = typesNamed(typeName);
  if (types === null) return failure(`Unknown type ${typeName}.`);
  return isUnknown(operand) ? proveType(operand, types) : bool(types.includes(operand.type));
}
