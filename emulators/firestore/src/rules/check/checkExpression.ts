import { aritiesOf, methodNames, namespaceNames } from "../library/library.ts";
import { type Expression, type FunctionDeclaration, walkExpression } from "../syntax/ast.ts";
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
 * Checks the names in an expression. An unknown function is an error. An unknown variable, property or method is a
 * warning, as in production, and fails when it is evaluated.
 */
export function checkExpression(
  root: Expression,
  visible: Declarations,
  caller: FunctionDeclaration | null,
  calls: CallGraph,
  sink: IssueSink,
): void {
  const namespaces = new Set<Expression>();
  walkExpression(root, (expression) => {
    const named = { start: expression.at, end: expression.span.end };
    switch (expression.kind) {
      case "name":
        if (!visible.hasVariable(expression.name) && !namespaces.has(expression)) {
          sink.warning(named, `Invalid variable name: ${expression.name}.`);
        }
        break;
      case "member":
        if (
          expression.target.kind === "name" &&
          propertiesOf.get(expression.target.name)?.has(expression.property) === false
        ) {
          sink.warning(named, `Invalid property name: ${expression.property}.`);
        }
        break;
      case "is":
        if (typesNamed(expression.typeName) === null) {
          sink.error(named, `Invalid type name: ${expression.typeName}.`);
        }
        break;
      case "call": {
        const declaration = visible.function(expression.name);
        if (declaration) calls.call(caller, declaration);
        const arities = declaration ? [declaration.parameters.length] : aritiesOf(expression.name, null);
        checkCall(expression.name, expression.args.length, arities, named, sink);
        break;
      }
      case "method": {
        const { target, name, args } = expression;
        if (target.kind === "name" && namespaceNames.has(target.name) && !visible.hasVariable(target.name)) {
          namespaces.add(target);
          checkCall(`${target.name}.${name}`, args.length, aritiesOf(name, target.name), named, sink);
        } else if (!methodNames.has(name)) {
          sink.warning(named, `Invalid function name: ${name}.`);
        }
        break;
      }
    }
  });
}

function checkCall(
  name: string,
  count: number,
  arities: readonly number[] | null,
  span: { readonly start: number; readonly end: number },
  sink: IssueSink,
): void {
  if (count > maximumArguments) sink.error(span, `A call may have ${maximumArguments} arguments.`);
  if (arities === null) {
    sink.error(span, `Invalid function name: ${name}.`);
  } else if (!arities.includes(count)) {
    sink.error(span, `Invalid argument count of ${name}: ${count}, expected ${arities[0]}.`);
  }
}
