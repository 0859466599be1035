import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { toProto3JSON } from "proto3-json-serializer";
import protobuf from "protobufjs";
import type { Json } from "../model/Caller.ts";
import { encodeMessage, SPECIAL_JSON_TYPES } from "./protoJsonEncoder.ts";

/** Converts one message type between bytes and ProtoJSON. */
export interface MessageCodec {
  decode(bytes: Uint8Array): Json;
  encode(json: Json): Buffer;
}

/** The message types of `google.firestore.v1`, from the definitions inside Google's client library. */
export function loadFirestoreTypes(): (name: string) => MessageCodec {
  const root = protobuf.Root.fromJSON(firestoreDescription());
  addVerifyField(root);
  useSpecialJson(root);
  return (name) => {
    const type = root.lookupType(name.includes(".") ? name : `google.firestore.v1.${name}`);
    return {
      decode: (bytes) => type.toObject(type.decode(bytes), { longs: String, enums: String, bytes: String, json: true }),
      encode: (json) => encodeMessage(type, json),
    };
  };
}

function firestoreDescription(): protobuf.INamespace {
  // The package exports only its manifest. The file is in a folder next to it.
  const manifest = createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json");
  return JSON.parse(readFileSync(join(manifest, "../build/protos/v1.json"), "utf8"));
}

// The web SDK sends `verify` in transactions. The definitions omit it because server libraries never send it.
function addVerifyField(root: protobuf.Root): void {
  const write = root.lookupType("google.firestore.v1.Write");
  if (!write.fields.verify) write.oneofs.operation?.add(new protobuf.Field("verify", 5, "string"));
}

/**
 * protobufjs compiles a converter for each type, which is several times faster than interpreting its definition, but
 * does not know the special ProtoJSON forms. This function replaces the converters of those types. The converters of
 * the types that contain them then call the replacements.
 */
function useSpecialJson(root: protobuf.Root): void {
  for (const name of SPECIAL_JSON_TYPES) {
    const type = root.lookupType(name).setup();
    type.toObject = (message) => toProto3JSON(message as protobuf.Message) as object;
  }
}
