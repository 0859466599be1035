import { describe, expect, test } from "vitest";
import { providerFor } from "../features/auth/providerWindow.ts";
import { offeredProviders, SIGN_IN_PROVIDERS, waysInWords } from "./signInProviders.ts";

const offered = (configured: string | undefined, isEmulated: boolean) =>
  offeredProviders(configured, isEmulated).map(({ id }) => id);

describe("the offered sign-in providers", () => {
  test("all sign-in providers are offered with the emulators, and only Google elsewhere", () => {
    expect(offered(undefined, true)).toEqual(["google", "microsoft", "facebook"]);
    expect(offered(undefined, false)).toEqual(["google"]);
  });

  test.each([
    { configured: "facebook, google", ids: ["facebook", "google"] },
    { configured: "google,google,myspace", ids: ["google"] },
    { configured: "toString", ids: [] },
    { configured: "", ids: [] },
  ])("the offered sign-in providers follow the configuration '$configured'", ({ configured, ids }) => {
    expect(offered(configured, true)).toEqual(ids);
  });

  test("the offered sign-in providers have the names that students know", () => {
    expect(offeredProviders("microsoft", false)).toEqual([{ id: "microsoft", name: "Outlook" }]);
  });

  test.each([
    { provider: "google", firebaseId: "google.com" },
    { provider: "microsoft", firebaseId: "microsoft.com" },
    { provider: "facebook", firebaseId: "facebook.com" },
  ] as const)("a sign-in with $provider uses Firebase's $firebaseId", ({ provider, firebaseId }) => {
    expect(providerFor(provider).providerId).toBe(firebaseId);
    expect(SIGN_IN_PROVIDERS[provider].firebaseId).toBe(firebaseId);
  });
});

describe("the sign-in methods of an account", () => {
  test("the sign-in methods of an account have the names that students know", () => {
    expect(waysInWords(["password", "microsoft.com", "phone"])).toEqual(["your password", "Outlook"]);
  });
});
