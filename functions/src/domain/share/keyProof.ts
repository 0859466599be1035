import { decodeBase64url, encodeBase64url } from "./base64url.ts";

const PROOF_BYTES = 32;
const PURPOSE = "Cairn: writes about a share";

/**
 * What shows the server that a reader has the key of a share, and tells it nothing about the key: HKDF (RFC 5869) with
 * SHA-256 over the key, for this share alone. 43 characters of base64url.
 *
 * @throws Error when the key is not base64url
 */
export async function keyProof(key: string, shareId: string): Promise<string> {
  const bytes = decodeBase64url(key);
  if (!bytes) throw new Error("A share key has 43 characters.");
  const secret = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits"]);
  const text = new TextEncoder();
  const parameters = { name: "HKDF", hash: "SHA-256", salt: text.encode(shareId), info: text.encode(PURPOSE) };
  return encodeBase64url(new Uint8Array(await crypto.subtle.deriveBits(parameters, secret, PROOF_BYTES * 8)));
}

/** What is stored with the share: the SHA-256 of its proof in base64url, from which no one can compute the proof. */
export async function keyCheckOf(key: string, shareId: string): Promise<string> {
  return hashOf(await keyProof(key, shareId));
}

export async function isKeyProof(proof: string, check: string): Promise<boolean> {
  return (await hashOf(proof)) === check;
}

async function hashOf(proof: string): Promise<string> {
  return encodeBase64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(proof))));
}
