import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The public keys of a subscription, in base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Fresh for each message. Tests give those of the RFC. */
export interface PushSecrets {
  readonly salt: Buffer;
  /** A private key of P-256. */
  readonly privateKey: Buffer;
}

const CURVE = "prime256v1";
/** The size of a record. The payload has to fit into one. */
const RECORD = 4_096;
/** The mark behind the last record's text (RFC 8188, section 2). */
const LAST = Buffer.from([2]);

/**
 * A message that only one browser can read (RFC 8291): encrypted for the keys of its subscription, in the content
 * encoding `aes128gcm` (RFC 8188).
 */
export function encryptPush(text: string, keys: PushKeys, secrets: PushSecrets = newSecrets()): Buffer {
  const { salt, privateKey } = secrets;
  const receiver = Buffer.from(keys.p256dh, "base64url");
  const exchange = createECDH(CURVE);
  exchange.setPrivateKey(privateKey);
  const sender = exchange.getPublicKey();
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const shared = hkdf(exchange.computeSecret(receiver), Buffer.from(keys.auth, "base64url"), about, 32);
  const key = hkdf(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, sealed, cipher.getAuthTag()]);
}

function newSecrets(): PushSecrets {
  const exchange = createECDH(CURVE);
  exchange.generateKeys();
  return { salt: randomBytes(16), privateKey: exchange.getPrivateKey() };
}

function hkdf(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, about, length));
}
