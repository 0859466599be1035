import { compareStrings } from "../../model/stringOrder.ts";
import { equal } from "../values/equal.ts";
import { int, list, type MapValue, type RulesValue, string, type ValueOf } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";
import { setOf } from "./collections.ts";

/**
 * `get(['a', 'b'], default)`. A missing key returns the default, and so does a key below something that is not a map.
 * The second case is our choice: the language reference does not define it.
 */
function getAlong(start: MapValue, keys: readonly RulesValue[], fallback: RulesValue): RulesValue {
  let here: RulesValue = start;
  for (const key of keys) {
    const next: RulesValue | undefined =
      here.type === "map" && key.type === "string" ? here.entries.get(key.value) : undefined;
    if (next === undefined) return fallback;
    here = next;
  }
  return here;
}

export const mapMethods: BuiltinTable = [
  builtin("size", ["map"], ({ entries }) => int(entries.size)),
  // Sorted by code point, as in production.
  builtin("keys", ["map"], ({ entries }) => list([...entries.keys()].sort(compareStrings).map(string))),
  builtin("values", ["map"], ({ entries }) => list([...entries.values()])),
  builtin("get", ["map", "string", "any"], ({ entries }, key, fallback) => entries.get(key.value) ?? fallback),
  builtin("get", ["map", "list", "any"], (start, keys, fallback) => getAlong(start, keys.items, fallback)),
  builtin("diff", ["map", "map"], (after, before) => ({ type: "map_diff", after, before })),
];

type Change = "added" | "removed" | "changed" | "unchanged";

function keysWith({ after, before }: ValueOf<"map_diff">, ...wanted: readonly Change[]): RulesValue {
  const keys = new Set([...after.entries.keys(), ...before.entries.keys()]);
  const changeOf = (key: string): Change => {
    const now = after.entries.get(key);
    const then = before.entries.get(key);
    if (now === undefined) return "removed";
    if (then === undefined) return "added";
    return equal(now, then) ? "unchanged" : "changed";
  };
  return setOf([...keys].filter((key) => wanted.includes(changeOf(key))).map(string));
}

export const mapDiffMethods: BuiltinTable = [
  builtin("addedKeys", ["map_diff"], (diff) => keysWith(diff, "added")),
  builtin("removedKeys", ["map_diff"], (diff) => keysWith(diff, "removed")),
  builtin("changedKeys", ["map_diff"], (diff) => keysWith(diff, "changed")),
  builtin("affectedKeys", ["map_diff"], (diff) => keysWith(diff, "added", "removed", "changed")),
  builtin("unchangedKeys", ["map_diff"], (diff) => keysWith(diff, "unchanged")),
];
