import { fromProto3JSON, type JSONValue } from "proto3-json-serializer";
import protobuf from "protobufjs";
import type { Json } from "../model/Caller.ts";

type Write = (writer: protobuf.Writer, json: Json) => void;

/** Types whose ProtoJSON is not an object of their fields: for them the library that knows all of them is asked. */
export const WRITTEN_OTHERWISE: readonly string[] = [
  "google.protobuf.Timestamp",
  "google.protobuf.Duration",
  "google.protobuf.Struct",
  "google.protobuf.Int32Value",
  "google.protobuf.Int64Value",
  "google.protobuf.DoubleValue",
];

const writers = new WeakMap<protobuf.Type, Write>();

/**
 * Bytes straight from our ProtoJSON. What leaves the emulator was built by it, so nothing is checked; a detour over the
 * library's messages takes five times as long, and every document of every answer goes this way.
 */
export function encodeMessage(type: protobuf.Type, json: Json): Buffer {
  const writer = protobuf.Writer.create();
  fieldsWriter(type)(writer, json);
  return Buffer.from(writer.finish());
}

/** Made when first asked for, because types contain each other. */
function fieldsWriter(type: protobuf.Type): Write {
  const known = writers.get(type);
  if (known) return known;
  const made = WRITTEN_OTHERWISE.includes(type.fullName.slice(1)) ? writeByLibrary(type) : writeOwnFields(type);
  writers.set(type, made);
  return made;
}

function writeByLibrary(type: protobuf.Type): Write {
  return (writer, json) => void type.encode(fromProto3JSON(type, json as JSONValue) ?? {}, writer);
}

function writeOwnFields(type: protobuf.Type): Write {
  const fields = new Map(type.fieldsArray.map((field) => [field.name, writeField(field.resolve())]));
  return (writer, json) => {
    for (const [name, value] of Object.entries(json as { [field: string]: Json })) {
      if (value !== undefined) fields.get(name)?.(writer, value);
    }
  };
}

function writeField(field: protobuf.Field): Write {
  if (field instanceof protobuf.MapField) return writeMap(field);
  const one = writeOne(field, field.id);
  if (!field.repeated) return one;
  return (writer, json) => {
    for (const element of json as readonly Json[]) one(writer, element);
  };
}

/** A map is a list of messages with the key as field 1 and the value as field 2. */
function writeMap(field: protobuf.MapField): Write {
  const value = writeOne(field, 2);
  return (writer, json) => {
    for (const [key, element] of Object.entries(json as { [entry: string]: Json })) {
      writer.uint32(tag(field.id, 2)).fork().uint32(tag(1, 2)).string(key);
      value(writer, element);
      writer.ldelim();
    }
  };
}

function writeOne({ type, resolvedType }: protobuf.FieldBase, id: number): Write {
  if (resolvedType instanceof protobuf.Type) {
    return (writer, json) => {
      writer.uint32(tag(id, 2)).fork();
      fieldsWriter(resolvedType)(writer, json);
      writer.ldelim();
    };
  }
  if (resolvedType) {
    const { values } = resolvedType;
    // The null of a value is the name of an enum with but one.
    return (writer, json) =>
      void writer.uint32(tag(id, 0)).int32(typeof json === "number" ? json : (values[String(json)] ?? 0));
  }
  return writeScalar(type, id);
}

function writeScalar(type: string, id: number): Write {
  switch (type) {
    case "string":
      return (writer, json) => void writer.uint32(tag(id, 2)).string(json as string);
    case "bytes":
      return (writer, json) => void writer.uint32(tag(id, 2)).bytes(Buffer.from(json as string, "base64"));
    case "bool":
      return (writer, json) => void writer.uint32(tag(id, 0)).bool(json as boolean);
    case "double":
      return (writer, json) => void writer.uint32(tag(id, 1)).double(Number(json));
    case "int32":
      return (writer, json) => void writer.uint32(tag(id, 0)).int32(Number(json));
    case "int64":
      return (writer, json) => void writer.uint32(tag(id, 0)).int64(json as string | number);
    default:
      throw new Error(`No message of Firestore has a field of the type ${type}.`);
  }
}

/** What stands before a field: its number, and how its end is found. */
function tag(id: number, wireType: 0 | 1 | 2): number {
  return id * 8 + wireType;
}
