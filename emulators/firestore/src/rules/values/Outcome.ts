import { equal } from "./equal.ts";
import { type Failure, failure, nullValue, type RulesValue, type TypeName } from "./RulesValue.ts";

export interface Bound {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/**
 * What a query guarantees about a value that is not known. It stands for every value that fits all of it and, if
 * `mayFail`, for a failure. Only query proofs use it: in a request for one document everything is known.
 */
export interface Unknown {
  readonly type: "unknown";
  readonly mayFail: boolean;
  /** Null: any type. */
  readonly types: ReadonlySet<TypeName> | null;
  readonly lower: Bound | null;
  readonly upper: Bound | null;
  /** Values that it does not equal. */
  readonly excluded: readonly RulesValue[];
  /** For a list or set: some of its elements. */
  readonly contains: readonly RulesValue[];
  /** For a map: facts about some of its entries. */
  readonly entries: ReadonlyMap<string, Outcome>;
  /** Why it is not known, as a failure message that people can search for. */
  readonly cause: Failure | null;
}

/** The result of an expression. Failures are values and are never thrown. */
export type Outcome = RulesValue | Failure | Unknown;

/** An outcome that an operation can use. */
export type Operand = RulesValue | Unknown;

const nothingKnown: Unknown = {
  type: "unknown",
  mayFail: true,
  types: null,
  lower: null,
  upper: null,
  excluded: [],
  contains: [],
  entries: new Map(),
  cause: null,
};

/** Without arguments: any value or a failure. */
export function unknown(known: Partial<Omit<Unknown, "type">> = {}): Unknown {
  return { ...nothingKnown, ...known };
}

/** An unknown value of this type; never a failure. */
export function unknownOf(type: TypeName, cause: Failure | null = null): Unknown {
  return unknown({ mayFail: false, types: new Set([type]), cause });
}

export function isUnknown(outcome: Outcome): outcome is Unknown {
  return outcome.type === "unknown";
}

const undecidedCause = failure("Undecided by the query's constraints.");

/** The result of an operation on these operands if nothing more is known. */
export function undecided(operands: readonly Outcome[]): Unknown {
  const cause = operands.filter(isUnknown).find((operand) => operand.cause)?.cause ?? undecidedCause;
  return unknown({ cause });
}

/** An unknown bool. It can only fail if one of the operands can. */
export function undecidedBool(operands: readonly Outcome[]): Unknown {
  return { ...undecided(operands), types: new Set(["bool"]), mayFail: mayFail(operands) };
}

/**
 * The value, if no operand can fail. Otherwise undecided, because an operand that may fail makes the result fail, too.
 */
export function unlessFailing(value: RulesValue, operands: readonly Outcome[]): Operand {
  return mayFail(operands) ? undecided(operands) : value;
}

export function mayFail(operands: readonly Outcome[]): boolean {
  return operands.some((operand) => isUnknown(operand) && operand.mayFail);
}

/** Whether every possible value of the operand has one of the types. */
export function isSurely(operand: Operand, types: readonly TypeName[]): boolean {
  if (!isUnknown(operand)) return types.includes(operand.type);
  return operand.types !== null && [...operand.types].every((type) => types.includes(type));
}

/** Whether no possible value of the operand has one of the types. */
export function isSurelyNot(operand: Operand, types: readonly TypeName[]): boolean {
  if (!isUnknown(operand)) return !types.includes(operand.type);
  if (operand.types !== null) return [...operand.types].every((type) => !types.includes(type));
  return types.every((type) => type === "null" && operand.excluded.some((value) => equal(value, nullValue)));
}
