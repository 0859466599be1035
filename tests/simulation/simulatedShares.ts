import { createHash } from "node:crypto";
import * as keyProof from "@domain/share/keyProof.ts";
import * as seals from "@domain/share/seal.ts";
import * as shares from "@domain/share/share.ts";

type Seals = typeof seals;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** What a sealed text of the simulation has inside. */
export function insideOf(sealed: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(sealed));
}

export const seal: Seals["seal"] = async (key, { shareId, uid }, place, value) =>
  new TextEncoder().encode(JSON.stringify([hashOf(key), uid, shareId, place, value]));

export const unseal: Seals["unseal"] = async (key, { shareId, uid }, place, sealed) => {
  const [hash, ...bound] = Object(insideOf(sealed));
  const value: unknown = bound.pop();
  return hash === hashOf(key) && bound.join() === [uid, shareId, place].join()
    ? { outcome: "opened", value }
    : { outcome: "wrong-key" };
};

/**
 * Stands in for the cryptography of shares, by the names of its modules: what it draws comes from the page's own chance,
 * and nothing waits for the processor's other threads.
 */
export function simulatedShares(random: () => number) {
  const drawn = (length: number) =>
    Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join("");
  const newShareId: typeof shares.newShareId = async (uid) => {
    const start = drawn(10);
    return `${start}${createHash("sha256").update(`${start}${uid}`).digest("hex").slice(0, 12)}`;
  };
  const keyCheckOf: typeof keyProof.keyCheckOf = async (key, shareId) => hashOf(`${key}/${shareId}`);
  return {
    "@domain/share/seal": { ...seals, newShareKey: () => drawn(43), seal, unseal },
    "@domain/share/share": { ...shares, newShareId },
    "@domain/share/keyProof": { ...keyProof, keyCheckOf },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
