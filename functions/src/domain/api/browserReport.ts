import * as z from "zod/mini";

/** Errors by their class. Anything else is "Error": an error's own name may hold what a student typed. */
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

/** Parts of the app, by the first part of the address; the rest of an address may name a record. */
export const PLACES = [
  "auth",
  "stage-selection",
  "dashboard",
  "tracker",
  "timeline",
  "resources",
  "support",
  "profile",
  "elsewhere",
] as const;

/** The most lines of a stack that are kept. */
export const FRAME_LIMIT = 8;

/** A line of one of our files: the hash in the file's name, then line and column. The build's own map has the rest. */
const frame = z.string().check(z.regex(/^[\w-]{8}:\d{1,6}:\d{1,6}$/, "Send frames."));

/** What a browser tells of an error. It has no message, no address and no id, so nothing a student wrote. */
export const errorReport = z.strictObject({
  name: z.enum(ERROR_NAMES),
  place: z.enum(PLACES),
  frames: z.array(frame).check(z.maxLength(FRAME_LIMIT, "Send fewer frames.")),
});
export type ErrorReport = z.infer<typeof errorReport>;

/** What a browser sends about a refusal of the Content-Security-Policy (`report-uri`, CSP level 3, section 5.3). */
export const cspReport = z.strictObject({ "csp-report": z.record(z.string(), z.unknown()) });

/** Directives of our policy. */
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
/** What browsers write in the place of an address. */
const KEYWORDS = ["inline", "eval", "wasm-eval", "self", "data", "blob", "trusted-types-sink", "trusted-types-policy"];
/** Hosts that our own libraries may ask for. */
const OUR_SERVICES =
  /^https:\/\/(?:[a-z0-9-]+\.)*(googleapis\.com|gstatic\.com|google\.com|firebaseapp\.com|web\.app)(?:[/:]|$)/;

/** Which of our rules refused what. Of a foreign address it tells only its scheme: it may hold anything. */
export function cspDigest(report: Readonly<Record<string, unknown>>): { directive: string; blocked: string } {
  const named = report["effective-directive"] ?? report["violated-directive"];
  const directive = DIRECTIVES.find((each) => each === String(named).split(" ")[0]) ?? "other";
  const uri = String(report["blocked-uri"] ?? "");
  const keyword = KEYWORDS.find((each) => each === uri);
  const service = OUR_SERVICES.exec(uri)?.[1];
  const scheme = /^(https?|wss?|chrome-extension|moz-extension|safari-web-extension|file|data|blob):/.exec(uri)?.[1];
  return { directive, blocked: keyword ?? service ?? (scheme === undefined ? "other" : `${scheme}:`) };
}

/** What an error in the browser may tell the operator: its class, the part of the app, and lines of our own files. */
export function errorReportOf(error: unknown, pathname: string): ErrorReport {
  const { name, stack }: { name?: unknown; stack?: unknown } = Object(error);
  const first = pathname.split("/")[1];
  return {
    name: ERROR_NAMES.find((each) => each === name) ?? "Error",
    place: PLACES.find((each) => each === first) ?? "elsewhere",
    frames: framesOf(typeof stack === "string" ? stack : ""),
  };
}

/** Lines of the stack that lie in a file of the build, such as `/assets/DashboardScreen-B1x9Qz_a.js:2:1401`. */
function framesOf(stack: string): string[] {
  const places = stack.matchAll(/\/assets\/[A-Za-z][\w.]*-([\w-]{8})\.js:(\d{1,6}):(\d{1,6})\)?$/gm);
  return [...places].slice(0, FRAME_LIMIT).map(([, hash, line, column]) => `${hash}:${line}:${column}`);
}
