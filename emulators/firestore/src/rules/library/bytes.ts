import { createHash } from "node:crypto";
import { int, string, type ValueOf } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";

/**
 * The forms of bytes as text follow recorded verdicts of Google's Rules Test API (davideast/pyric, observation
 * `rules-firestore-bytes-toutf8-and-hashing`, July 2026): base64url with padding, hexadecimal in upper case.
 */
export const bytesMethods: BuiltinTable = [
  builtin("size", ["bytes"], ({ value }) => int(value.length)),
  builtin("toBase64", ["bytes"], ({ value }) =>
    string(Buffer.from(value).toString("base64").replaceAll("+", "-").replaceAll("/", "_")),
  ),
  builtin("toHexString", ["bytes"], ({ value }) => string(Buffer.from(value).toString("hex").toUpperCase())),
];

function octetsOf(hashed: ValueOf<"bytes" | "string">): Uint8Array {
  return hashed.type === "bytes" ? hashed.value : new TextEncoder().encode(hashed.value);
}

function bytes(value: Uint8Array): ValueOf<"bytes"> {
  return { type: "bytes", value: Uint8Array.from(value) };
}

/** The CRC of a reflected 32-bit polynomial, as four little-endian bytes: so in the same recorded verdicts. */
function checksum(octets: Uint8Array, polynomial: number): Uint8Array {
  let remainder = 0xffffffff;
  for (const octet of octets) {
    remainder ^= octet;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
  }
  const result = Buffer.alloc(4);
  result.writeUInt32LE(~remainder >>> 0);
  return result;
}

/** `hashing.…` */
export const hashingFunctions: BuiltinTable = [
  builtin("crc32", ["bytes or string"], (hashed) => bytes(checksum(octetsOf(hashed), 0xedb88320))),
  builtin("crc32c", ["bytes or string"], (hashed) => bytes(checksum(octetsOf(hashed), 0x82f63b78))),
  builtin("md5", ["bytes or string"], (hashed) => bytes(createHash("md5").update(octetsOf(hashed)).digest())),
  builtin("sha256", ["bytes or string"], (hashed) => bytes(createHash("sha256").update(octetsOf(hashed)).digest())),
];
