import { expect, test } from "vitest";
import { isChunkFailure } from "./isChunkFailure.ts";

test.each([
  "Failed to fetch dynamically imported module: /assets/a.js",
  "error loading dynamically imported module: /assets/a.js",
  "Importing a module script failed.",
  "Loading chunk 7 failed",
])("recognizes a script that did not arrive: %s", (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true);
});

test("recognizes a bundler's error by its name", () => {
  expect(isChunkFailure(Object.assign(new Error("7"), { name: "ChunkLoadError" }))).toBe(true);
});

test("matches no other error", () => {
  expect(isChunkFailure(new TypeError("Failed to fetch"))).toBe(false);
  expect(isChunkFailure("Loading chunk 7 failed")).toBe(false);
});
