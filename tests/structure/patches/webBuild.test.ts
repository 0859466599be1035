import { fileURLToPath } from "node:url";
import { build, type PluginOption } from "vite";
import { describe, expect, test } from "vitest";
import { askNoForeignHost } from "../../../web/patches/askNoForeignHost.ts";
import { dropDataRouter } from "../../../web/patches/dropDataRouter.ts";
import { dropHeartbeats } from "../../../web/patches/dropHeartbeats.ts";
import { dropIndexes } from "../../../web/patches/dropIndexes.ts";
import { dropPipelines } from "../../../web/patches/dropPipelines.ts";
import { dropReactfireProducts } from "../../../web/patches/dropReactfireProducts.ts";
import { keepWebKitCache } from "../../../web/patches/keepWebKitCache.ts";
import { slimIcons } from "../../../web/patches/slimIcons.ts";

const WEB = fileURLToPath(new URL("../../../web", import.meta.url));
/** A file that does not exist: the test says what it contains. */
const ENTRY = `${WEB}/src/entry.js`;

const FIRESTORE = 'export { initializeFirestore, onSnapshot, persistentLocalCache } from "firebase/firestore";';
const ROUTER = 'export { BrowserRouter, Link, Navigate, Outlet, useRoutes, useSearchParams } from "react-router-dom";';
const ICON = 'export { Footprints } from "lucide-react";';
const REACTFIRE = 'export { AuthProvider, FirebaseAppProvider, FirestoreProvider, useUser } from "reactfire";';
const NEITHER = 'export { getApp } from "firebase/app";';

const SAFARI_14_TO_16 = /\(\?:Version\|Mobile\)\\\/1\[456\]/;
const EVERY_WEBKIT = /\/AppleWebKit\\\/\/\.test\(navigator\.userAgent\)&&!\/Chrome/;
/** The end of a pipeline's evaluation, and a method of its expressions. */
const PIPELINES = ["Unknown stage: ", "cosineDistance"];
/** From what the SDK logs about an index that it uses. */
const INDEXES = "|cg=";
/** From a form, a link's prefetching, and the default error screen. */
const DATA_ROUTER = ["multipart/form-data", "modulepreload", "Unexpected Application Error!"];
const UNUSED = /\/@firebase\/(database|functions|installations|remote-config|storage)\//;

interface Bundle {
  readonly code: string;
  /** The paths of the modules that the build still contains, at least in part. */
  readonly modules: string;
}

/** Bundles one module with the plugins, and writes nothing. */
async function bundle(entry: string, ...plugins: readonly PluginOption[]): Promise<Bundle> {
  const built = await build({
    root: WEB,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
      ...plugins,
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" } },
  });
  if ("on" in built) throw new Error("The build watches its files.");
  const chunks = [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter((output) => output.type === "chunk");
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return {
    code: chunks.map(({ code }) => code).join("\n"),
    modules: modules.flatMap(([id, { code }]) => (code ? [id] : [])).join("\n"),
  };
}

/** Another release of a dependency: the text of its files is changed before the patch sees it. */
function anotherRelease(change: (code: string, id: string) => string): PluginOption {
  return { name: "another-release", enforce: "pre", transform: (code, id) => ({ code: change(code, id), map: null }) };
}

// The first half of each fails once the dependency has no need of the patch any more: then the patch can go.
describe("what a patch removes from the build", () => {
  test("a build asks google.com whether the network is up only without the patch", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, askNoForeignHost());

    expect(before.code.includes("cleardot.gif")).toBe(true);
    expect(after.code.includes("cleardot.gif")).toBe(false);
  });

  test("a build writes to Firestore's cache on pagehide in every WebKit only with the patch", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, keepWebKitCache());

    expect(SAFARI_14_TO_16.test(before.code)).toBe(true);
    expect(SAFARI_14_TO_16.test(after.code)).toBe(false);
    expect(EVERY_WEBKIT.test(after.code)).toBe(true);
  });

  test("a build evaluates Firestore's pipeline queries only without the patch", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, dropPipelines());

    expect(before.modules).toContain("/re2js/");
    expect(after.modules).not.toContain("/re2js/");
    expect(after.modules).toContain("/@firebase/firestore/");
    for (const text of PIPELINES) {
      expect(before.code.includes(text)).toBe(true);
      expect(after.code.includes(text)).toBe(false);
    }
  });

  test("a build indexes the documents of Firestore's cache only without the patch", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, dropIndexes());

    expect(before.code.includes(INDEXES)).toBe(true);
    expect(after.code.includes(INDEXES)).toBe(false);
  });

  test("a build has React Router's forms and prefetching only without the patch", async () => {
    const before = await bundle(ROUTER);
    const after = await bundle(ROUTER, dropDataRouter());

    for (const text of DATA_ROUTER) {
      expect(before.code.includes(text)).toBe(true);
      expect(after.code.includes(text)).toBe(false);
    }
  });

  test("a build records the days of use for Google only without the patch", async () => {
    const before = await bundle(NEITHER);
    const after = await bundle(NEITHER, dropHeartbeats());

    expect(before.code).toContain("firebase-heartbeat-database");
    expect(before.modules).toContain("/idb/");
    expect(after.code).not.toContain("firebase-heartbeat-database");
    expect(after.modules).not.toContain("/idb/");
  });

  test("a build has an icon's keys and names only without the patch, and its shapes always", async () => {
    const before = await bundle(ICON);
    const after = await bundle(ICON, slimIcons());

    expect(before.code).toMatch(/footprints[\s\S]*1dejxt/);
    expect(after.code).not.toMatch(/footprints|1dejxt/);
    expect(after.code).toContain("M16 17h4");
  });

  test("a build has the products that reactfire imports, but Cairn does not use, only without the patch", async () => {
    const before = await bundle(REACTFIRE);
    const after = await bundle(REACTFIRE, dropReactfireProducts());

    expect(before.modules).toMatch(UNUSED);
    expect(after.modules).not.toMatch(UNUSED);
    expect(after.modules).toContain("/reactfire/");
    expect(before.modules).toContain("/use-sync-external-store/");
    expect(after.modules).not.toContain("/use-sync-external-store/");
    // An error of rxjs that nothing throws.
    expect(before.code).toContain("UnsubscriptionError");
    expect(after.code.length).toBeLessThan(before.code.length);
  });
});

