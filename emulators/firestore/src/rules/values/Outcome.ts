import { equal } from "./equal.ts";
import { type Failure, failure, nullValue, type RulesValue, type TypeName } from "./RulesValue.ts";

export interface Bound {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/**
 * What a query says about a value nobody has seen. It stands for every value that fits all of it; when `mayFail`, also
 * for a failure. Only query proofs meet it: a request for one document knows everything.
 */
export interface Unknown {
  readonly type: "unknown";
  readonly mayFail: boolean;
  /** Null: any type. */
  readonly types: ReadonlySet<TypeName> | null;
  readonly lower: Bound | null;
  readonly upper: Bound | null;
  /** Values it is not equal to. */
  readonly excluded: readonly RulesValue[];
  /** For a list or set: elements it has, among others. */
  readonly contains: readonly RulesValue[];
  /** For a map: what is known of some of its entries. */
  readonly entries: ReadonlyMap<string, Outcome>;
  /** Why it is not known, in the words of the failure a reader would search for. */
  readonly cause: Failure | null;
}

/** What an expression evaluates to. Failures are values here and are never thrown. */
export type Outcome = RulesValue | Failure | Unknown;

/** An outcome an operation can work on. */
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

/** Without arguments: any value at all, or a failure. */
export function unknown(known: Partial<Omit<Unknown, "type">> = {}): Unknown {
  return { ...nothingKnown, ...known };
}

/** Some value of this type; never a failure. */
export function unknownOf(type: TypeName, cause: Failure | null = null): Unknown {
  return unknown({ mayFail: false, types: new Set([type]), cause });
}

export function isUnknown(outcome: Outcome): outcome is Unknown {
  return outcome.type === "unknown";
}

const openQuestion = failure("Undecided by the query's constraints.");

/** What can be said after an operation on these operands of which nothing better is known. */
export function undecided(operands: readonly Outcome[]): Unknown {
  const cause = operands.filter(isUnknown).find((operand) => operand.cause)?.cause ?? openQuestion;
  return unknown({ cause });
}

/** Either bool, but no failure unless one of the operands is one. */
export function undecidedBool(operands: readonly Outcome[]): Unknown {
  return { ...undecided(operands), types: new Set(["bool"]), mayFail: mayFail(operands) };
}

/** The value, if all operands surely have values themselves: an operand that may fail makes the result fail too. */
export function unlessFailing(value: RulesValue, operands: readonly Outcome[]): Operand {
  return mayFail(operands) ? undecided(operands) : value;
}

export function mayFail(operands: readonly Outcome[]): boolean {
  return operands.some((operand) => isUnknown(operand) && operand.mayFail);
}

/** Whether every value this can stand for has one of the types. */
export function isSurely(operand: Operand, types: readonly TypeName[]): boolean {
  if (!isUnknown(operand)) return types.includes(operand.type);
  return operand.types !== null && [...operand.types].every((type) => types.includes(type));
}

/** Whether no value this can stand for has one of the types. */
export function isSurelyNot(operand: Operand, types: readonly TypeName[]): boolean {
  if (!isUnknown(operand)) return !types.includes(operand.type);
  if (operand.types !== null) return [...operand.types].every((type) => !types.includes(type));
  return types.every((type) => type === "null" && operand.excluded.some((value) => equal(value, nullValue)));
}
