import { describe, expect, test } from "vitest";
import { isKeyProof, keyCheckOf, keyProof } from "./keyProof.ts";
import { newShareKey, seal } from "./seal.ts";
import { newShareId } from "./share.ts";

const [KEY, ID] = [newShareKey(), await newShareId("ann")];

describe("the proof of a share's key", () => {
  test("fits the check that is stored with the share", async () => {
    expect(await keyProof(KEY, ID)).toMatch(/^[\w-]{43}$/);
    expect(await isKeyProof(await keyProof(KEY, ID), await keyCheckOf(KEY, ID))).toBe(true);
  });

  test.each([
    ["another key", () => keyProof(newShareKey(), ID)],
    ["another share", async () => keyProof(KEY, await newShareId("ann"))],
    ["the key itself", async () => KEY],
    ["the check itself", () => keyCheckOf(KEY, ID)],
  ])("does not come from %s", async (_, proof) => {
    expect(await isKeyProof(await proof(), await keyCheckOf(KEY, ID))).toBe(false);
  });

  test("is always the same, so that releases agree", async () => {
    const key = "A".repeat(43);

    expect(await keyProof(key, "abcdefghij0123456789ab")).toBe("ABmjW2YnI7RRq5z8LkPMs0Zyjb3Wx_sqN77gRbMRJlM");
    await expect(keyProof("not a key", ID)).rejects.toThrow("43 characters");
    // A sealed text says nothing about it.
    expect(Buffer.from(await seal(key, { shareId: ID, uid: "ann" }, "head", {})).toString("base64url")).not.toContain(
      await keyProof(key, ID),
    );
  });
});
