import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** How often drafts ask this browser to keep its storage. */
async function asksOf(display: string, answer: () => Promise<boolean>) {
  let asks = 0;
  const persist = () => {
    asks += 1;
    return answer();
  };
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(display-mode: ${display})` }));
  vi.stubGlobal("navigator", { storage: { persist } });
  await import("./useDraft.ts");
  await import("./useDraft.ts");
  return asks;
}

test("an installed app asks the browser once to keep its storage, whatever it answers", async () => {
  expect(await asksOf("standalone", async () => true)).toBe(1);
  vi.resetModules();
  expect(await asksOf("standalone", async () => false)).toBe(1);
});

test("a tab does not ask, because Firefox would ask the student", async () => {
  expect(await asksOf("browser", async () => true)).toBe(0);
});

test("a browser that cannot be asked goes without", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", {});

  await expect(import("./useDraft.ts")).resolves.toBeDefined();
});
