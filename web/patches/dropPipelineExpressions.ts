import type { Plugin } from "vite";
import { emptyPackage } from "../emptyPackage.ts";

/**
 * Patch of firebase 12.19.0: keeps the regular expression engine of Firestore's pipeline queries out of the build.
 *
 * Wrong: Firestore's SDK imports re2js for pipeline queries, which Cairn does not use. The functions that call it are in
 * a table built at load, which no bundler can drop.
 * Patch: an empty module takes the place of `re2js`.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the SDK imports re2js from its pipelines entry alone.
 */
export function dropPipelineExpressions(): Plugin {
  return emptyPackage("dropPipelineExpressions", "re2js", ["RE2JS"]);
}
