import { aritiesOf, methodNames, namespaceNames } from "../library/library.ts";
import { type Expression, type FunctionDeclaration, type Span, walkExpression } from "../syntax/ast.ts";
import { typesNamed } from "../values/typesNamed.ts";
import type { CallGraph } from "./CallGraph.ts";
import type { Declarations } from "./Declarations.ts";
import type { IssueSink } from "./IssueSink.ts";

const maximumArguments = 7;

/** The properties of the two globals. Reading any other property always fails. */
const propertiesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["request", new Set(["auth", "method", "path", "query", "resource", "time"])],
  ["resource", new Set(["data", "id", "__name__"])],
]);

/**
 * Checks the names in an expression. An unknown function, variable, property or method is a warning, as in production,
 * and fails when it is evaluated.
 */
export function checkExpression(
  root: Expression,
  visible: Declarations,
  caller: FunctionDeclaration | null,
  calls: CallGraph,
  sink: IssueSink,
): void {
  const place: Place = { visible, caller, calls, sink, namespaces: new Set() };
  walkExpression(root, (expression) => {
    switch (expression.kind) {
      case "name":
        checkVariable(expression, place);
        break;
      case "member":
        checkProperty(expression, place);
        break;
      case "is":
        checkType(expression, place);
        break;
      case "call":
        checkFunction(expression, place);
        break;
      case "method":
        checkMethod(expression, place);
        break;
      default:
        // The other kinds name nothing themselves; their parts are visited, too.
        break;
    }
  });
}

type ExpressionOf<Kind extends Expression["kind"]> = Extract<Expression, { readonly kind: Kind }>;

/** Where an expression stands: what it can see, and where its calls and issues are noted. */
interface Place {
  readonly visible: Declarations;
  readonly caller: FunctionDeclaration | null;
  readonly calls: CallGraph;
  readonly sink: IssueSink;
  /** Names that were found to be namespaces (`math` in `math.abs`), not variables. */
  readonly namespaces: Set<Expression>;
}

function nameSpan({ at, span }: Expression): Span {
  return { start: at, end: span.end };
}

function checkVariable(expression: ExpressionOf<"name">, { visible, namespaces, sink }: Place): void {
  if (visible.hasVariable(expression.name) || namespaces.has(expression)) return;
  sink.warning(nameSpan(expression), `Invalid variable name: ${expression.name}.`);
}

function checkProperty(expression: ExpressionOf<"member">, { sink }: Place): void {
  const { target, property } = expression;
  if (target.kind !== "name" || propertiesOf.get(target.name)?.has(property) !== false) return;
  sink.warning(nameSpan(expression), `Invalid property name: ${property}.`);
}

function checkType(expression: ExpressionOf<"is">, { sink }: Place): void {
  if (typesNamed(expression.typeName) !== null) return;
  sink.error(nameSpan(expression), `Invalid type name: ${expression.typeName}.`);
}

function checkFunction(expression: ExpressionOf<"call">, { visible, caller, calls, sink }: Place): void {
  const { name, args } = expression;
  const declaration = visible.function(name);
  if (declaration) calls.call(caller, declaration);
  else if (name === "debug") {
    sink.warning(nameSpan(expression), "debug is only a function of emulators: in production this call fails.");
    return;
  }
  const arities = declaration ? [declaration.parameters.length] : aritiesOf(name, null);
  checkCall(name, args.length, arities, nameSpan(expression), sink);
}

function checkMethod(expression: ExpressionOf<"method">, { visible, namespaces, sink }: Place): void {
  const { target, name, args } = expression;
  if (target.kind === "name" && namespaceNames.has(target.name) && !visible.hasVariable(target.name)) {
    namespaces.add(target);
    checkCall(`${target.name}.${name}`, args.length, aritiesOf(name, target.name), nameSpan(expression), sink);
  } else if (!methodNames.has(name)) {
    sink.warning(nameSpan(expression), `Invalid function name: ${name}.`);
  }
}

function checkCall(name: string, count: number, arities: readonly number[] | null, span: Span, sink: IssueSink): void {
  if (count > maximumArguments) sink.error(span, `A call may have ${maximumArguments} arguments.`);
  if (arities === null) {
    sink.warning(span, `Invalid function name: ${name}.`);
  } else if (!arities.includes(count)) {
    sink.error(span, `Invalid argument count of ${name}: ${count}, expected ${arities[0]}.`);
  }
}
