import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { builtFiles } from "./build/builtFiles.ts";
import { formStyles } from "./build/formStyles.ts";
import { headScripts } from "./build/headScripts.ts";
import { interfaceLanguage } from "./build/interfaceLanguage.ts";
import { noCircularFiles } from "./build/noCircularFiles.ts";
import { prerenderSignIn } from "./build/prerenderSignIn.ts";
import { sharedPage } from "./build/sharedPage.ts";
import { siteFiles } from "./build/siteFiles.ts";
import { BUILD_TARGET } from "./build/supportedBrowsers.ts";
import { askNoForeignHost } from "./patches/askNoForeignHost.ts";
import { dropDataRouter } from "./patches/dropDataRouter.ts";
import { dropHeartbeats } from "./patches/dropHeartbeats.ts";
import { dropIndexes } from "./patches/dropIndexes.ts";
import { dropPipelines } from "./patches/dropPipelines.ts";
import { dropReactfireProducts } from "./patches/dropReactfireProducts.ts";
import { keepWebKitCache } from "./patches/keepWebKitCache.ts";
import { slimIcons } from "./patches/slimIcons.ts";

const DOMAIN = fileURLToPath(new URL("../functions/src/domain", import.meta.url));
const SOURCES = fileURLToPath(new URL("./src", import.meta.url));
const TEXT = fileURLToPath(new URL("./src/text/en", import.meta.url));

/** The file through which every icon is imported. */
const ALL_ICONS = join(dirname(fileURLToPath(import.meta.resolve("lucide-react"))), "../esm/lucide-react.mjs");
const ICON_FILES = new Map(
  [...readFileSync(ALL_ICONS, "utf8").matchAll(/^export \{(.+)\} from '(.+)';$/gm)].flatMap(
    ([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(dirname(ALL_ICONS), file)] as const),
  ),
);

/** The files of the icons that a module imports. */
function iconsIn(code: string): string[] {
  const names = [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  return names.flatMap((name) => ICON_FILES.get(name.trim()) ?? []);
}

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
 * texts that few screens use, so they stay separate; otherwise they would be merged with what the dashboard needs. The
 * checks of the login form are with what every signed-in screen needs, which the student is about to load anyway. So is
 * what the dashboard's first picture shares with the plan's file, which comes later.
 */
const FILES_OF_MODULES: Rolldown.CodeSplittingGroup[] = [
  { name: "start", tags: ["$initial"], test: /^(?!.*serviceWorker)/, priority: 3 },
  {
    name: "firestore",
    test: /node_modules\/@?firebase\/(?!auth\/)|web\/src\/sync\/startFirestore\.ts$/,
    priority: 2,
  },
  {
    name: "signedIn",
    test: /web\/src\/app\/(session\/PlanLifecycle|SignedIn)\.tsx?$|account\/loginEmailBody\.ts$|calendar\/urgency\.ts$|dashboard\/academicCalendar\.ts$/,
    priority: 2,
  },
  { name: "plan", test: /web\/src\/app\/session\/createPlan\.ts$/, priority: 1.7 },
  {
    name: "averages",
    test: /functions\/src\/domain\/(gpa\/(?:amcas|aacomas|tmdsas|aadsas)Rulebook|course\/prerequisites)\.ts$/,
    priority: 1.5,
  },
  {
    ...partsOf("parts", "features/dashboard/DashboardScreen.tsx", "features/dashboard/WidgetColumn.tsx"),
    minShareCount: 2,
    priority: 1.2,
  },
  { ...partsOf("season", "features/season/SeasonStore.ts"), priority: 1.1 },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 1 },
];

/**
 * One file for everything that these modules need and that is in no other file yet. Divided by the sets of screens
 * that share it, what the dashboard's modules share with others would be eleven files, and a third larger. Of the icons,
 * it has those that these modules use.
 */
function partsOf(file: string, ...modules: readonly string[]): Pick<Rolldown.CodeSplittingGroup, "name" | "debugName"> {
  const entries = modules.map((module) => `${SOURCES}/${module}`);
  const parts = new Set<string>();
  const name: Rolldown.CodeSplittingGroup["name"] = (id, graph) => {
    const open = parts.size === 0 ? [...entries] : [];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (parts.has(next) || next === ALL_ICONS) continue;
      parts.add(next);
      const { importedIds = [], code } = graph.getModuleInfo(next) ?? {};
      open.push(...importedIds, ...iconsIn(code ?? ""));
    }
    return parts.has(id) ? file : null;
  };
  return { name, debugName: file };
}

/**
 * Screens, and what the first view loads by `import()`. An `import()` of these names what they import in turn, so that
 * the browser requests all of it at once. Elsewhere, such lists would weigh more in the first view than the round trip
 * they save later, when the service worker has stored the files.
 */
