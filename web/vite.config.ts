import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { headScripts } from "./headScripts.ts";
import { interfaceLanguage } from "./interfaceLanguage.ts";
import { keepWebKitCache } from "./keepWebKitCache.ts";
import { noCircularFiles } from "./noCircularFiles.ts";
import { siteFiles } from "./siteFiles.ts";
import { BUILD_TARGET } from "./supportedBrowsers.ts";

const DOMAIN = fileURLToPath(new URL("../functions/src/domain", import.meta.url));
const TEXT = fileURLToPath(new URL("./src/text/en", import.meta.url));

/**
 * Packages that a dependency names and Cairn never reaches: reactfire's hooks for the Realtime Database, and the regular
 * expressions of Firestore's pipeline queries. Both stand in tables built at load, which no bundler can shake off.
 */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  "firebase/database": ["get", "off", "onChildAdded", "onChildChanged", "onChildMoved", "onChildRemoved", "onValue"],
  re2js: ["RE2JS"],
};

/** Other Firebase products that reactfire names; their modules are dropped once nothing of them is used. */
const UNUSED_PRODUCTS =
  /node_modules\/(@firebase|firebase)\/(ai|analytics|app-check|data-connect|functions|installations|messaging|performance|remote-config|storage)\//;

function leaveOutUnreached(): Plugin {
  const PREFIX = "\0unreached:";
  return {
    name: "leave-out-unreached",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source in UNREACHED ? PREFIX + source : null),
    load(id) {
      const names = id.startsWith(PREFIX) ? UNREACHED[id.slice(PREFIX.length)] : undefined;
      return names
        ? { code: names.map((name) => `export const ${name} = undefined;`).join("\n"), moduleSideEffects: false }
        : null;
    },
  };
}

/**
 * When a connection breaks, Firestore's transport asks a Google image whether the network is up, and does nothing with
 * the answer but count it. Cairn asks no host that it does not need.
 */
function askNoForeignHost(): Plugin {
  const PING = /if\((\w)==2\)\{(?=var [^{}]*cleardot\.gif)/;
  return {
    name: "ask-no-foreign-host",
    apply: "build",
    transform(code, id) {
      if (!id.includes("webchannel_blob")) return null;
      if (!PING.test(code)) this.error("Firestore's transport has changed: look for its network ping again.");
      return { code: code.replace(PING, "if(false){"), map: null };
    },
  };
}

/** Marks the schemas of the domain as droppable, so that a screen ships those it uses and not all of their module. */
function dropUnusedSchemas(): Plugin {
  return {
    name: "drop-unused-schemas",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(DOMAIN)) return null;
      return { code: code.replace(/(?<![\w.$"'`])z(?=\s*\.\s*\w+\()/g, "/* @__PURE__ */ z"), map: null };
    },
  };
}

/** The sign-in page waits for this file, so the browser asks for it before any script runs. */
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
 * Which modules lie in one file. What every signed-in screen needs is one file, with all that it imports. Left to itself
 * the bundler makes a file for each set of screens that share something of the rest: more than thirty for the dashboard
 * alone, each a request. Small ones are joined with their nearest relatives, at the price of a few lines that a screen
 * does not need; joined too eagerly they would import each other in a circle. The rules behind the averages are long
 * texts of a few screens and stay by themselves, or they would be joined with what the dashboard needs.
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

/** Files that no page of the app asks for. */
const FOR_OTHER_PROGRAMS = new Set(["robots.txt", "social.png"]);

/**
 * Builds the service worker and writes into it which files are the app and what version they are. A library for this
 * (workbox-build) would bring some 300 packages for these lines.
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
      // Names of assets tell their contents; those of the page and the public files do not.
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
      leaveOutUnreached(),
      askNoForeignHost(),
      keepWebKitCache(),
      dropUnusedSchemas(),
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
      // All of it is 18 KiB; in parts it would be a dozen requests for each screen.
      cssCodeSplit: false,
      // MIT, ISC, BSD and Apache ask that their notices go where the code goes.
      license: { fileName: "licenses/packages.md" },
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id: string) => !UNUSED_PRODUCTS.test(id) },
        output: {
          codeSplitting: { groups: FILES_OF_MODULES },
          // The bundler would name a shared file after all who share it.
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
