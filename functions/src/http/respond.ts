import { ApiError } from "./ApiError.ts";
import type { Call } from "./Call.ts";
import type { Route } from "./Route.ts";
import type { Services } from "./Services.ts";

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers any request with JSON. Logs an error the caller cannot act on, and answers 500 without details. */
export async function respond(routes: readonly Route[], services: Services, call: Call): Promise<HttpResponse> {
  const began = services.now().getTime();
  const here = routes.filter(({ path }) => path === `/api${call.path.replace(/^\/api(?=\/)/, "")}`);
  // Logs only known paths, because an unknown one may contain anything.
  const place = { method: call.method, path: here[0]?.path ?? "unknown", requestId: call.requestId };
  const response = await answerOrRefuse(here, services, call).catch((error: unknown) => {
    if (error instanceof ApiError) return { status: error.status, headers: {}, body: error.body };
    services.log("ERROR", "A call failed", { ...place, ...anonymous(error) });
    const { status, body } = new ApiError("internal", "Something went wrong. Try again in a moment.");
    return { status, headers: {}, body };
  });
  const took = services.now().getTime() - began;
  services.log("INFO", "A call was answered", { ...place, status: response.status, took, hops: call.hops });
  return {
    status: response.status,
    headers: { ...jsonHeaders(call.requestId), ...response.headers },
    body: JSON.stringify(response.body),
  };
}

/** The headers of every answer. Without CORS headers, no other site can read one. */
export function jsonHeaders(requestId: string): Readonly<Record<string, string>> {
  return {
    "cache-control": "no-store",
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
  const route = here.find(({ method }) => method === call.method);
  if (!route) {
    const { status, body } = new ApiError("method-not-allowed", "Use another method for this call.");
    return { status, headers: { allow: here.map(({ method }) => method).join(", ") }, body };
  }
  if (route.takesBrowserReports !== true && !(await services.isFromOurApp(call.appToken))) {
    throw new ApiError("unknown-app", "This call did not come from Cairn. Reload the page.");
  }
  const { status = 200, cookie, ...body } = await route.answer(services, call);
  return { status, headers: cookie === undefined ? {} : { "set-cookie": cookie }, body };
}

/** Describes an error without its message, because a message may contain names, addresses or ids. */
function anonymous(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, ...("code" in error && { code: error.code }), stack };
}
