import type { RulesValue } from "./RulesValue.ts";

/** A string that is the same for two values exactly if they are `equal`. Sets use it as key. */
export function identityOf(value: RulesValue): string {
  switch (value.type) {
    case "null":
      return "null";
    case "bool":
      return value.value ? "true" : "false";
    case "int":
      return `n${value.value}`;
    case "float":
      return Number.isInteger(value.value) ? `n${BigInt(value.value)}` : `n${value.value}`;
    case "string":
      return JSON.stringify(value.value);
    case "bytes":
      return `b${Buffer.from(value.value).toString("hex")}`;
    case "timestamp":
    case "duration":
      return `${value.type}${value.nanos}`;
    case "latlng":
      return `latlng${value.latitude + 0},${value.longitude + 0}`;
    case "path":
      return `path${JSON.stringify(value.segments)}`;
    case "list":
      return `[${value.items.map(identityOf).join(",")}]`;
    case "set":
      return `set[${[...value.members.keys()].sort().join(",")}]`;
    case "map": {
      const entries = [...value.entries].map(([key, item]) => `${JSON.stringify(key)}:${identityOf(item)}`);
      return `{${entries.sort().join(",")}}`;
    }
    case "map_diff":
      return `map_diff(${identityOf(value.after)},${identityOf(value.before)})`;
  }
}
