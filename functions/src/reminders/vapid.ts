import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";

/** The key pair with which push services recognize this site (RFC 8292), in base64url: a point of P-256, and a number. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services take a day at most. */
const LIFETIME = 12 * 3_600;

/**
 * The `Authorization` of a push: a token for the push service's origin, and the public key that verifies it.
 *
 * @param contact Where the push service reaches the operator: an https or mailto address.
 */
export function vapidAuthorization(endpoint: string, keys: VapidKeys, contact: string, now: Date): string {
  const { origin } = new URL(endpoint);
  const claims = { aud: origin, exp: Math.floor(now.getTime() / 1_000) + LIFETIME, sub: contact };
  const unsigned = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(unsigned), { key: keyOf(keys), dsaEncoding: "ieee-p1363" });
  return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}

export function newVapidKeys(): VapidKeys {
  const exchange = createECDH("prime256v1");
  exchange.generateKeys();
  // Numbers with leading zeros are shorter in this representation.
  const privateKey = Buffer.concat([Buffer.alloc(32), exchange.getPrivateKey()]).subarray(-32);
  return { publicKey: exchange.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

function keyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d: privateKey }, format: "jwk" });
}

function part(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString("base64url");
}
