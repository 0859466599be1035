import { compare } from "../values/compare.ts";
import { equal } from "../values/equal.ts";
import {
  type Bound,
  isSurely,
  isSurelyNot,
  isUnknown,
  type Operand,
  type Outcome,
  type Unknown,
  undecided,
  undecidedBool,
  unknown,
  unlessFailing,
} from "../values/Outcome.ts";
import { bool, failure, type RulesValue, type TypeName } from "../values/RulesValue.ts";

/**
 * Operators with at least one operand that only a query speaks of. Every answer here must hold for all values the
 * operands can stand for; where that is not certain the answer is unknown.
 */
export function proveOperator(operator: string, operands: readonly Operand[]): Outcome {
  const [left, right] = operands;
  if (left === undefined || right === undefined) return proveNegation(operator, operands);
  switch (operator) {
    case "==":
      return boolean(areEqual(left, right), operands);
    case "!=":
      return boolean(not(areEqual(left, right)), operands);
    case "<":
      return boolean(isBelow(left, right, false), operands, areComparable(left, right));
    case "<=":
      return boolean(isBelow(left, right, true), operands, areComparable(left, right));
    case ">":
      return boolean(isBelow(right, left, false), operands, areComparable(left, right));
    case ">=":
      return boolean(isBelow(right, left, true), operands, areComparable(left, right));
    case "in":
      return boolean(isIn(left, right), operands, canHoldMembers(left, right));
    case "[]":
      return isUnknown(left) && !isUnknown(right) && right.type === "string"
        ? proveProperty(left, right.value)
        : undecided(operands);
    default:
      return undecided(operands);
  }
}

/** `target.property`. A property no filter speaks of may be missing, and then asking for it fails. */
export function proveProperty(target: Unknown, property: string): Outcome {
  const known = isSurely(target, ["map"]) ? target.entries.get(property) : undefined;
  const cause = target.cause ?? failure(`Property ${property} is undefined on object.`);
  if (known === undefined) return unknown({ cause });
  return target.mayFail ? unknown({ cause }) : known;
}

/** `operand is …`: the types behind the name are given. */
export function proveType(operand: Unknown, types: readonly TypeName[]): Outcome {
  if (isSurely(operand, types)) return unlessFailing(bool(true), [operand]);
  if (isSurelyNot(operand, types)) return unlessFailing(bool(false), [operand]);
  return undecidedBool([operand]);
}

function proveNegation(operator: string, operands: readonly Operand[]): Outcome {
  const [operand] = operands;
  return operator === "!" && operand && isSurely(operand, ["bool"]) ? undecidedBool(operands) : undecided(operands);
}

/** `null` as a verdict of the questions below: cannot be told. */
type Certainty = boolean | null;

function boolean(certainty: Certainty, operands: readonly Operand[], neverFails = true): Outcome {
  if (certainty !== null) return unlessFailing(bool(certainty), operands);
  return neverFails ? undecidedBool(operands) : undecided(operands);
}

function not(certainty: Certainty): Certainty {
  return certainty === null ? null : !certainty;
}

function areEqual(left: Operand, right: Operand): Certainty {
  if (!isUnknown(left)) return isUnknown(right) ? equalsValue(right, left) : equal(left, right);
  if (!isUnknown(right)) return equalsValue(left, right);
  return haveCommonType(left, right) ? null : false;
}

function haveCommonType(left: Unknown, right: Unknown): boolean {
  if (left.types === null || right.types === null) return true;
  const ofRight = new Set([...right.types].map(comparisonClass));
  return [...left.types].some((type) => ofRight.has(comparisonClass(type)));
}

function equalsValue(operand: Unknown, value: RulesValue): Certainty {
  if (isSurelyNot(operand, typesComparableTo(value.type))) return false;
  if (operand.excluded.some((excluded) => equal(excluded, value))) return false;
  if (isOutside(operand, value)) return false;
  const { lower, upper } = operand;
  const isPoint = lower?.inclusive && upper?.inclusive && equal(lower.value, value) && equal(upper.value, value);
  return isPoint ? true : null;
}

function isOutside({ lower, upper }: Unknown, value: RulesValue): boolean {
  const aboveLower = lower && compare(value, lower.value);
  const belowUpper = upper && compare(upper.value, value);
  return [
    { order: aboveLower, bound: lower },
    { order: belowUpper, bound: upper },
  ].some(({ order, bound }) => order !== null && (order < 0 || (order === 0 && bound?.inclusive === false)));
}

/** Whether `left < right` (or `<=`). Bounds imply the type, so whoever has one compares without failing. */
function isBelow(left: Operand, right: Operand, orEqual: boolean): Certainty {
  const holds = apart(upperOf(left), lowerOf(right), orEqual);
  if (holds) return true;
  return apart(upperOf(right), lowerOf(left), !orEqual) ? false : null;
}

/** Whether everything up to `low` lies below everything from `high`. */
function apart(low: Bound | null, high: Bound | null, mayTouch: boolean): boolean {
  const order = low && high && compare(low.value, high.value);
  if (order === null) return false;
  return order < 0 || (order === 0 && (mayTouch || !low?.inclusive || !high?.inclusive));
}

function upperOf(operand: Operand): Bound | null {
  return isUnknown(operand) ? operand.upper : { value: operand, inclusive: true };
}

function lowerOf(operand: Operand): Bound | null {
  return isUnknown(operand) ? operand.lower : { value: operand, inclusive: true };
}

function areComparable(left: Operand, right: Operand): boolean {
  const groups: readonly (readonly TypeName[])[] = [
    ["int", "float"],
    ["string"],
    ["timestamp"],
    ["duration"],
    ["bytes"],
  ];
  return groups.some((types) => isSurely(left, types) && isSurely(right, types));
}

function isIn(item: Operand, collection: Operand): Certainty {
  if (isUnknown(collection)) return isUnknown(item) ? null : isKnownMember(item, collection);
  if (collection.type !== "list" && collection.type !== "set") return null;
  const elements = collection.type === "list" ? collection.items : [...collection.members.values()];
  const certainties = elements.map((element) => areEqual(item, element));
  if (certainties.includes(true)) return true;
  return certainties.every((certainty) => certainty === false) ? false : null;
}

/** Certain only of the elements and keys that the filters name. */
function isKnownMember(item: RulesValue, collection: Unknown): true | null {
  if (collection.contains.some((element) => equal(element, item))) return true;
  const entry = item.type === "string" ? collection.entries.get(item.value) : undefined;
  return entry && entry.type !== "failure" && !(isUnknown(entry) && entry.mayFail) ? true : null;
}

function canHoldMembers(item: Operand, collection: Operand): boolean {
  if (isSurely(collection, ["list", "set"])) return true;
  return isSurely(collection, ["map"]) && isSurely(item, ["string"]);
}

function comparisonClass(type: TypeName): TypeName {
  return type === "float" ? "int" : type;
}

function typesComparableTo(type: TypeName): readonly TypeName[] {
  return type === "int" || type === "float" ? ["int", "float"] : [type];
}
