import { ApiError } from "./ApiError.ts";
import type { Call, FileAnswer } from "./Call.ts";
import { pathToken } from "./pathToken.ts";
import type { Route } from "./Route.ts";
import type { Services } from "./Services.ts";

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Answers any request with JSON, or with a route's file. Logs an error the caller cannot act on, and answers 500 without details. Logs the call
 * itself after it is sent, so the caller does not wait for it.
 */
export async function respond(
  routes: readonly Route[],
  services: Services,
  call: Call,
  send: (response: HttpResponse) => void,
): Promise<void> {
  const began = services.now().getTime();
  const here = routes.filter(({ path }) => pathToken(path, call.path) !== null);
  // Logs only the paths of routes, because the called one may contain anything, also a secret.
  const place = { method: call.method, path: here[0]?.path ?? "unknown", requestId: call.requestId };
  const response = await answerOrRefuse(here, services, call).catch((error: unknown) => {
    if (error instanceof ApiError) return { status: error.status, headers: {}, body: error.body };
    services.log("ERROR", "A call failed", { ...place, ...anonymous(error) });
    const { status, body } = new ApiError("internal", "Something went wrong. Try again in a moment.");
    return { status, headers: {}, body };
  });
  send({
    status: response.status,
    headers: { ...jsonHeaders(call.requestId), ...response.headers },
    body: "file" in response ? response.file : JSON.stringify(response.body),
  });
  const took = services.now().getTime() - began;
  services.log("INFO", "A call was answered", { ...place, status: response.status, took, hops: call.hops });
}

/**
 * The headers of every answer. Without CORS headers, no other site can read one. Hosting drops the cookies of an answer
 * that is not `private` (`lib/hosting/proxy.js` of firebase-tools 15.34, which mirrors it).
 */
export function jsonHeaders(requestId: string): Readonly<Record<string, string>> {
  return {
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "content-type": "application/json; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
}

async function answerOrRefuse(here: readonly Route[], services: Services, call: Call) {
  if (here.length === 0) throw new ApiError("not-found", "There is no such call.");
  const asked = call.method === "HEAD" ? "GET" : call.method;
  const route = here.find(({ method }) => method === asked);
  if (!route) {
    const { status, body } = new ApiError("method-not-allowed", "Use another method for this call.");
    return { status, headers: { allow: here.map(({ method }) => method).join(", ") }, body };
  }
  if (route.isForOthers !== true && !(await services.isFromOurApp(call.appToken))) {
    throw new ApiError("unknown-app", "This call did not come from Cairn. Reload the page.");
  }
  const answer = await route.answer(services, call);
  if ("file" in answer) return fileResponse(answer, call);
  const { status = 200, cookie, location, ...body } = answer;
  const headers = {
    ...(cookie !== undefined && { "set-cookie": cookie }),
    ...(location !== undefined && { location }),
  };
  return { status, headers, body };
}

/** The file, or nothing if the caller already has the same one. */
async function fileResponse({ tag: name, file, type, maxAge }: FileAnswer, { ifNoneMatch = "" }: Call) {
  const tag = `"${name}"`;
  // A proxy that compresses the file makes its tag weak.
  const known = ifNoneMatch.split(",").map((each) => each.trim().replace(/^W\//, ""));
  const isKnown = known.includes(tag) || known.includes("*");
  const headers = { "cache-control": `private, max-age=${maxAge}`, "content-type": type, etag: tag };
  return { status: isKnown ? 304 : 200, headers, file: isKnown ? "" : await file() };
}

/** Describes an error without its message, because a message may contain names, addresses or ids. */
function anonymous(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, ...("code" in error && { code: error.code }), stack };
}
