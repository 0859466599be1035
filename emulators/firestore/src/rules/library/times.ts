import { type Failure, failure, int, type RulesValue, type ValueOf } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";

const second = 1_000_000_000n;
const day = 86_400n * second;

const nanosPerUnit: Readonly<Record<string, bigint>> = {
  w: 7n * day,
  d: day,
  h: 3_600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

type Timestamp = ValueOf<"timestamp">;

const earliest = -62_135_596_800n * second;
const latest = 253_402_300_800n * second;

/** A timestamp between the years 1 and 9999, Firestore's range. */
export function timestamp(nanos: bigint): Timestamp | Failure {
  if (nanos < earliest || nanos >= latest) return failure("Timestamp out of range error.");
  return { type: "timestamp", nanos };
}

export function duration(nanos: bigint): RulesValue {
  return { type: "duration", nanos };
}

/** Division that rounds down. Fractions of a time before 1970 then count forward, too. */
function floorDivide(nanos: bigint, unit: bigint): bigint {
  const quotient = nanos / unit;
  return nanos % unit < 0n ? quotient - 1n : quotient;
}

function sinceMidnight({ nanos }: Timestamp): bigint {
  return nanos - floorDivide(nanos, day) * day;
}

function utc({ nanos }: Timestamp): Date {
  return new Date(Number(floorDivide(nanos, 1_000_000n)));
}

function dayOfYear(time: Timestamp): number {
  const date = utc(time);
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - newYear) / 86_400_000) + 1;
}

/** All in UTC. Days of the week run from Monday (1) to Sunday (7). */
export const timestampMethods: BuiltinTable = [
  builtin("year", ["timestamp"], (time) => int(utc(time).getUTCFullYear())),
  builtin("month", ["timestamp"], (time) => int(utc(time).getUTCMonth() + 1)),
  builtin("day", ["timestamp"], (time) => int(utc(time).getUTCDate())),
  builtin("hours", ["timestamp"], (time) => int(utc(time).getUTCHours())),
  builtin("minutes", ["timestamp"], (time) => int(utc(time).getUTCMinutes())),
  builtin("seconds", ["timestamp"], (time) => int(utc(time).getUTCSeconds())),
  builtin("nanos", ["timestamp"], (time) => int(sinceMidnight(time) % second)),
  builtin("dayOfWeek", ["timestamp"], (time) => int(utc(time).getUTCDay() || 7)),
  builtin("dayOfYear", ["timestamp"], (time) => int(dayOfYear(time))),
  builtin("date", ["timestamp"], ({ nanos }) => timestamp(floorDivide(nanos, day) * day)),
  builtin("time", ["timestamp"], (time) => duration(sinceMidnight(time))),
  builtin("toMillis", ["timestamp"], ({ nanos }) => int(floorDivide(nanos, 1_000_000n))),
];

/** `timestamp.…` */
export const timestampFunctions: BuiltinTable = [
  builtin("date", ["int", "int", "int"], (year, month, dayOfMonth) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year.value), Number(month.value) - 1, Number(dayOfMonth.value));
    const exists = date.getUTCMonth() + 1 === Number(month.value) && date.getUTCDate() === Number(dayOfMonth.value);
    return exists ? timestamp(BigInt(date.getTime()) * 1_000_000n) : failure("This date does not exist.");
  }),
  builtin("value", ["int"], ({ value }) => timestamp(value * 1_000_000n)),
];

/** The full seconds and the remaining nanoseconds. Both have the sign of the duration. */
export const durationMethods: BuiltinTable = [
  builtin("seconds", ["duration"], ({ nanos }) => int(nanos / second)),
  builtin("nanos", ["duration"], ({ nanos }) => int(nanos % second)),
];

/** `duration.…` */
export const durationFunctions: BuiltinTable = [
  builtin("value", ["int", "string"], ({ value }, unit) => {
    const nanos = Object.hasOwn(nanosPerUnit, unit.value) ? nanosPerUnit[unit.value] : undefined;
    return nanos === undefined
      ? failure(`Invalid duration unit '${unit.value}'. Expected: w, d, h, m, s, ms or ns.`)
      : duration(value * nanos);
  }),
  builtin("time", ["int", "int", "int", "int"], (hours, minutes, seconds, nanos) =>
    duration(((hours.value * 60n + minutes.value) * 60n + seconds.value) * second + nanos.value),
  ),
  builtin("abs", ["duration"], ({ nanos }) => duration(nanos < 0n ? -nanos : nanos)),
];
