import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64url, encodeBase64url } from "./base64url.ts";
import { newShareKey, seal, unseal } from "./seal.ts";
import { newShareId } from "./share.ts";
import { SHARE_PARTS } from "./sharePart.ts";

const SHARE = { shareId: await newShareId("ann"), uid: "ann" };
const KEY = newShareKey();
const places = ["head", "comment", ...SHARE_PARTS] as const;

describe("a sealed value", () => {
  test("comes back as it was, compressed or not", { timeout: 60_000 }, async () => {
    const anything = fc.tuple(fc.jsonValue(), fc.constantFrom(...places), fc.boolean());

    await fc.assert(
      fc.asyncProperty(anything, async ([value, place, compresses]) => {
        const sealed = await seal(KEY, SHARE, place, value, compresses);
        // JSON has no -0.
        const given: unknown = JSON.parse(JSON.stringify(value));
        expect(await unseal(KEY, SHARE, place, sealed)).toEqual({ outcome: "opened", value: given });
      }),
      { numRuns: 1_000 },
    );
  });

  test("is shorter if its text repeats itself, and never much longer", async () => {
    const long = await seal(KEY, SHARE, "essay", "the same words ".repeat(1_000));
    const short = await seal(KEY, SHARE, "essay", "a");

    expect(long.length).toBeLessThan(300);
    expect(short.length).toBe(12 + 1 + '"a"'.length + 16);
  });

  test("differs each time, so equal texts cannot be recognized", async () => {
    const [first, second] = [await seal(KEY, SHARE, "head", "same"), await seal(KEY, SHARE, "head", "same")];

    expect(first).not.toEqual(second);
  });

  test("contains none of its words", async () => {
    const sealed = await seal(KEY, SHARE, "journals", { text: "canary in the mine" }, false);

    expect(new TextDecoder("latin1").decode(sealed)).not.toMatch(/canary|mine/);
  });
});

describe("a sealed value is not opened", () => {
  const wrong = { outcome: "wrong-key" };

  test.each([
    ["another key", newShareKey()],
    ["a key that was cut", KEY.slice(0, -1)],
    ["a key with something behind it", `${KEY}A`],
    ["a key with other signs", `${KEY.slice(0, -1)}=`],
    ["no key", ""],
  ])("a sealed value is not opened with %s", async (_, key) => {
    expect(await unseal(key, SHARE, "head", await seal(KEY, SHARE, "head", "text"))).toEqual(wrong);
  });

  test("a sealed value is not opened in another place or another share", async () => {
    const sealed = await seal(KEY, SHARE, "head", "text");

    expect(await unseal(KEY, SHARE, "hours", sealed)).toEqual(wrong);
    expect(await unseal(KEY, { ...SHARE, shareId: await newShareId("ann") }, "head", sealed)).toEqual(wrong);
  });

  test("a sealed value is not opened as another student's, nor on another's share with the same id", async () => {
    const sealed = await seal(KEY, SHARE, "head", "text");
    const forged = await seal(KEY, { shareId: await newShareId("eve"), uid: "eve" }, "head", "text");

    expect(await unseal(KEY, { ...SHARE, uid: "eve" }, "head", sealed)).toEqual(wrong);
    expect(await unseal(KEY, { ...SHARE, uid: "eve" }, "head", forged)).toEqual(wrong);
    await expect(seal(KEY, { ...SHARE, uid: "eve" }, "head", "text")).rejects.toThrow("another student");
  });

  test("a sealed value is not opened with one changed bit, wherever it is", async () => {
    const sealed = await seal(KEY, SHARE, "head", "text");

    for (const [at, byte] of sealed.entries()) {
      expect(await unseal(KEY, SHARE, "head", sealed.with(at, byte ^ 1))).toEqual(wrong);
    }
  });

  test("a sealed value is not opened if it is cut anywhere", async () => {
    const sealed = await seal(KEY, SHARE, "head", "text");

    for (const at of sealed.keys()) expect(await unseal(KEY, SHARE, "head", sealed.slice(0, at))).toEqual(wrong);
  });

  test("a sealed value is not opened if it expands beyond the limit", async () => {
    const sealed = await seal(KEY, SHARE, "comment", "x".repeat(17 * 1024 * 1024));

    expect(sealed.length).toBeLessThan(20_000);
    expect(await unseal(KEY, SHARE, "comment", sealed)).toEqual(wrong);
  });
});

describe("a value that the first release has sealed", () => {
  /** Made by that release. Its ids are random, so they do not name a student. */
  const old = {
    key: "AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk",
    shareId: "Zz09_-ssssssssssssssss",
    sealed: "EHW3YXCcXYdQvM64-KQKl4eQI_PYAIv23Nf6IYMs5O2IZYpo2YZ5F89J2rIJ1zZLGdg",
  };

  test("is opened, whoever's share it is", async () => {
    const opened = await unseal(
      old.key,
      { shareId: old.shareId, uid: "ann" },
      "head",
      decodeBase64url(old.sealed) ?? new Uint8Array(),
    );

    expect(opened).toEqual({ outcome: "opened", value: { student: "Ann Lee" } });
  });
});

test("a malformed key seals nothing", async () => {
  await expect(seal("short", SHARE, "head", "text")).rejects.toThrow("43 characters");
});

test("a key has 256 bits in 43 characters", () => {
  expect(newShareKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("base64url text is decoded to the encoded bytes, and other characters are refused", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(decodeBase64url(encodeBase64url(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
  for (const text of ["a", "a+bc", "a=bc", "ab c"]) expect(decodeBase64url(text)).toBe(null);
});
