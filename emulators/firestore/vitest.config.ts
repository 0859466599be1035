import { defineConfig } from "vitest/config";

/** `npm test` here runs these alone; the project's own vitest.config.ts runs them as its project "firestore". */
export default defineConfig({
  test: {
    name: "firestore",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["../../tests/support/fixedSeed.ts"],
    isolate: false,
    // Only a fault takes this long, or a machine that others use.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
