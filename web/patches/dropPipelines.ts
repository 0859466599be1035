import type { Plugin } from "vite";
import { emptyPackage } from "../build/emptyPackage.ts";
import { leaveOut } from "../build/leaveOut.ts";

/**
 * Patch of firebase 12.19.0: keeps Firestore's pipeline queries out of the build, and the regular expression engine
 * that comes with them.
 *
 * Wrong: Firestore's SDK evaluates pipeline queries on the device. Cairn has none, but the code for ordinary queries
 * asks in many places whether it has one, and each of them refers to the evaluation: a sixth of the SDK. Its table of
 * functions, built at load, needs the package re2js.
 * Patch: a query is never a pipeline, and what would evaluate one throws. An empty module takes the place of `re2js`.
 * Gain: 47.6 KiB on /dashboard, 47.1 on the page of a shared plan.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the SDK loads pipelines from its pipelines entry alone.
 */
export function dropPipelines(): Plugin[] {
  return [
    emptyPackage("dropPipelines", "re2js", ["RE2JS"]),
    leaveOut({
      patch: "dropPipelines",
      modules: /@firebase\/firestore\/dist\/common-\w+\.esm\.js/,
      alwaysFalse: ["__PRIVATE_isPipeline", "__PRIVATE_targetIsPipelineTarget"],
      unused: [
        "CorePipeline",
        "__PRIVATE_RealtimePipeline",
        "__PRIVATE_canonifyPipeline",
        "__PRIVATE_newPipelineComparator",
        "__PRIVATE_pipelineEq",
        "__PRIVATE_pipelineMatches",
        "__PRIVATE_runPipeline",
        "__PRIVATE_stageFromProto",
        "__PRIVATE_toCorePipeline",
        "__PRIVATE_toPipelineTarget",
        "getPipelineSourceType",
        "getPipelineCollection",
        "getPipelineCollectionGroup",
        "getPipelineDocuments",
      ],
    }),
  ];
}
