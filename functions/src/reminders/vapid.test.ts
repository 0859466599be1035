import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { newVapidKeys, vapidAuthorization } from "./vapid.ts";

/** Whether an `Authorization` holds a token that its own key verifies, as a push service checks it. */
function isSigned(authorization: string): boolean {
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  return verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}

test("this check accepts the example of RFC 8292, section 2.4, and no other signature", () => {
  const example =
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

  expect(isSigned(example)).toBe(true);
  expect(isSigned(example.replace("i3CYb7", "i3CYb8"))).toBe(false);
});

test("a push is signed for the origin of its push service, for less than a day", () => {
  const keys = newVapidKeys();
  const now = new Date("2026-11-23T13:00:00Z");

  const authorization = vapidAuthorization("https://push.example/send/abc", keys, "https://cairn.example", now);

  expect(isSigned(authorization)).toBe(true);
  const [, claims = ""] = /\.([\w-]+)\./.exec(authorization) ?? [];
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    aud: "https://push.example",
    exp: now.getTime() / 1_000 + 43_200,
    sub: "https://cairn.example",
  });
  expect(authorization).toContain(`k=${keys.publicKey}`);
});

test("keys have the lengths that browsers and push services expect", () => {
  const { publicKey, privateKey } = newVapidKeys();

  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  expect(privateKey).toMatch(/^[\w-]{43}$/);
});
