import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { toProto3JSON } from "proto3-json-serializer";
import protobuf from "protobufjs";
import type { Json } from "../model/Caller.ts";
import { encodeMessage, WRITTEN_OTHERWISE } from "./protoJsonEncoder.ts";

/** One message type, between its bytes and its ProtoJSON. */
export interface MessageCodec {
  decode(bytes: Uint8Array): Json;
  encode(json: Json): Buffer;
}

/** The message types of `google.firestore.v1`, from the description that Google's client library carries with it. */
export function loadFirestoreTypes(): (name: string) => MessageCodec {
  const root = protobuf.Root.fromJSON(firestoreDescription());
  addVerifyField(root);
  readExceptions(root);
  return (name) => {
    const type = root.lookupType(name.includes(".") ? name : `google.firestore.v1.${name}`);
    return {
      decode: (bytes) => type.toObject(type.decode(bytes), { longs: String, enums: String, bytes: String, json: true }),
      encode: (json) => encodeMessage(type, json),
    };
  };
}

function firestoreDescription(): protobuf.INamespace {
  // The package exports only its manifest, but the file lies beside it.
  const manifest = createRequire(import.meta.url).resolve("@google-cloud/firestore/package.json");
  return JSON.parse(readFileSync(join(manifest, "../build/protos/v1.json"), "utf8"));
}

// The web SDK sends it in transactions; the description leaves it out because server libraries never do.
function addVerifyField(root: protobuf.Root): void {
  const write = root.lookupType("google.firestore.v1.Write");
  if (!write.fields.verify) write.oneofs.operation?.add(new protobuf.Field("verify", 5, "string"));
}

/**
 * protobufjs compiles a converter for each type, several times as fast as the walk through its description, but knows
 * nothing of ProtoJSON's exceptions. The converters of the types around them call these in their place.
 */
function readExceptions(root: protobuf.Root): void {
  for (const name of WRITTEN_OTHERWISE) {
    const type = root.lookupType(name).setup();
    type.toObject = (message) => toProto3JSON(message as protobuf.Message) as object;
  }
}
