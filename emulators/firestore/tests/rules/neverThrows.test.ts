import fc from "fast-check";
import { test } from "vitest";
import { methodNames } from "../../src/rules/library/library.ts";
import { evaluate } from "./evaluate.ts";

const value = fc.constantFrom(
  ...[
    "null",
    "true",
    "0",
    "-1",
    "9223372036854775807",
    "0.5",
    "1.0 / 0.0",
    "math.sqrt(-1)",
    "1e300",
    "''",
    "'a😀'",
    "'('",
    "'$9'",
  ],
  ...[
    "b''",
    "b'\\xff'",
    "[]",
    "[1, 'a']",
    "{}",
    "{'a': {}}",
    "[1].toSet()",
    "{}.diff({'a': 1})",
    "/a/b",
    "path('/{x}')",
  ],
  ...["request.time", "timestamp.value(-1)", "duration.value(9223372036854775807, 'w')", "latlng.value(90, 180)"],
  ...["resource", "request", "request.auth", "database", "undeclared"],
);
const namespaced = fc.constantFrom(
  ..."math.abs math.ceil math.round math.sqrt timestamp.value hashing.crc32 hashing.sha256 duration.abs int float string path".split(
    " ",
  ),
  ..."get exists getAfter existsAfter debug".split(" "),
);
const triple = fc.constantFrom("timestamp.date");
const args = fc.array(value, { maxLength: 3 }).map((all) => all.join(", "));

const expression = fc.oneof(
  fc
    .tuple(value, fc.constantFrom(...methodNames), args)
    .map(([receiver, name, list]) => `(${receiver}).${name}(${list})`),
  fc.tuple(namespaced, value).map(([name, arg]) => `${name}(${arg})`),
  fc.tuple(triple, value, value, value).map(([name, ...list]) => `${name}(${list.join(", ")})`),
  fc
    .tuple(value, fc.constantFrom(..."== != < <= > >= + - * / % in && ||".split(" ")), value)
    .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
  fc.tuple(value, value).map(([target, index]) => `(${target})[${index}]`),
  fc.tuple(value, value, value).map(([target, from, to]) => `(${target})[${from}:${to}]`),
  value.map((segment) => `/a/$(${segment})`),
  fc.tuple(fc.constantFrom("!", "-"), value).map(([operator, operand]) => `${operator}(${operand})`),
);

test("evaluation never throws, for any operation on any value", () => {
  fc.assert(
    fc.property(
      expression,
      fc.constantFrom("", ".toMillis() == 1", ".year() == 1", " is int", " == 1"),
      (operation, more) => {
        evaluate(`debug((${operation})${more})`, { before: { a: 1 } });
      },
    ),
    { numRuns: 1_500 },
  );
}, 60_000);
