import type { PathSegment } from "../syntax/ast.ts";
import { type Outcome, unknownOf } from "../values/Outcome.ts";
import { failure, path, string } from "../values/RulesValue.ts";
import type { RequestedPath } from "./RequestedPath.ts";

export type RulesVersion = 1 | 2;

type Segment = string | null;

/** The wildcard of the documents a query lists has no value; Google's emulator complains of null there too. */
const noValue = failure("Null value error.");

/**
 * What each segment of the pattern captures (null for literals), or null when the pattern does not cover **every**
 * path that may be meant. `{x=**}` takes one segment or more in version 1, in version 2 also none.
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
  const swallowed = segments.length - glob - afterGlob;
  if (swallowed < (version === 1 ? 1 : 0)) return null;
  const front = captureEach(pattern.slice(0, glob), segments.slice(0, glob));
  const back = captureEach(pattern.slice(glob + 1), segments.slice(glob + swallowed));
  return front && back ? [...front, capturedPath(segments.slice(glob, glob + swallowed)), ...back] : null;
}

/** A collection group lies at any depth below its parent: only a pattern with `{x=**}` in that very place covers it. */
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
