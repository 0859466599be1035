import { SHARE_PARTS_LIMIT } from "@domain/share/share";
import { describe, expect, test } from "vitest";
import { assertFits } from "./sealShare.ts";

describe("the parts of a share", () => {
  test("fit up to the limit", () => {
    expect(() => assertFits({ hours: SHARE_PARTS_LIMIT - 1, essay: 1 })).not.toThrow();
  });

  test("name the largest one if they are too large for one share", () => {
    const parts = { hours: SHARE_PARTS_LIMIT, journals: SHARE_PARTS_LIMIT + 1, essay: 1 };

    expect(() => assertFits(parts)).toThrow(
      'This is too much for one share. Leave out "Journal entries", the largest part.',
    );
  });
});
