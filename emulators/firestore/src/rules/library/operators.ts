import { compare } from "../values/compare.ts";
import { equal } from "../values/equal.ts";
import { identityOf } from "../values/identityOf.ts";
import { bool, type Failure, failure, float, int, list, type RulesValue, string } from "../values/RulesValue.ts";
import { type Builtin, type BuiltinTable, builtin, type ParameterType } from "./Builtin.ts";
import { arithmetic } from "./numbers.ts";
import { charactersOf } from "./strings.ts";
import { duration, timestamp } from "./times.ts";

const divideByZero = failure("Divide by zero error.");

function ordered(operator: string, holds: (order: number) => boolean): readonly Builtin[] {
  const comparable: readonly ParameterType[] = ["number", "string", "timestamp", "duration", "bytes"];
  return comparable.map((type) =>
    builtin(operator, [type, type], (left, right) => bool(holds(compare(left, right) ?? Number.NaN))),
  );
}

function outOfBound(index: bigint, size: number): Failure {
  return failure(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

function elementAt<T>(items: readonly T[], index: bigint, found: (item: T) => RulesValue): RulesValue | Failure {
  const item = index < 0n ? undefined : items[Number(index)];
  return item === undefined ? outOfBound(index, items.length) : found(item);
}

/** The bounds of a slice are not clamped: one out of range fails, like an index. */
function slice<T>(
  items: readonly T[],
  from: bigint,
  to: bigint,
  found: (items: readonly T[]) => RulesValue,
): RulesValue | Failure {
  for (const end of [from, to]) if (end < 0n || end > items.length) return outOfBound(end, items.length);
  return from > to ? outOfBound(from, Number(to)) : found(items.slice(Number(from), Number(to)));
}

/**
 * The operators by operand types. `[]` is the index, `[:]` the slice. An int divided by the int zero fails. With a
 * float on either side, division follows IEEE 754 and returns an infinity.
 */
export const operators: BuiltinTable = [
  builtin("==", ["any", "any"], (left, right) => bool(equal(left, right))),
  builtin("!=", ["any", "any"], (left, right) => bool(!equal(left, right))),
  ...ordered("<", (order) => order < 0),
  ...ordered("<=", (order) => order <= 0),
  ...ordered(">", (order) => order > 0),
  ...ordered(">=", (order) => order >= 0),
  builtin(
    "+",
    ["number", "number"],
    arithmetic(
      (left, right) => left + right,
      (left, right) => left + right,
    ),
  ),
  builtin("+", ["string", "string"], (left, right) => string(left.value + right.value)),
  builtin("+", ["timestamp", "duration"], (time, step) => timestamp(time.nanos + step.nanos)),
  builtin("+", ["duration", "timestamp"], (step, time) => timestamp(time.nanos + step.nanos)),
  builtin("+", ["duration", "duration"], (left, right) => duration(left.nanos + right.nanos)),
  builtin(
    "-",
    ["number", "number"],
    arithmetic(
      (left, right) => left - right,
      (left, right) => left - right,
    ),
  ),
  builtin("-", ["timestamp", "timestamp"], (left, right) => duration(left.nanos - right.nanos)),
  builtin("-", ["timestamp", "duration"], (time, step) => timestamp(time.nanos - step.nanos)),
  builtin("-", ["duration", "duration"], (left, right) => duration(left.nanos - right.nanos)),
  builtin(
    "*",
    ["number", "number"],
    arithmetic(
      (left, right) => left * right,
      (left, right) => left * right,
    ),
  ),
  builtin(
    "/",
    ["number", "number"],
    arithmetic(
      (left, right) => (right === 0n ? divideByZero : left / right),
      (left, right) => left / right,
    ),
  ),
  builtin(
    "%",
    ["number", "number"],
    arithmetic(
      (left, right) => (right === 0n ? divideByZero : left % right),
      (left, right) => left % right,
    ),
  ),
  builtin("in", ["any", "list"], (item, { items }) => bool(items.some((candidate) => equal(candidate, item)))),
  builtin("in", ["any", "set"], (item, { members }) => bool(members.has(identityOf(item)))),
  builtin("in", ["string", "map"], (key, { entries }) => bool(entries.has(key.value))),
  builtin("!", ["bool"], ({ value }) => bool(!value)),
  builtin("-", ["int"], ({ value }) => int(-value)),
  builtin("-", ["float"], ({ value }) => float(-value)),
  builtin("[]", ["list", "int"], ({ items }, index) => elementAt(items, index.value, (item) => item)),
  builtin("[]", ["string", "int"], ({ value }, index) => elementAt(charactersOf(value), index.value, string)),
  builtin("[]", ["path", "int"], ({ segments }, index) => elementAt(segments, index.value, string)),
  builtin("[]", ["path", "string"], ({ bound }, name) => {
    const segment = bound?.get(name.value);
    return segment === undefined ? failure(`Property ${name.value} is undefined on object.`) : string(segment);
  }),
  builtin(
    "[]",
    ["map", "string"],
    ({ entries }, key) => entries.get(key.value) ?? failure(`Property ${key.value} is undefined on object.`),
  ),
  builtin("[:]", ["list", "int", "int"], ({ items }, from, to) => slice(items, from.value, to.value, list)),
  builtin("[:]", ["string", "int", "int"], ({ value }, from, to) =>
    slice(charactersOf(value), from.value, to.value, (characters) => string(characters.join(""))),
  ),
];
