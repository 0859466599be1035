import type { Plugin } from "vite";

/**
 * Patch for zod 4.6.7: lets a screen ship the schemas that it uses, not every schema of the modules it imports from.
 *
 * Wrong: the domain builds its schemas with calls at the top of its modules (`z.object({ … })`). A bundler keeps a call
 * whose result nobody uses unless it knows that the call does nothing else, and zod does not say so for all of its
 * functions.
 * Patch: each call of `z` in the domain is marked with `@__PURE__`. This changes our own text, not zod's.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the bundler drops unused schemas without the marks.
 *
 * @param domain the folder of the domain
 */
export function dropUnusedSchemas(domain: string): Plugin {
  return {
    name: "drop-unused-schemas",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(domain)) return null;
      return { code: code.replace(/(?<![\w.$"'`])z(?=\s*\.\s*\w+\()/g, "/* @__PURE__ */ z"), map: null };
    },
  };
}
