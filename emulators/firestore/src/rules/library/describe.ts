import type { RulesValue } from "../values/RulesValue.ts";

/** A value in rules syntax, for logs and coverage. */
export function describe(value: RulesValue): string {
  switch (value.type) {
    case "null":
      return "null";
    case "bool":
    case "int":
      return String(value.value);
    case "float":
      return Number.isInteger(value.value) ? `${value.value}.0` : String(value.value);
    case "string":
      return JSON.stringify(value.value);
    case "bytes":
      return `b'${Buffer.from(value.value).toString("hex").replace(/../g, "\\x$&")}'`;
    case "timestamp":
      return `timestamp(${new Date(Number(value.nanos / 1_000_000n)).toISOString()})`;
    case "duration":
      return `duration(${Number(value.nanos) / 1e9}s)`;
    case "latlng":
      return `latlng(${value.latitude}, ${value.longitude})`;
    case "path":
      return `/${value.segments.join("/")}`;
    case "list":
      return `[${value.items.map(describe).join(", ")}]`;
    case "set":
      return `set(${[...value.members.values()].map(describe).join(", ")})`;
    case "map":
      return `{${[...value.entries].map(([key, item]) => `${JSON.stringify(key)}: ${describe(item)}`).join(", ")}}`;
    case "map_diff":
      return `map_diff(${describe(value.after)}, ${describe(value.before)})`;
  }
}
