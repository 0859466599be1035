import { decodeBase64url, encodeBase64url } from "./base64url.ts";
import { boundTo, type ShareName } from "./share.ts";
import type { SharePartKey } from "./sharePart.ts";

/** Where a sealed text is. It is authenticated with the text, the share and its student, so a text cannot be moved. */
export type SealedPlace = "head" | "comment" | SharePartKey;

export type Unsealed =
  | { readonly outcome: "opened"; readonly value: unknown }
  /** The key is wrong or cut, or the text was changed, moved, or sealed for a share of another student. */
  | { readonly outcome: "wrong-key" };

const ALGORITHM = "AES-GCM";
const KEY_BYTES = 32;
const IV_BYTES = 12;
/** The first byte inside says whether the rest is compressed. */
const PLAIN = 0;
const DEFLATED = 1;
/** The most bytes that a sealed text can expand to. A reader's comment must not fill the student's memory. */
const UNSEALED_LIMIT = 16 * 1024 * 1024;

const WRONG_KEY: Unsealed = { outcome: "wrong-key" };

/** 256 random bits in base64url: 43 characters. */
export function newShareKey(): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/**
 * Encrypts a JSON value. The result is the initialization vector, then the ciphertext with its tag.
 *
 * @param key From `newShareKey`.
 * @param compresses Whether the text is compressed first, if that makes it shorter.
 * @throws Error when the key is not a share key, or the id of the share is not one of the student's.
 */
export async function seal(
  key: string,
  share: ShareName,
  place: SealedPlace,
  value: unknown,
  compresses = true,
): Promise<Uint8Array<ArrayBuffer>> {
  const cryptoKey = await importKey(key);
  if (!cryptoKey) throw new Error("A share key has 43 characters.");
  const bound = await boundTo(share);
  if (bound === null) throw new Error("This is the id of another student's share.");
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const deflated = compresses && canCompress() ? await pipe(plain, new CompressionStream("deflate-raw")) : null;
  const inside =
    deflated !== null && deflated.length < plain.length ? flagged(DEFLATED, deflated) : flagged(PLAIN, plain);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(parametersOf(iv, bound, place), cryptoKey, inside);
  return joined([iv, new Uint8Array(sealed)]);
}

/** Decrypts what `seal` has made. The caller checks the value with its schema: a comment may come from anyone. */
export async function unseal(key: string, share: ShareName, place: SealedPlace, sealed: Uint8Array): Promise<Unsealed> {
  const cryptoKey = await importKey(key);
  const bound = await boundTo(share);
  if (!cryptoKey || bound === null) return WRONG_KEY;
  // A copy, because the caller's bytes may be a view of shared memory.
  const bytes = new Uint8Array(sealed);
  try {
    const parameters = parametersOf(bytes.subarray(0, IV_BYTES), bound, place);
    const inside = new Uint8Array(await crypto.subtle.decrypt(parameters, cryptoKey, bytes.subarray(IV_BYTES)));
    const rest = inside.subarray(1);
    const plain = inside[0] === DEFLATED ? await pipe(rest, new DecompressionStream("deflate-raw")) : rest;
    return { outcome: "opened", value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain)) };
  } catch {
    return WRONG_KEY;
  }
}

/** Null if the text is not a key. */
async function importKey(key: string) {
  const bytes = decodeBase64url(key);
  if (bytes?.length !== KEY_BYTES) return null;
  return crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);
}

function parametersOf(iv: Uint8Array<ArrayBuffer>, bound: string, place: SealedPlace) {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(`${bound}/${place}`) };
}

function canCompress(): boolean {
  return typeof CompressionStream === "function";
}

/** Sends bytes through a stream and returns what comes out, at most `UNSEALED_LIMIT` bytes. */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // A failure also reaches the reader below.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > UNSEALED_LIMIT) {
      await reader.cancel();
      throw new Error("A sealed text is too long.");
    }
  }
  await written;
  return joined(chunks);
}

function flagged(flag: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return joined([Uint8Array.of(flag), bytes]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
