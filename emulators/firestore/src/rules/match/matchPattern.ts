import type { PathSegment } from "../syntax/ast.ts";
import { type Outcome, unknownOf } from "../values/Outcome.ts";
import { failure, path, string } from "../values/RulesValue.ts";
import type { RequestedPath } from "./RequestedPath.ts";

export type RulesVersion = 1 | 2;

type Segment = string | null;

/** In a query, the wildcard of the listed documents has no value. Google's emulator reports a null value there, too. */
const noValue = failure("Null value error.");

/**
 * The value that each segment of the pattern captures (null for literals). The result is null if the pattern does not
 * match **every** path that the request can mean. `{x=**}` matches one or more segments in version 1, zero or more in
 * version 2.
 */
export function matchPattern(
  pattern: readonly PathSegment[],
  version: RulesVersion,
  requested: RequestedPath,
): readonly (Outcome | null)[] | null {
  const glob = pattern.findIndex(({ kind }) => kind === "glob");
  if (requested.anyDepth) return version === 2 && glob !== -1 ? matchAnyDepth(pattern, glob, requested) : null;
  const segments = [...requested.known, ...requested.tail];
  if (glob === -1) return segments.length === pattern.length ? captureEach(pattern, segments) : null;
  const afterGlob = pattern.length - glob - 1;
  const globLength = segments.length - glob - afterGlob;
  if (globLength < (version === 1 ? 1 : 0)) return null;
  const front = captureEach(pattern.slice(0, glob), segments.slice(0, glob));
  const back = captureEach(pattern.slice(glob + 1), segments.slice(glob + globLength));
  return front && back ? [...front, capturedPath(segments.slice(glob, glob + globLength)), ...back] : null;
}

/** A collection group can be at any depth below its parent. Only a pattern with `{x=**}` in that place matches it. */
function matchAnyDepth(
  pattern: readonly PathSegment[],
  glob: number,
  { known, tail }: RequestedPath,
): readonly (Outcome | null)[] | null {
  const afterGlob = pattern.slice(glob + 1);
  if (glob > known.length || afterGlob.length > tail.length) return null;
  const front = captureEach(pattern.slice(0, glob), known.slice(0, glob));
  const back = captureEach(afterGlob, tail.slice(tail.length - afterGlob.length));
  return front && back ? [...front, unknownOf("path", noValue), ...back] : null;
}

function captureEach(
  pattern: readonly PathSegment[],
  segments: readonly Segment[],
): readonly (Outcome | null)[] | null {
  const captured: (Outcome | null)[] = [];
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? null;
    if (part.kind !== "literal") captured.push(segment === null ? unknownOf("string", noValue) : string(segment));
    else if (part.text === segment) captured.push(null);
    else return null;
  }
  return captured;
}

function capturedPath(segments: readonly Segment[]): Outcome {
  const known = segments.filter((segment) => segment !== null);
  return known.length === segments.length ? path(known) : unknownOf("path", noValue);
}
