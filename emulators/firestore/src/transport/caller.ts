import type { Caller, Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";

/**
 * Reads an `Authorization` header without verifying signatures: an emulator accepts every well-formed token. A header
 * without a bearer token means an anonymous caller.
 */
export function callerOf(authorization: string | undefined): Caller {
  const [, token] = /^bearer (.+)$/i.exec(authorization ?? "") ?? [];
  if (token === undefined) return { kind: "anonymous" };
  if (/^(owner$|ya29\.)/i.test(token)) return { kind: "admin" };
  return { kind: "user", ...claimsOf(token) };
}

function claimsOf(token: string): { uid: string | null; token: { readonly [claim: string]: Json } } {
  const segments = token.split(".");
  const [header, payload] = segments.slice(0, 2).map(decodeSegment);
  const signature = segments[2] ?? "";
  if (segments.length !== 3 || !header || !payload || (signature !== "" && !isBase64(signature))) {
    throw new FirestoreError("INVALID_ARGUMENT", "The Authorization header contains an invalid jwt.");
  }
  const uid = payload.sub ?? payload.user_id;
  return { uid: typeof uid === "string" ? uid : null, token: payload };
}

function decodeSegment(segment: string): { readonly [claim: string]: Json } | null {
  if (!isBase64(segment)) return null;
  try {
    const json: Json = JSON.parse(Buffer.from(segment, "base64url").toString("utf8"));
    return json !== null && typeof json === "object" && !Array.isArray(json) ? json : null;
  } catch {
    return null;
  }
}

/** Base64url with any padding. A single letter is not enough for a byte. */
function isBase64(segment: string): boolean {
  const [, letters] = /^([A-Za-z0-9_-]+)={0,3}$/.exec(segment) ?? [];
  return letters !== undefined && letters.length % 4 !== 1;
}
