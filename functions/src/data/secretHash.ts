import { createHash } from "node:crypto";

/** The SHA-256 of a secret, in hexadecimal. Only this is stored, so a leaked database does not reveal the secret. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
