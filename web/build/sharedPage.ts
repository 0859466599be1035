import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown, type UserConfig } from "vite";
import { emitHeadScripts, FIRESTORE, withHeadScripts } from "./headScripts.ts";
import { BUILD_TARGET } from "./supportedBrowsers.ts";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const PAGE = "shared.html";
const HEAD_SCRIPTS = ["appearance.js", "sharedAhead.js", "support.js"];
/** Build modes that do not name the project. */
const NO_PROJECT = ["development", "production"];

type PageConfig = Pick<UserConfig, "plugins" | "resolve">;

/**
 * Builds the page that opens a shared plan (shared.html), which is not part of the app: it has no sign-in and no router,
 * and most of its readers never open anything else. It is bundled by itself. In one bundle with the app, the two would
 * share files, and the sign-in page would load what only this page needs.
 *
 * @param config makes the plugins that the page's modules need, for a build of its own
 */
export function sharedPage(config: () => PageConfig): Plugin[] {
  let bundled: Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]>;
  let mode = "";
  return [
    {
      name: "shared-page",
      apply: "build",
      configResolved(app) {
        ({ mode } = app);
      },
      buildStart() {
        bundled = bundle(config(), mode);
        // A failure stops the build below.
        bundled.catch(() => undefined);
      },
      async generateBundle(_, app) {
        for (const output of await bundled) {
          // Fonts and head scripts are the app's own.
          if (output.fileName in app) continue;
          const source = output.type === "chunk" ? output.code : output.source;
          this.emitFile({ type: "asset", fileName: output.fileName, source });
        }
      },
    },
    {
      name: "shared-page-in-development",
      apply: "serve",
      configureServer({ middlewares }) {
        middlewares.use((request, _, next) => {
          if (request.url?.startsWith("/shared/")) request.url = `/${PAGE}`;
          next();
        });
      },
    },
  ];
}

async function bundle({ plugins = [], resolve = {} }: PageConfig, mode: string) {
  const built = await build({
    configFile: false,
    root: WEB,
    mode,
    logLevel: "warn",
    publicDir: false,
    resolve,
    plugins: [...plugins, sharedHead(mode)],
    build: {
      write: false,
      target: BUILD_TARGET,
      // As for the app: see vite.config.ts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: `${WEB}${PAGE}`,
        output: {
          // What the first picture needs is one file.
          codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
          entryFileNames: "assets/reader-[hash].js",
          chunkFileNames: ({ name }) => `assets/reader.${name.replaceAll(/\W/g, "")}-[hash].js`,
          assetFileNames: ({ names }) => `assets/${names[0]?.endsWith(".css") ? "reader" : "[name]"}-[hash][extname]`,
        },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("shared-page: expected one build.");
  return built.output;
}

/** The page's scripts in <head>: see `headScripts.ts`. */
function sharedHead(mode: string): Plugin {
  return {
    name: "shared-head",
    buildStart() {
      emitHeadScripts(this, HEAD_SCRIPTS);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle: files = {} }) {
        const documents = documentsOf(mode);
        const known = documents && html.replace('src="/src/head/sharedAhead.js"', `$& data-documents="${documents}"`);
        return withHeadScripts(known || html, files, HEAD_SCRIPTS);
      },
    },
  };
}

/**
 * Firestore's origin and the project's id, with a "#" between them. Empty with App Check, whose token only the page's own
 * script can get, and where the build does not know its project.
 */
function documentsOf(mode: string): string {
  const { VITE_APP_CHECK_SITE_KEY, VITE_FIRESTORE_EMULATOR = "127.0.0.1:8080", VITE_PROJECT_ID } = process.env;
  if (VITE_APP_CHECK_SITE_KEY) return "";
  if (mode === "emulators") return `http://${VITE_FIRESTORE_EMULATOR}#${VITE_PROJECT_ID ?? "demo-cairn"}`;
  return NO_PROJECT.includes(mode) ? "" : `${FIRESTORE}#${mode}`;
}
