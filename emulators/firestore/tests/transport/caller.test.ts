import { describe, expect, test } from "vitest";
import { callerOf } from "../../src/transport/caller.ts";

describe("the Authorization header", () => {
  test.each([undefined, "", "Basic b3duZXI="])("a caller with the Authorization header %j is anonymous", (header) => {
    expect(callerOf(header)).toEqual({ kind: "anonymous" });
  });

  test.each(["Bearer owner", "bearer OWNER", "Bearer ya29.anything", "Bearer Ya29."])(
    "a caller with the Authorization header %j is the administrator",
    (header) => {
      expect(callerOf(header)).toEqual({ kind: "admin" });
    },
  );

  test("accepts an unsigned, expired token", () => {
    const claims = { sub: "ann", exp: 1, role: "editor" };

    expect(callerOf(`Bearer ${segment({ alg: "none" })}.${segment(claims)}.`)).toEqual({
      kind: "user",
      uid: "ann",
      token: claims,
    });
  });

  // The recording of Google's emulator: hidane-dev/hidane, crates/hidane/tests/fixtures/auth.json.
  test.each(["Bearer e30.e30.", "Bearer e30=.e30===.ab", "Bearer eyJhbGciOjF9.e30._-_-"])(
    "accepts %j, a token without a subject, as a user without a uid",
    (header) => {
      expect(callerOf(header)).toEqual({ kind: "user", uid: null, token: {} });
    },
  );

  test.each([
    "Bearer nonsense",
    `Bearer ${segment({ alg: "none" })}.${segment("ann")}.`,
    "Bearer  owner",
    "Bearer ownerx",
    "Bearer ya29",
    "Bearer e30.e30.a",
    "Bearer e30.e30.!!",
    `Bearer ${segment({ alg: "none" })}.${segment({ sub: "ann" })}`,
  ])("rejects %j", (header) => {
    expect(() => callerOf(header)).toThrow("invalid jwt");
  });
});

function segment(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}
