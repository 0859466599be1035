import { crc32 } from "node:zlib";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Value } from "../model/Value.ts";
import { decodeValue, type EncodedValue, encodeValue } from "../store/valueCodec.ts";

/** The position where a page ended, as an opaque token. */
export function encodePageToken(place: readonly Value[]): string {
  const text = JSON.stringify(place.map(encodeValue));
  return Buffer.from(`${crc32(text)} ${text}`).toString("base64url");
}

/** Null for the empty token of a first page. Throws INVALID_ARGUMENT for a token that this emulator did not issue. */
export function decodePageToken(token: string): readonly Value[] | null {
  if (token === "") return null;
  const [, checksum, text = ""] = /^(\d+) (.*)$/s.exec(Buffer.from(token, "base64url").toString()) ?? [];
  if (checksum !== String(crc32(text))) throw new FirestoreError("INVALID_ARGUMENT", "Invalid page token.");
  const place: readonly EncodedValue[] = JSON.parse(text);
  return place.map(decodeValue);
}
