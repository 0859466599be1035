import type { Caller, Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";

/**
 * Reads an `Authorization` header without verifying signatures: an emulator accepts every well-formed token. A header
 * without a bearer token means an anonymous caller.
 */
export function callerOf(authorization: string | undefined): Caller {
  const [, token] = /^bearer\s+(.*\S)\s*$/i.exec(authorization ?? "") ?? [];
  if (token === undefined) return { kind: "anonymous" };
  if (token.toLowerCase() === "owner" || token.startsWith("ya29.")) return { kind: "admin" };
  return { kind: "user", ...claimsOf(token) };
}

function claimsOf(token: string): { uid: string; token: { readonly [claim: string]: Json } } {
  const segments = token.split(".");
  const [header, payload] = segments.slice(0, 2).map(decodeSegment);
  const uid = payload?.sub ?? payload?.user_id;
  if (segments.length !== 3 || !header || !payload || typeof uid !== "string") {
    throw new FirestoreError("INVALID_ARGUMENT", "The Authorization header contains an invalid jwt.");
  }
  return { uid, token: payload };
}

function decodeSegment(segment: string): { readonly [claim: string]: Json } | null {
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(segment)) return null;
  try {
    const json: Json = JSON.parse(Buffer.from(segment, "base64url").toString("utf8"));
    return json !== null && typeof json === "object" && !Array.isArray(json) ? json : null;
  } catch {
    return null;
  }
}
