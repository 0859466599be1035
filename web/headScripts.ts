import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

/** Where a signed-in app connects to at once; finding and greeting a host takes three round trips. */
const HOSTS = ["https://firestore.googleapis.com", "https://identitytoolkit.googleapis.com"];

/** The screens that a student opens the app at, by the first part of the address. */
const SCREEN_SOURCES: Readonly<Record<string, readonly string[]>> = {
  "/": ["screens/dashboard/DashboardScreen.tsx"],
  "/dashboard": ["screens/dashboard/DashboardScreen.tsx"],
  "/tracker": ["screens/tracker/TrackerScreen.tsx", "screens/tracker/experiences/ExperiencesTab.tsx"],
  "/timeline": ["screens/timeline/TimelineScreen.tsx"],
  "/resources": ["screens/resources/ResourcesScreen.tsx"],
  "/support": ["screens/support/SupportScreen.tsx"],
  "/profile": ["screens/profile/ProfileScreen.tsx"],
};

/**
 * Puts the scripts of src/head among the assets, where their names tell their contents and the browser keeps them, and
 * tells `ahead.js` which files a student who is known on the device will need at each address.
 */
export function headScripts(): Plugin {
  const NAMES = ["appearance.js", "ahead.js", "support.js"];
  let isEmulated = false;
  return {
    name: "head-scripts",
    apply: "build",
    configResolved({ mode }) {
      isEmulated = mode === "emulators";
    },
    buildStart() {
      for (const name of NAMES) {
        const source = readFileSync(fileURLToPath(new URL(`./src/head/${name}`, import.meta.url)), "utf8");
        this.emitFile({ type: "asset", name, source });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = JSON.stringify(filesByPath(bundle, html)).replaceAll('"', "&quot;");
        const hosts = isEmulated ? "" : ` data-hosts="${HOSTS.join(" ")}"`;
        const withFiles = html.replace('src="/src/head/ahead.js"', `$& data-files="${files}"${hosts}`);
        return NAMES.reduce((page, name) => {
          const output = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
          if (!output) throw new Error(`head-scripts: ${name} was not emitted.`);
          return page.replace(`/src/head/${name}`, `/${output.fileName}`);
        }, withFiles);
      },
    },
  };
}

/** The files that each address needs beyond those the page names; under no address, what every one of them needs. */
function filesByPath(bundle: Rolldown.OutputBundle, html: string): Readonly<Record<string, readonly string[]>> {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const filesFor = (...sources: readonly string[]) => {
    const files = new Set<string>();
    const add = (fileName: string) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== "chunk" || files.has(fileName) || html.includes(fileName)) return;
      files.add(fileName);
      chunk.imports.forEach(add);
    };
    for (const source of sources) {
      const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${source}`)));
      if (!root) throw new Error(`head-scripts: ${source} is in no file any more.`);
      add(root.fileName);
    }
    return [...files];
  };
  const everywhere = filesFor("stores/PlanLifecycle.ts", "SignedIn.tsx");
  const screens = Object.entries(SCREEN_SOURCES).map(([path, sources]) => [
    path,
    filesFor(...sources).filter((file) => !everywhere.includes(file)),
  ]);
  return { "": everywhere, ...Object.fromEntries(screens) };
}
