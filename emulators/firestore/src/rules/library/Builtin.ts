import type { Failure, RulesValue, TypeName, ValueOf } from "../values/RulesValue.ts";

/** A parameter type of a built-in: a type, or a group of types with one name in the language's messages. */
export type ParameterType = TypeName | "any" | "number" | "list or set" | "bytes or string" | "string or list";

interface Groups {
  any: RulesValue;
  number: ValueOf<"int" | "float">;
  "list or set": ValueOf<"list" | "set">;
  "bytes or string": ValueOf<"bytes" | "string">;
  "string or list": ValueOf<"string" | "list">;
}

const groups: { readonly [group in keyof Groups]: readonly TypeName[] | null } = {
  any: null,
  number: ["int", "float"],
  "list or set": ["list", "set"],
  "bytes or string": ["bytes", "string"],
  "string or list": ["string", "list"],
};

type ArgumentOf<P extends ParameterType> = P extends keyof Groups ? Groups[P] : P extends TypeName ? ValueOf<P> : never;

type ArgumentsOf<P extends readonly ParameterType[]> = { [K in keyof P]: ArgumentOf<P[K]> };

/** What built-ins can use in addition to their arguments. */
export interface BuiltinContext {
  /** Reads a document for `get()`, `exists()` and their `After` forms. Null if it does not exist. */
  readDocument(path: ValueOf<"path">, state: "before" | "after"): RulesValue | Failure;
  /** Prints one line to the emulator's log. */
  print(line: string): void;
}

/** One built-in: its name, the types of its arguments (a method's receiver first) and its implementation. */
export interface Builtin {
  readonly name: string;
  readonly parameters: readonly ParameterType[];
  apply(args: readonly RulesValue[], context: BuiltinContext): RulesValue | Failure;
}

/** An overloaded name has several entries in a table. The first entry that accepts the arguments is used. */
export type BuiltinTable = readonly Builtin[];

export function builtin<const P extends readonly ParameterType[]>(
  name: string,
  parameters: P,
  apply: (...args: [...ArgumentsOf<P>, BuiltinContext]) => RulesValue | Failure,
): Builtin {
  return {
    name,
    parameters,
    // The caller has checked the arguments against `parameters` with `accepts`.
    apply: (args, context) => apply(...([...args, context] as unknown as [...ArgumentsOf<P>, BuiltinContext])),
  };
}

export function acceptsType(parameter: ParameterType, type: TypeName): boolean {
  if (!(parameter in groups)) return parameter === type;
  const types = groups[parameter as keyof Groups];
  return types === null || types.includes(type);
}

export function accepts(candidate: Builtin, args: readonly RulesValue[]): boolean {
  return (
    candidate.parameters.length === args.length &&
    candidate.parameters.every((parameter, index) => {
      const arg = args[index];
      return arg !== undefined && acceptsType(parameter, arg.type);
    })
  );
}
