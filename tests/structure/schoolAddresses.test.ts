import { expect, test } from "vitest";
import firebase from "../../firebase.json" with { type: "json" };
import { schoolAddresses } from "../../web/src/features/legal/schoolAddresses.ts";

const site = { host: "cairn.example", providers: ["google"] as const, hasAppCheck: false };

test("every host that a page may contact is named", () => {
  const headers = firebase.hosting.headers.flatMap(({ headers: all }) => all);
  const policy = headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
  const hosts = [...policy.matchAll(/https:\/\/([\w.-]+)/g)].map(([, host]) => host);

  expect(hosts.length).toBeGreaterThan(3);
  expect(schoolAddresses(site)).toEqual(expect.arrayContaining(hosts));
});

test("only the windows of offered providers are named, and App Check's hosts where it is on", () => {
  expect(schoolAddresses(site)).toEqual(expect.arrayContaining(["cairn.example", "accounts.google.com"]));
  expect(schoolAddresses(site)).not.toContain("login.microsoftonline.com");
  expect(schoolAddresses({ ...site, providers: ["microsoft"], hasAppCheck: true })).toEqual(
    expect.arrayContaining(["login.microsoftonline.com", "www.google.com"]),
  );
});
