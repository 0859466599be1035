import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { minifySync, type Plugin, type Rolldown } from "vite";
import { modulesToLoad } from "../src/app/screens.ts";

/** Hosts that a signed-in app connects to at once. Connecting to one (DNS, TCP, TLS) takes three round trips. */
export const FIRESTORE = "https://firestore.googleapis.com";
const HOSTS = [FIRESTORE, "https://identitytoolkit.googleapis.com"];

type ByPath = Readonly<Record<string, readonly string[]>>;

/** The modules a student may need at once, by address. The empty path has what every screen needs. */
const EARLY: ByPath = { "": ["app/session/PlanLifecycle.ts", "app/SignedIn.tsx"], ...modulesToLoad("early") };

/** Modules that the first picture does not need. */
const LATER: ByPath = { "": ["app/session/createPlan.ts", "sync/startFirestore.ts"], ...modulesToLoad("later") };

/** The app, as Vite writes it into the page. */
const APP = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;

/** The fonts that every page needs. The browser asks for others when a page has one of their letters. */
const FIRST_FONTS = /-latin-wght-normal.*\.woff2$/;

const NAMES = ["head.js", "support.js"];

/**
 * The parts of `head.js`, in the order in which they run. One request, because a browser with HTTP/1.1 makes only six at
 * a time. `start.js` is for the build alone.
 */
const HEAD_PARTS = ["appearance.js", "signIn.js", "ahead.js", "start.js"];
/** The tags of the others in index.html. */
const HEAD_TAGS = /<script src="\/src\/head\/appearance\.js"[\s\S]*ahead\.js"[^>]*><\/script>/;

/**
 * Adds the scripts of src/head to the assets, under names with a content hash, which the browser caches. Tells
 * `ahead.js` which files a student who is known on the device will need for each path, at once and later, `signIn.js` the
 * files with the form's checks, and `start.js` the app's.
 */
export function headScripts(): Plugin {
  let isEmulated = false;
  return {
    name: "head-scripts",
    apply: "build",
    configResolved({ mode }) {
      isEmulated = mode === "emulators";
    },
    buildStart() {
      emitHeadScripts(this, NAMES);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = filesByPath(bundle, html, EARLY);
        const later = filesByPath(bundle, html, LATER, files);
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONTS.test(name));
        const checks = filesFor(bundle, html, ["features/auth/loginForm.ts"]);
        const hosts = isEmulated ? "" : ` data-hosts="${HOSTS.join(" ")}"`;
        const documents = documentsOf(isEmulated);
        const [, origin = "", app = ""] = APP.exec(html) ?? [];
        const preload = `<link rel="modulepreload"${origin} href="${app}">`;
        const attributes = `data-app="${app}" data-checks="${checks.join(" ")}" data-fonts="${fonts.join(" ")}" data-files="${jsonAttribute(files)}" data-later="${jsonAttribute(later)}"${hosts}${documents && ` data-documents="${documents}"`}`;
        const head = `<script src="/src/head/head.js" ${attributes}></script>`;
        if (!app || !HEAD_TAGS.test(html)) throw new Error("head-scripts: index.html has no module or head scripts.");
        return withHeadScripts(html.replace(APP, preload).replace(HEAD_TAGS, head), bundle, NAMES);
      },
    },
  };
}

/** Adds scripts of src/head to the assets, under names with a content hash. */
export function emitHeadScripts(build: Pick<Rolldown.PluginContext, "emitFile">, names: readonly string[]): void {
  for (const name of names) {
    const source = (name === "head.js" ? HEAD_PARTS : [name]).map(readHeadScript).join("\n");
    // `support.js` must be readable by browsers that the minifier no longer writes for: only its comments go.
    const code =
      name === "support.js" ? source.replaceAll(/^ *\/\/.*\n/gm, "") : minifySync(name, source, { module: false }).code;
    build.emitFile({ type: "asset", name, source: code });
  }
}

function readHeadScript(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../src/head/${name}`, import.meta.url)), "utf8");
}

/** The page with the scripts' names in the build. */
export function withHeadScripts(page: string, bundle: Rolldown.OutputBundle, names: readonly string[]): string {
  return names.reduce((html, name) => {
    const output = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
    if (!output) throw new Error(`head-scripts: ${name} was not emitted.`);
    return html.replace(`/src/head/${name}`, `/${output.fileName}`);
  }, page);
}

/**
 * Firestore's origin, with the project's id after a "#" if the page cannot know it from Hosting. Empty with App Check,
 * whose token only the app can get.
 */
function documentsOf(isEmulated: boolean): string {
  const {
    VITE_APP_CHECK_SITE_KEY,
    VITE_FIRESTORE_EMULATOR = "127.0.0.1:8080",
    VITE_PROJECT_ID = "demo-cairn",
  } = process.env;
  if (VITE_APP_CHECK_SITE_KEY) return "";
  return isEmulated ? `http://${VITE_FIRESTORE_EMULATOR}#${VITE_PROJECT_ID}` : FIRESTORE;
}

/** The files of each path's modules, beyond those that index.html, the empty path or `earlier` name. */
function filesByPath(bundle: Rolldown.OutputBundle, html: string, sourcesByPath: ByPath, earlier: ByPath = {}): ByPath {
  const { "": forAll = [] } = sourcesByPath;
  const ofAll = filesFor(bundle, html, forAll);
  const files = Object.entries(sourcesByPath).map(([path, sources]) => {
    const known = [...(earlier[""] ?? []), ...(earlier[path] ?? []), ...(path === "" ? [] : ofAll)];
    return [path, filesFor(bundle, html, sources).filter((file) => !known.includes(file))];
  });
  return Object.fromEntries(files);
}

function jsonAttribute(value: ByPath): string {
  return JSON.stringify(value).replaceAll('"', "&quot;");
}

/** The files with these modules and what they import, beyond those index.html names. */
function filesFor(bundle: Rolldown.OutputBundle, html: string, sources: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
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
}
