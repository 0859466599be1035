import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";

const KIB = 1024;

/** KiB of brotli by kind. Font formats are already compressed. */
export interface PageWeight {
  readonly javascript: number;
  readonly css: number;
  readonly fonts: number;
}

const KINDS: readonly (readonly [keyof PageWeight, RegExp])[] = [
  ["javascript", /javascript/],
  ["css", /css/],
  ["fonts", /font/],
];

/** Weighs everything the page requests from now on. `total()` waits for responses in progress. */
export function weighPage(page: Page): { total(): Promise<PageWeight> } {
  const bodies = new Map<string, { readonly kind: keyof PageWeight; readonly size: Promise<number> }>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const kind = KINDS.find(([, pattern]) => pattern.test(type))?.[0];
    if (kind) bodies.set(response.url(), { kind, size: response.body().then(brotliKiB) });
  });
  return {
    async total() {
      const weight = { javascript: 0, css: 0, fonts: 0 };
      for (const { kind, size } of bodies.values()) weight[kind] += await size;
      return weight;
    },
  };
}

export function brotliKiB(body: Buffer): number {
  return brotliCompressSync(body).byteLength / KIB;
}
