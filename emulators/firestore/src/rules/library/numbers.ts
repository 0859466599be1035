import { bool, type Failure, failure, float, int, type RulesValue, type ValueOf } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";

type NumberValue = ValueOf<"int" | "float">;

/** Calculates in ints if both operands are ints, otherwise in floats. */
export function arithmetic(
  ints: (left: bigint, right: bigint) => bigint | Failure,
  floats: (left: number, right: number) => number,
): (left: NumberValue, right: NumberValue) => RulesValue | Failure {
  return (left, right) => {
    if (left.type !== "int" || right.type !== "int") return float(floats(Number(left.value), Number(right.value)));
    const result = ints(left.value, right.value);
    return typeof result === "bigint" ? int(result) : result;
  };
}

function rounding(round: (value: number) => number): (value: NumberValue) => RulesValue | Failure {
  return (value) => {
    if (value.type === "int") return value;
    return Number.isFinite(value.value) ? int(round(value.value)) : value;
  };
}

/**
 * `math.…`. The reference also lists `isInfinite`, but production did not find it (recorded by davideast/pyric in July
 * 2026). Rules that call it fail here, too, so that a test does not pass for rules that production denies.
 */
export const mathFunctions: BuiltinTable = [
  builtin("abs", ["int"], ({ value }) => int(value < 0n ? -value : value)),
  builtin("abs", ["float"], ({ value }) => float(Math.abs(value))),
  builtin("ceil", ["number"], rounding(Math.ceil)),
  builtin("floor", ["number"], rounding(Math.floor)),
  // Halves round away from zero. Math.round turns -0.5 into -0.
  builtin(
    "round",
    ["number"],
    rounding((value) => Math.sign(value) * Math.round(Math.abs(value))),
  ),
  builtin("sqrt", ["number"], ({ value }) => float(Math.sqrt(Number(value)))),
  builtin("pow", ["number", "number"], (base, exponent) => float(Number(base.value) ** Number(exponent.value))),
  builtin("isNaN", ["number"], ({ value }) => bool(Number.isNaN(value))),
];

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/** `int(…)` and `float(…)`. */
export const numberConversions: BuiltinTable = [
  builtin("int", ["int"], (value) => value),
  builtin("int", ["float"], ({ value }) =>
    Number.isFinite(value) ? int(Math.trunc(value)) : failure(`The float ${value} cannot be converted to an int.`),
  ),
  builtin("int", ["string"], ({ value }) =>
    /^[+-]?\d+$/.test(value) ? int(BigInt(value.replace("+", ""))) : failure(`The string '${value}' is not an int.`),
  ),
  builtin("float", ["number"], ({ value }) => float(Number(value))),
  builtin("float", ["string"], ({ value }) =>
    decimal.test(value) ? float(Number(value)) : failure(`The string '${value}' is not a float.`),
  ),
];
