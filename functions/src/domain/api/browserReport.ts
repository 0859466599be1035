import * as z from "zod/mini";

/** Error classes we report. Any other is "Error", because a custom name could hold what a student typed. */
export const ERROR_NAMES = [
  "Error",
  "AbortError",
  "AppError",
  "DataCloneError",
  "DOMException",
  "FirebaseError",
  "InvalidStateError",
  "NetworkError",
  "NotFoundError",
  "QuotaExceededError",
  "RangeError",
  "ReferenceError",
  "SecurityError",
  "SyntaxError",
  "TypeError",
  "URIError",
] as const;

/** Parts of the app, by the first segment of the path. The rest of a path can name a record. */
export const PLACES = [
  "auth",
  "stage-selection",
  "dashboard",
  "tracker",
  "timeline",
  "resources",
  "support",
  "profile",
  "shared",
  "elsewhere",
] as const;

/** The most lines of a stack that are kept. */
export const FRAME_LIMIT = 8;

/** A stack frame in one of our files: the hash in the file's name, line and column. Our source maps have the rest. */
const frame = z.string().check(z.regex(/^[\w-]{7,8}:\d{1,6}:\d{1,6}$/, "Send frames."));

/** A browser's error report. It has no message, address or id, so it contains nothing a student wrote. */
export const errorReport = z.strictObject({
  name: z.enum(ERROR_NAMES),
  place: z.enum(PLACES),
  frames: z.array(frame).check(z.maxLength(FRAME_LIMIT, "Send fewer frames.")),
});
export type ErrorReport = z.infer<typeof errorReport>;

/** A browser's report of a Content-Security-Policy violation (`report-uri`, CSP level 3, section 5.3). */
export const cspReport = z.strictObject({ "csp-report": z.record(z.string(), z.unknown()) });

/** The directives of our policy. */
const DIRECTIVES = [
  "base-uri",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
  "worker-src",
] as const;
/** What browsers send in place of an address. */
const KEYWORDS = ["inline", "eval", "wasm-eval", "self", "data", "blob", "trusted-types-sink", "trusted-types-policy"];
/** Hosts that our own libraries contact. */
const OUR_SERVICES =
  /^https:\/\/(?:[a-z0-9-]+\.)*(googleapis\.com|gstatic\.com|google\.com|firebaseapp\.com|web\.app)(?:[/:]|$)/;

/** Which directive blocked what. Only the scheme of a foreign address is kept: the rest could hold anything. */
export function cspDigest(report: Readonly<Record<string, unknown>>): { directive: string; blocked: string } {
  const named = report["effective-directive"] ?? report["violated-directive"];
  const directive = DIRECTIVES.find((each) => each === String(named).split(" ")[0]) ?? "other";
  const uri = String(report["blocked-uri"] ?? "");
  const keyword = KEYWORDS.find((each) => each === uri);
  const service = OUR_SERVICES.exec(uri)?.[1];
  const scheme = /^(https?|wss?|chrome-extension|moz-extension|safari-web-extension|file|data|blob):/.exec(uri)?.[1];
  return { directive, blocked: keyword ?? service ?? (scheme === undefined ? "other" : `${scheme}:`) };
}

/** What we report about an error in the browser: its class, the part of the app, and stack frames of our own files. */
export function errorReportOf(error: unknown, pathname: string): ErrorReport {
  const { name, stack }: { name?: unknown; stack?: unknown } = Object(error);
  const first = pathname.split("/")[1];
  return {
    name: ERROR_NAMES.find((each) => each === name) ?? "Error",
    place: PLACES.find((each) => each === first) ?? "elsewhere",
    frames: framesOf(typeof stack === "string" ? stack : ""),
  };
}

/** The stack frames in files of the build, such as `/assets/DashboardScreen-B1x9Qz_a.js:2:1401`. */
function framesOf(stack: string): string[] {
  const places = stack.matchAll(/\/assets\/[A-Za-z][\w.]*-([\w-]{7,8})\.js:(\d{1,6}):(\d{1,6})\)?$/gm);
  return [...places].slice(0, FRAME_LIMIT).map(([, hash, line, column]) => `${hash}:${line}:${column}`);
}
