import type { TypeName } from "./RulesValue.ts";

const types: Readonly<Record<string, readonly TypeName[]>> = {
  bool: ["bool"],
  bytes: ["bytes"],
  duration: ["duration"],
  float: ["float"],
  int: ["int"],
  latlng: ["latlng"],
  list: ["list"],
  map: ["map"],
  map_diff: ["map_diff"],
  number: ["int", "float"],
  path: ["path"],
  set: ["set"],
  string: ["string"],
  timestamp: ["timestamp"],
};

/** The types that a type name after `is` stands for. Null if the name is unknown. */
export function typesNamed(name: string): readonly TypeName[] | null {
  return Object.hasOwn(types, name) ? (types[name] ?? null) : null;
}