describe("a build whose dependency has changed", () => {
  test.each([
    ["Firestore's ping", askNoForeignHost, "cleardot.gif", "Firestore's transport has changed"],
    ["Firestore's work on pagehide", keepWebKitCache, "isSafari()", "Firestore's SDK has changed"],
    [
      "Firestore's evaluation",
      dropPipelines,
      "__PRIVATE_runPipeline",
      "__PRIVATE_runPipeline is not declared any more",
    ],
    [
      "Firestore's list of collections",
      dropIndexes,
      "getCollectionParents",
      "__PRIVATE_IndexedDbIndexManager.getCollectionParents is not declared any more",
    ],
    [
      "Firestore's memory cache",
      dropIndexes,
      "__PRIVATE_MemoryIndexManager",
      "__PRIVATE_MemoryIndexManager is not declared any more",
    ],
  ])("a build stops if %s is written differently", async (_, patch, text, message) => {
    const changed = anotherRelease((code) => code.replaceAll(text, "changed"));

    await expect(bundle(FIRESTORE, changed, patch())).rejects.toThrow(message);
  });

  test.each([
    ["Firestore's ping", askNoForeignHost, "Firestore's transport is in another file now"],
    ["Firestore's work on pagehide", keepWebKitCache, "Firestore's SDK is in another file now"],
    ["React Router's form", dropDataRouter, "DefaultErrorComponent is not declared any more"],
    ["an icon", slimIcons, "lucide-react's icons are in other files now"],
    ["re2js", dropPipelines, "Nothing imports re2js any more"],
    ["reactfire", dropReactfireProducts, "any more: remove"],
  ])("a build stops if %s is not found", async (_, patch, message) => {
    await expect(bundle(NEITHER, patch())).rejects.toThrow(message);
  });

  test.each([
    ["is written differently", NEITHER, "'heartbeat'", "Firebase's app has changed"],
    ["is not found", ICON, "none", "Firebase's app is in another file now"],
  ])("a build stops if Firebase's note of the day %s", async (_, entry, text, message) => {
    const changed = anotherRelease((code) => code.replaceAll(text, "changed"));

    await expect(bundle(entry, changed, dropHeartbeats())).rejects.toThrow(message);
  });

  test("a build stops if reactfire imports more of the Realtime Database than the empty module has", async () => {
    const more = anotherRelease((code, id) =>
      id.includes("/reactfire/") ? `${code}\nimport { push } from "firebase/database"; push();` : code,
    );

    await expect(bundle(REACTFIRE, more, dropReactfireProducts())).rejects.toThrow('"push"');
  });
});
