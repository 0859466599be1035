import fc from "fast-check";
import { expect, test } from "vitest";
import { newShareKey, seal, unseal } from "./seal.ts";
import { newShareId, type ShareHead, shareHead } from "./share.ts";
import { SHARE_PARTS } from "./sharePart.ts";

/** A word that occurs nowhere else. It is in every text of a share. */
const canary = fc.stringMatching(/^canary[a-z]{10}$/);
const generated = fc.record({
  word: canary,
  parts: fc.uniqueArray(fc.constantFrom(...SHARE_PARTS), { maxLength: 2 }),
  rows: fc.nat({ max: 12 }),
  compresses: fc.boolean(),
});

test("1,000 sealed shares contain no plain word, and open with their key", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(generated, async ({ word, parts, rows, compresses }) => {
      const [share, key] = [{ shareId: await newShareId("ann"), uid: "ann" }, newShareKey()];
      const head: ShareHead = {
        ...{ version: 1, student: word, meant_for: word, note: word, parts, is_live: true },
        made_at: "2026-11-23T09:00:00.000Z",
      };
      const snapshot = Array.from({ length: rows }, (_, id) => ({ id, [word]: word }));
      const sealed = await Promise.all([
        seal(key, share, "head", shareHead.parse(head), compresses),
        ...parts.map((part) => seal(key, share, part, snapshot, compresses)),
      ]);

      for (const bytes of sealed) expect(Buffer.from(bytes).includes(word)).toBe(false);
      const [sealedHead = new Uint8Array(), ...others] = sealed;
      expect(await unseal(key, share, "head", sealedHead)).toEqual({ outcome: "opened", value: head });
      for (const [index, part] of parts.entries()) {
        const opened = await unseal(key, share, part, others[index] ?? new Uint8Array());
        expect(opened).toEqual({ outcome: "opened", value: snapshot });
      }
    }),
    { numRuns: 1_000 },
  );
});
