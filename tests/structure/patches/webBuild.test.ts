import { fileURLToPath } from "node:url";
import { build, type PluginOption } from "vite";
import { describe, expect, test } from "vitest";
import { askNoForeignHost } from "../../../web/patches/askNoForeignHost.ts";
import { dropPipelineExpressions } from "../../../web/patches/dropPipelineExpressions.ts";
import { dropReactfireProducts } from "../../../web/patches/dropReactfireProducts.ts";
import { keepWebKitCache } from "../../../web/patches/keepWebKitCache.ts";

const WEB = fileURLToPath(new URL("../../../web", import.meta.url));
/** There is no such file: the test says what is in it. */
const ENTRY = `${WEB}/src/entry.js`;

const FIRESTORE = 'export { initializeFirestore, onSnapshot, persistentLocalCache } from "firebase/firestore";';
const REACTFIRE = 'export { AuthProvider, FirebaseAppProvider, FirestoreProvider, useUser } from "reactfire";';
const NEITHER = 'export { getApp } from "firebase/app";';

const SAFARI_14_TO_16 = /\(\?:Version\|Mobile\)\\\/1\[456\]/;
const EVERY_WEBKIT = /\/AppleWebKit\\\/\/\.test\(navigator\.userAgent\)&&!\/Chrome/;
const UNUSED = /\/@firebase\/(database|functions|installations|remote-config|storage)\//;

interface Bundle {
  readonly code: string;
  /** The paths of the modules of which something is left. */
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
describe("a build without and with the patch", () => {
  test("asks google.com whether the network is up, and does not", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, askNoForeignHost());

    expect(before.code.includes("cleardot.gif")).toBe(true);
    expect(after.code.includes("cleardot.gif")).toBe(false);
  });

  test("writes to Firestore's cache on pagehide in new WebKits, and in none", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, keepWebKitCache());

    expect(SAFARI_14_TO_16.test(before.code)).toBe(true);
    expect(SAFARI_14_TO_16.test(after.code)).toBe(false);
    expect(EVERY_WEBKIT.test(after.code)).toBe(true);
  });

  test("has Firestore's regular expression engine, and has it not", async () => {
    const before = await bundle(FIRESTORE);
    const after = await bundle(FIRESTORE, dropPipelineExpressions());

    expect(before.modules).toContain("/re2js/");
    expect(after.modules).not.toContain("/re2js/");
    expect(after.modules).toContain("/@firebase/firestore/");
  });

  test("has the products that reactfire imports, and has only those of Cairn", async () => {
    const before = await bundle(REACTFIRE);
    const after = await bundle(REACTFIRE, dropReactfireProducts());

    expect(before.modules).toMatch(UNUSED);
    expect(after.modules).not.toMatch(UNUSED);
    expect(after.modules).toContain("/reactfire/");
  });
});

describe("the build stops when", () => {
  test.each([
    ["Firestore's ping", askNoForeignHost, "cleardot.gif", "Firestore's transport has changed"],
    ["Firestore's work on pagehide", keepWebKitCache, "isSafari()", "Firestore's SDK has changed"],
  ])("%s is written differently", async (_, patch, text, message) => {
    const changed = anotherRelease((code) => code.replaceAll(text, "changed"));

    await expect(bundle(FIRESTORE, changed, patch())).rejects.toThrow(message);
  });

  test.each([
    ["Firestore's ping", askNoForeignHost, "Firestore's transport is in another file now"],
    ["Firestore's work on pagehide", keepWebKitCache, "Firestore's SDK is in another file now"],
    ["re2js", dropPipelineExpressions, "Nothing imports re2js any more"],
    ["reactfire", dropReactfireProducts, "any more: remove"],
  ])("%s is not found", async (_, patch, message) => {
    await expect(bundle(NEITHER, patch())).rejects.toThrow(message);
  });

  test("reactfire imports more of the Realtime Database than the empty module has", async () => {
    const more = anotherRelease((code, id) =>
      id.includes("/reactfire/") ? `${code}\nimport { push } from "firebase/database"; push();` : code,
    );

    await expect(bundle(REACTFIRE, more, dropReactfireProducts())).rejects.toThrow('"push"');
  });
});
