import { crc32 } from "node:zlib";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Value } from "../model/Value.ts";
import { decodeValue, type EncodedValue, encodeValue } from "../store/valueCodec.ts";

/** The place where a page ended, as text that only means something to us. */
export function encodePageToken(place: readonly Value[]): string {
  const text = JSON.stringify(place.map(encodeValue));
  return Buffer.from(`${crc32(text)} ${text}`).toString("base64url");
}

/** Null for the empty token of a first page; INVALID_ARGUMENT for one that we did not give out. */
export function decodePageToken(token: string): readonly Value[] | null {
  if (token === "") return null;
  const [, checksum, text = ""] = /^(\d+) (.*)$/s.exec(Buffer.from(token, "base64url").toString()) ?? [];
  if (checksum !== String(crc32(text))) throw new FirestoreError("INVALID_ARGUMENT", "Invalid page token.");
  const place: readonly EncodedValue[] = JSON.parse(text);
  return place.map(decodeValue);
}
