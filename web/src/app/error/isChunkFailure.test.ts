import { expect, test } from "vitest";
import { isChunkFailure } from "./isChunkFailure.ts";

test.each([
  "Failed to fetch dynamically imported module: /assets/a.js",
  "error loading dynamically imported module: /assets/a.js",
  "Importing a module script failed.",
  "Loading chunk 7 failed",
])("a script that did not arrive is recognized: %s", (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true);
});

test("a bundler's error is recognized by its name", () => {
  expect(isChunkFailure(Object.assign(new Error("7"), { name: "ChunkLoadError" }))).toBe(true);
});

test("an error that is not about a script is not recognized as one", () => {
  expect(isChunkFailure(new TypeError("Failed to fetch"))).toBe(false);
  expect(isChunkFailure("Loading chunk 7 failed")).toBe(false);
});
