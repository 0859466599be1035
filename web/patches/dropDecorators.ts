import type { Plugin } from "vite";
import { leaveOut } from "../build/leaveOut.ts";

/**
 * Patch of mobx 7.1.3: keeps its decorators, flows and observable sets out of the build.
 *
 * Wrong: every annotation refers to its decorator, and to flows, and the conversion of values to observable sets, so no bundler can
 * drop them. Cairn annotates in constructors and observes no set, and its actions are async functions.
 * Patch: these declarations throw.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: MobX has an entry without decorators, or a store observes a set.
 */
export function dropDecorators(): Plugin {
  return leaveOut({
    patch: "dropDecorators",
    modules: /\/mobx\/dist\/mobx\.mjs$/,
    unused: [
      "decorateAction20223_",
      "decorateComputed20223_",
      "decorateFlow20223_",
      "decorateObservable20223_",
      "ObservableSet",
      "flow",
    ],
  });
}
