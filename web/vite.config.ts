import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { headScripts } from "./headScripts.ts";
import { interfaceLanguage } from "./interfaceLanguage.ts";
import { noCircularFiles } from "./noCircularFiles.ts";
import { askNoForeignHost } from "./patches/askNoForeignHost.ts";
import { dropPipelineExpressions } from "./patches/dropPipelineExpressions.ts";
import { dropReactfireProducts } from "./patches/dropReactfireProducts.ts";
import { keepWebKitCache } from "./patches/keepWebKitCache.ts";
import { siteFiles } from "./siteFiles.ts";
import { BUILD_TARGET } from "./supportedBrowsers.ts";

const DOMAIN = fileURLToPath(new URL("../functions/src/domain", import.meta.url));
const TEXT = fileURLToPath(new URL("./src/text/en", import.meta.url));

/** The sign-in page waits for this file, so the browser requests it before any script runs. */
function preloadFirebaseConfig(): Plugin {
  return {
    name: "preload-firebase-config",
    apply: (_, { command, mode }) => command === "build" && mode !== "emulators",
    transformIndexHtml: () => [
      {
        tag: "link",
        attrs: { rel: "preload", as: "fetch", href: "/__/firebase/init.json", crossorigin: "anonymous" },
        injectTo: "head",
      },
    ],
  };
}

/**
 * Which modules share an output file. What every signed-in screen needs is one file, with everything it imports.
 * Otherwise, the bundler would create a file for each set of screens that share code: more than thirty for the
 * dashboard alone, each a request. Small files are merged with related ones, at the price of a few lines a screen does
 * not need. Merging too many would make files import each other in a circle. The rules behind the averages are long
 * texts that few screens use, so they stay separate; otherwise they would be merged with what the dashboard needs.
 */
const FILES_OF_MODULES: Rolldown.CodeSplittingGroup[] = [
  { name: "start", tags: ["$initial"], test: /^(?!.*serviceWorker)/, priority: 3 },
  { name: "firestore", test: /node_modules\/@?firebase\//, priority: 2 },
  { name: "signedIn", test: /web\/src\/(stores\/PlanLifecycle|SignedIn)\.tsx?$/, priority: 2 },
  {
    name: "averages",
    test: /functions\/src\/domain\/course\/(amcasRulebook|aadsasRulebook|prerequisites)\.ts$/,
    priority: 1.5,
  },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000, priority: 1 },
];

/** Files that no page of the app requests. */
const FOR_OTHER_PROGRAMS = new Set(["robots.txt", "social.png"]);

/**
 * Builds the service worker and fills in the app's files and version. A library for this (workbox-build) would add some
 * 300 packages to replace these lines.
 */
function offlineShell(): Plugin {
  const WORKER = "serviceWorker.js";
  const PUBLIC = fileURLToPath(new URL("./public", import.meta.url));
  const kept = readdirSync(PUBLIC, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !FOR_OTHER_PROGRAMS.has(entry.name),
  );
  return {
    name: "offline-shell",
    apply: "build",
    enforce: "post",
    buildStart() {
      const id = fileURLToPath(new URL("./serviceWorker/serviceWorker.ts", import.meta.url));
      this.emitFile({ type: "chunk", id, fileName: WORKER });
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return this.error("The service worker was not built.");
      const files = [...Object.keys(bundle).filter((name) => name !== WORKER), ...kept.map(({ name }) => name)].sort();
      // Names of assets contain a hash of their content. The page and the public files have fixed names.
      const hash = createHash("sha256").update(files.join());
      for (const name of files) {
        const output = bundle[name];
        if (output?.type === "asset") hash.update(output.source);
      }
      for (const { name } of kept) hash.update(readFileSync(`${PUBLIC}/${name}`));
      const shell = { version: hash.digest("hex").slice(0, 12), files: files.map((name) => `/${name}`) };
      worker.code = `const SHELL=${JSON.stringify(shell)};${worker.code}`;
    },
  };
}

export default defineConfig(() => {
  const { CAIRN_FUNCTIONS_ORIGIN, CAIRN_LANGUAGE = "en", VITE_PROJECT_ID = "demo-cairn" } = process.env;
  return {
    resolve: { alias: { "@domain": DOMAIN, "@text": TEXT } },
    plugins: [
      react(),
      interfaceLanguage(CAIRN_LANGUAGE),
      dropReactfireProducts(),
      dropPipelineExpressions(),
      askNoForeignHost(),
      keepWebKitCache(),
      preloadFirebaseConfig(),
      headScripts(),
      noCircularFiles(),
      offlineShell(),
      siteFiles(),
    ],
    build: {
      emptyOutDir: true,
      target: BUILD_TARGET,
      // The Content-Security-Policy allows neither inline scripts nor data: fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // All CSS is 18 KiB. Split, it would be a dozen requests for each screen.
      cssCodeSplit: false,
      // MIT, ISC, BSD and Apache licenses require that their notices are shipped with the code.
      license: { fileName: "licenses/packages.md" },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: FILES_OF_MODULES },
          // Otherwise, the bundler names a shared file after all modules that share it.
          chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        },
      },
    },
    server: {
      ...(CAIRN_FUNCTIONS_ORIGIN !== undefined && {
        proxy: {
          "/api": {
            target: CAIRN_FUNCTIONS_ORIGIN,
            rewrite: (path: string) => `/${VITE_PROJECT_ID}/us-central1/api${path}`,
          },
        },
      }),
    },
  };
});
