import { describe, expect, test } from "vitest";
import { callerOf } from "../../src/transport/caller.ts";

describe("the Authorization header", () => {
  test.each([undefined, "", "Basic b3duZXI="])("%j is anonymous", (header) => {
    expect(callerOf(header)).toEqual({ kind: "anonymous" });
  });

  test.each(["Bearer owner", "bearer OWNER", "Bearer ya29.anything"])("%j is the administrator", (header) => {
    expect(callerOf(header)).toEqual({ kind: "admin" });
  });

  test("accepts an unsigned, expired token", () => {
    const claims = { sub: "ann", exp: 1, role: "editor" };

    expect(callerOf(`Bearer ${segment({ alg: "none" })}.${segment(claims)}.`)).toEqual({
      kind: "user",
      uid: "ann",
      token: claims,
    });
  });

  test.each([
    "Bearer nonsense",
    `Bearer ${segment({ alg: "none" })}.${segment("ann")}.`,
    `Bearer ${segment({ alg: "none" })}.${segment({})}.`,
    `Bearer ${segment({ alg: "none" })}.${segment({ sub: "ann" })}`,
  ])("rejects %j", (header) => {
    expect(() => callerOf(header)).toThrow("invalid jwt");
  });
});

function segment(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}
