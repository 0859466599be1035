/**
 * A Firestore value, as used everywhere in the emulator. Only `transport` knows the wire formats (protobuf, ProtoJSON)
 * and translates them.
 */
export type Value =
  | { readonly type: "null" }
  | { readonly type: "boolean"; readonly value: boolean }
  | { readonly type: "integer"; readonly value: bigint }
  | { readonly type: "double"; readonly value: number }
  | { readonly type: "timestamp"; readonly value: Timestamp }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "bytes"; readonly value: Uint8Array }
  | { readonly type: "reference"; readonly name: string }
  | { readonly type: "geoPoint"; readonly latitude: number; readonly longitude: number }
  | { readonly type: "array"; readonly values: readonly Value[] }
  | { readonly type: "map"; readonly fields: Fields };

/** The fields of a document or map. A `Map` allows field names such as `constructor`. */
export type Fields = ReadonlyMap<string, Value>;

/** Microseconds since 1970-01-01T00:00:00Z: the precision Firestore stores. */
export type Timestamp = bigint;
