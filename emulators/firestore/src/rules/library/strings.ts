import { RE2JS } from "re2js";
import { bool, type Failure, failure, int, list, type RulesValue, string } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";

/** Rules use few patterns, many times. A pattern may come from a document, so the cache has a size limit. */
const maximumPatterns = 200;
const patterns = new Map<string, RE2JS | null>();

/** RE2 syntax, as in production: linear time, no look-around, no backreferences. */
function withPattern(source: string, use: (pattern: RE2JS) => RulesValue): RulesValue | Failure {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    if (patterns.size >= maximumPatterns) patterns.clear();
    pattern = compilePattern(source);
    patterns.set(source, pattern);
  }
  return pattern ? use(pattern) : failure(`Invalid regular expression pattern. Pattern: ${source}.`);
}

function compilePattern(source: string): RE2JS | null {
  try {
    return RE2JS.compile(source);
  } catch {
    return null;
  }
}

/** Characters are code points: an emoji is one character. */
export function charactersOf(value: string): readonly string[] {
  return [...value];
}

/** The result of `string(…)`. Null for values that cannot be converted. */
export function textOf(value: RulesValue): string | null {
  switch (value.type) {
    case "string":
      return value.value;
    case "null":
      return "null";
    case "bool":
    case "int":
      return String(value.value);
    case "float":
      return Number.isInteger(value.value) && Math.abs(value.value) < 1e21 ? value.value.toFixed(1) : `${value.value}`;
    case "path":
      return `/${value.segments.join("/")}`;
    default:
      return null;
  }
}

export const stringMethods: BuiltinTable = [
  builtin("size", ["string"], ({ value }) => int(charactersOf(value).length)),
  builtin("lower", ["string"], ({ value }) => string(value.toLowerCase())),
  builtin("upper", ["string"], ({ value }) => string(value.toUpperCase())),
  builtin("trim", ["string"], ({ value }) => string(value.trim())),
  builtin("toUtf8", ["string"], ({ value }) => ({ type: "bytes", value: new TextEncoder().encode(value) })),
  builtin("matches", ["string", "string"], (subject, { value: source }) =>
    withPattern(source, (pattern) => bool(pattern.testExact(subject.value))),
  ),
  // `$1` is a group of the match and `\$` a dollar sign, as in the Java library of Google's emulator.
  builtin("replace", ["string", "string", "string"], (subject, { value: source }, substitute) =>
    orFailure(
      () => withPattern(source, (pattern) => string(pattern.matcher(subject.value).replaceAll(substitute.value, true))),
      `Invalid replacement '${substitute.value}'.`,
    ),
  ),
  // Drops empty strings at the end, as that library does.
  builtin("split", ["string", "string"], (subject, { value: source }) =>
    withPattern(source, (pattern) => list(pattern.split(subject.value).map(string))),
  ),
];

/** `string(…)` */
export const stringConversions: BuiltinTable = [
  builtin("string", ["any"], (value) => {
    const text = textOf(value);
    return text === null ? failure(`Unsupported operation error. Received: string(${value.type}).`) : string(text);
  }),
];

function orFailure(work: () => RulesValue | Failure, message: string): RulesValue | Failure {
  try {
    return work();
  } catch {
    return failure(message);
  }
}