const LISTS_ITS_IMPORTS = /assets\/(?:\w+(?:Screen|Tab|Part)|signedIn|plan|season|WidgetColumn|firestore)-/;

/** Files that no page of the app requests. */
const FOR_OTHER_PROGRAMS = new Set(["robots.txt", "social.png"]);

/**
 * Stored on a device that has used it: the reader of PDFs, half as large as the rest of the app, the page of a shared
 * plan, which few students open, and the letters of languages other than English.
 */
const STORED_ON_USE = /^assets\/(?:readPdf|pdf\.worker|reader[.-]|[a-z-]+-(?:latin-ext|vietnamese)-wght)/;

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
      // It is no module script: Firefox has none. A file that it shares with the app would stop every worker.
      if (worker.imports.length > 0)
        return this.error(`The service worker shares ${worker.imports.join()} with the app.`);
      const built = Object.keys(bundle).filter((name) => name !== WORKER);
      const files = [...built.filter((name) => !STORED_ON_USE.test(name)), ...kept.map(({ name }) => name)].sort();
      // Names of assets contain a hash of their content. The page and the public files have fixed names.
      const hash = createHash("sha256").update(files.join());
      for (const name of files) {
        const output = bundle[name];
        if (output?.type === "asset") hash.update(output.source);
      }
      for (const { name } of kept) hash.update(readFileSync(`${PUBLIC}/${name}`));
      const shell = {
        version: hash.digest("hex").slice(0, 12),
        files: files.map((name) => `/${name}`),
        onUse: built.filter((name) => STORED_ON_USE.test(name)).map((name) => `/${name}`),
      };
      worker.code = `const SHELL=${JSON.stringify(shell)};${worker.code}`;
    },
  };
}

export default defineConfig(() => {
  const {
    CAIRN_ALLOWED_HOSTS = "",
    CAIRN_FUNCTIONS_ORIGIN,
    CAIRN_LANGUAGE = "en",
    VITE_PROJECT_ID = "demo-cairn",
  } = process.env;
  const { CAIRN_BUILT_FILES, CAIRN_SOURCE_MAPS } = process.env;
  const resolve = { alias: { "@domain": DOMAIN, "@text": TEXT } };
  return {
    resolve,
    plugins: [
      react(),
      interfaceLanguage(CAIRN_LANGUAGE),
      dropReactfireProducts(),
      dropDataRouter(),
      dropHeartbeats(),
      dropIndexes(),
      dropPipelines(),
      askNoForeignHost(),
      keepWebKitCache(),
      slimIcons(),
      preloadFirebaseConfig(),
      headScripts(),
      prerenderSignIn({
        resolve,
        plugins: [react(), slimIcons(), interfaceLanguage(CAIRN_LANGUAGE)],
        // Otherwise, Node would load the icons from the package, past the plugin.
        ssr: { noExternal: ["lucide-react"] },
      }),
      sharedPage(() => ({
        resolve,
        plugins: [
          react(),
          interfaceLanguage(CAIRN_LANGUAGE),
          dropHeartbeats(),
          dropPipelines(),
          askNoForeignHost(),
          slimIcons(),
          noCircularFiles(),
        ],
      })),
      noCircularFiles(),
      formStyles(),
      offlineShell(),
      siteFiles(),
      builtFiles(CAIRN_BUILT_FILES),
    ],
    build: {
      emptyOutDir: true,
      target: BUILD_TARGET,
      // The Content-Security-Policy allows neither inline scripts nor data: fonts.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, imports) => (LISTS_ITS_IMPORTS.test(file) ? imports : []),
      },
      // For benchmarks: which part of a file comes from which module.
      sourcemap: CAIRN_SOURCE_MAPS === "1" && "hidden",
      // All CSS is 18 KiB. Split, it would be a dozen requests for each screen.
      cssCodeSplit: false,
      // MIT, ISC, BSD and Apache licenses require that their notices are shipped with the code.
      license: { fileName: "licenses/packages.md" },
      rolldownOptions: {
        // No module here needs a getter or the name of a global to run at load, so what nobody uses can go.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          codeSplitting: { groups: FILES_OF_MODULES },
          // Hosting and the service worker know scripts by this ending.
          assetFileNames: ({ names }) => `assets/[name]-[hash]${names[0]?.endsWith(".mjs") ? ".js" : "[extname]"}`,
          // Otherwise, the bundler names a shared file after all modules that share it. Files name each other so often that
          // one character of the hash weighs 0.3 KiB on the dashboard.
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash:7].js`,
        },
      },
    },
    server: {
      allowedHosts: CAIRN_ALLOWED_HOSTS.split(" ").filter((host) => host !== ""),
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
