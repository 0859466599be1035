import type { Json } from "../../model/Caller.ts";
import type { DatabaseName, DocumentName } from "../../model/Document.ts";
import type { Fields, Timestamp, Value } from "../../model/Value.ts";
import { bool, float, list, type MapValue, map, nullValue, path, type RulesValue, string } from "./RulesValue.ts";

/** Converts a stored value to a rules value. `database` is the request's database. */
export function fromValue(value: Value, database: DatabaseName): RulesValue {
  switch (value.type) {
    case "null":
      return nullValue;
    case "boolean":
      return bool(value.value);
    case "integer":
      return { type: "int", value: value.value };
    case "double":
      // Firestore's equality has no negative zero, so rules must not see one.
      return float(value.value + 0);
    case "string":
      return string(value.value);
    case "bytes":
      return { type: "bytes", value: value.value };
    case "timestamp":
      return fromTimestamp(value.value);
    case "geoPoint":
      return { type: "latlng", latitude: value.latitude, longitude: value.longitude };
    case "reference":
      return fromName(value.name, database);
    case "array":
      return list(value.values.map((item) => fromValue(item, database)));
    case "map":
      return fromFields(value.fields, database);
  }
}

export function fromFields(fields: Fields, database: DatabaseName): MapValue {
  return map([...fields].map(([key, value]) => [key, fromValue(value, database)]));
}

export function fromTimestamp(time: Timestamp): RulesValue {
  return { type: "timestamp", nanos: time * 1000n };
}

/**
 * Converts `projects/P/databases/D/documents/…` to `/databases/D/documents/…`. A reference to another project keeps its
 * project. Otherwise two different documents could have the same path.
 */
export function fromName(name: DocumentName, database: DatabaseName): RulesValue {
  const segments = name.split("/");
  const project = `${database.split("/").slice(0, 2).join("/")}/`;
  return path(name.startsWith(project) ? segments.slice(2) : segments);
}

/** Converts a claim of the caller's token. JSON has no ints: a number without a fraction becomes an int. */
export function fromJson(json: Json): RulesValue {
  if (json === null) return nullValue;
  if (typeof json === "boolean") return bool(json);
  if (typeof json === "string") return string(json);
  if (typeof json === "number") {
    return Number.isSafeInteger(json) ? { type: "int", value: BigInt(json) } : float(json);
  }
  if (Array.isArray(json)) return list(json.map(fromJson));
  return map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
}
