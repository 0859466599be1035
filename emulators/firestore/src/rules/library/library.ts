import { type Failure, failure, type RulesValue } from "../values/RulesValue.ts";
import { accepts, acceptsType, type BuiltinContext, type BuiltinTable } from "./Builtin.ts";
import { bytesMethods, hashingFunctions } from "./bytes.ts";
import { listMethods, membershipMethods, setMethods } from "./collections.ts";
import { debugFunctions, documentFunctions } from "./documents.ts";
import { latlngFunctions, latlngMethods } from "./latlngs.ts";
import { mapDiffMethods, mapMethods } from "./maps.ts";
import { mathFunctions, numberConversions } from "./numbers.ts";
import { operators } from "./operators.ts";
import { pathConversions, pathMethods } from "./paths.ts";
import { stringConversions, stringMethods } from "./strings.ts";
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from "./times.ts";

type Index = ReadonlyMap<string, BuiltinTable>;

function indexByName(table: BuiltinTable): Index {
  const index = new Map<string, BuiltinTable>();
  for (const line of table) index.set(line.name, [...(index.get(line.name) ?? []), line]);
  return index;
}

const methods = indexByName([
  ...bytesMethods,
  ...durationMethods,
  ...latlngMethods,
  ...listMethods,
  ...mapDiffMethods,
  ...mapMethods,
  ...membershipMethods,
  ...pathMethods,
  ...setMethods,
  ...stringMethods,
  ...timestampMethods,
]);

const functions = indexByName([
  ...debugFunctions,
  ...documentFunctions,
  ...numberConversions,
  ...pathConversions,
  ...stringConversions,
]);

const namespaces: ReadonlyMap<string, Index> = new Map([
  ["duration", indexByName(durationFunctions)],
  ["hashing", indexByName(hashingFunctions)],
  ["latlng", indexByName(latlngFunctions)],
  ["math", indexByName(mathFunctions)],
  ["timestamp", indexByName(timestampFunctions)],
]);

const operatorIndex = indexByName(operators);

export const functionNames: ReadonlySet<string> = new Set(functions.keys());
export const methodNames: ReadonlySet<string> = new Set(methods.keys());
export const namespaceNames: ReadonlySet<string> = new Set(namespaces.keys());

/** The argument counts that a function accepts. Null if there is no such function. */
export function aritiesOf(name: string, namespace: string | null): readonly number[] | null {
  const index = namespace === null ? functions : namespaces.get(namespace);
  return index?.get(name)?.map(({ parameters }) => parameters.length) ?? null;
}

export function callFunction(
  name: string,
  namespace: string | null,
  args: readonly RulesValue[],
  context: BuiltinContext,
): RulesValue | Failure {
  const index = namespace === null ? functions : namespaces.get(namespace);
  const prefix = namespace === null ? name : `${namespace}.${name}`;
  return call(index?.get(name), prefix, args, context, (types) => `${prefix}(${types.join(", ")})`);
}

export function callMethod(
  name: string,
  receiver: RulesValue,
  args: readonly RulesValue[],
  context: BuiltinContext,
): RulesValue | Failure {
  if (receiver.type === "null") return failure("Null value error.");
  const table = methods.get(name)?.filter(({ parameters: [first] }) => first && acceptsType(first, receiver.type));
  return call(table, name, [receiver, ...args], context, ([first, ...rest]) => `${first}.${name}(${rest.join(", ")})`);
}

/** Applies unary `!` and `-`, the infix operators, the index `[]` and the slice `[:]`. */
export function applyOperator(
  operator: string,
  operands: readonly RulesValue[],
  context: BuiltinContext,
): RulesValue | Failure {
  const table = operatorIndex.get(operator)?.filter(({ parameters }) => parameters.length === operands.length);
  return call(table, operator, operands, context, (types) =>
    types.length === 1 ? `${operator}${types[0]}` : types.join(` ${operator} `),
  );
}

/** `signature` formats a call of this function with operands of the given types. */
function call(
  table: BuiltinTable | undefined,
  name: string,
  args: readonly RulesValue[],
  context: BuiltinContext,
  signature: (types: readonly string[]) => string,
): RulesValue | Failure {
  if (!table || table.length === 0) return failure(`Function not found error: Name: [${name}].`);
  const line = table.find((candidate) => accepts(candidate, args));
  if (line) return line.apply(args, context);
  const received = signature(args.map(({ type }) => type));
  const expected = table.map(({ parameters }) => signature(parameters)).join(", ");
  return failure(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`);
}
