import { defineConfig } from "vitest/config";

/** `npm test` here runs these alone; the project's own vitest.config.ts runs them as its project "firestore". */
export default defineConfig({
  test: {
    name: "firestore",
    include: ["tests/**/*.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
