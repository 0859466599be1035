import { subscribe } from "node:diagnostics_channel";
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { API_BODY_LIMIT } from "../domain/api/apiContract.ts";
import { PLAN_FILE_LIMIT } from "../domain/records/planFile.ts";
import { ApiError } from "../http/ApiError.ts";
import { ConcurrencyLimiter } from "../http/ConcurrencyLimiter.ts";
import { jsonHeaders } from "../http/respond.ts";

type Next = (error?: unknown) => void;
type ErrorHandler = (error: unknown, request: IncomingMessage, response: ServerResponse, next: Next) => void;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;
interface Application extends Listener {
  use(handler: ErrorHandler): unknown;
}

/** How many plan files one instance holds in memory at once. Other imports wait with their bodies unread. */
const IMPORTS_AT_ONCE = 3;

const TOO_LARGE = new ApiError("body-too-large", "This is too large for this call.");

/**
 * Patch of Google's functions runtime (@google-cloud/functions-framework 5.0.5): answers bodies that are too large or
 * unreadable with the API's own errors.
 *
 * Wrong: the runtime parses bodies of up to a gigabyte before it calls the function, and answers one that it cannot read
 * with a page of HTML. A function has no setting for either.
 * Patch: Node announces each request before the server handles it. The first announcement puts a guard in front of the
 * runtime's express application, which refuses large bodies before anything of them is read, and adds our answer to
 * unreadable ones ahead of the page.
 * Test: functions/src/patches/guardBodies.test.ts
 * Test: tests/api/changeStage.test.ts
 * Test: tests/rehearsal/deploy.test.ts
 * Remove when: the runtime lets a function set a limit for bodies and answer those that cannot be read.
 */
export function guardBodies(requestIdOf: (request: IncomingMessage) => string): void {
  const imports = new ConcurrencyLimiter();
  subscribe("http.server.request.start", (announcement) => {
    const server = serverOf(announcement);
    for (const application of applicationsOf(server)) {
      addRefusal(application, requestIdOf);
      server?.removeListener("request", application);
      server?.on("request", (request: IncomingMessage, response: ServerResponse) => {
        const refusal = refusalBefore(request);
        if (refusal) {
          // Reads and drops the body, so the caller gets the answer instead of a broken connection.
          request.resume();
          refuse(response, refusal, requestIdOf(request));
        } else if (isImport(request)) {
          void imports.run(
            "all",
            () => IMPORTS_AT_ONCE,
            () => untilAnswered(application, request, response),
          );
        } else {
          application(request, response);
        }
      });
    }
  });
}

/** Refuses what can be refused without reading the body. */
function refusalBefore(request: IncomingMessage): ApiError | null {
  const { headers } = request;
  if (headers["transfer-encoding"] !== undefined) {
    return new ApiError("bad-request", "Send the body with its length.");
  }
  const length = Number(headers["content-length"] ?? 0);
  const isLong = isImport(request);
  if (length > (isLong ? PLAN_FILE_LIMIT : API_BODY_LIMIT)) return TOO_LARGE;
  if (isLong && headers.authorization === undefined) return new ApiError("not-signed-in", "Sign in first.");
  return null;
}

/** Works with and without Hosting: the function's own address omits `/api`, and the emulators add a prefix. */
function isImport({ url = "", method }: IncomingMessage): boolean {
  const { path, method: expected } = API_CALLS.importPlan;
  const [asked = ""] = url.split("?");
  return method === expected && asked.endsWith(path.replace(/^\/api/, ""));
}

function untilAnswered(application: Listener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) return resolve();
    response.once("close", resolve);
    application(request, response);
  });
}

function addRefusal(application: Application, requestIdOf: (request: IncomingMessage) => string): void {
  // Express recognizes an error handler by its four parameters.
  application.use((error, request, response, next) => {
    if (response.headersSent) return next(error);
    refuse(response, refusalFor(error), requestIdOf(request));
  });
}

function refuse(response: ServerResponse, { status, body }: ApiError, requestId: string): void {
  response.writeHead(status, { ...jsonHeaders(requestId) });
  response.end(JSON.stringify(body));
}

function refusalFor(error: unknown): ApiError {
  const status = error instanceof Error && "status" in error ? error.status : 500;
  if (status === 413) return TOO_LARGE;
  if (status === 415) return new ApiError("not-json", "Send the body as application/json in UTF-8.");
  if (typeof status === "number" && status < 500) {
    const unreadable = error instanceof Error && "type" in error && error.type === "entity.parse.failed";
    return new ApiError("bad-request", unreadable ? "The body is not valid JSON." : "The request cannot be read.");
  }
  return new ApiError("internal", "Something went wrong. Try again in a moment.");
}

function serverOf(announcement: unknown): EventEmitter | null {
  if (typeof announcement !== "object" || announcement === null || !("server" in announcement)) return null;
  return announcement.server instanceof EventEmitter ? announcement.server : null;
}

function applicationsOf(server: EventEmitter | null): Application[] {
  const listeners: readonly unknown[] = server?.listeners("request") ?? [];
  return listeners.filter(isApplication);
}

function isApplication(listener: unknown): listener is Application {
  return typeof listener === "function" && "use" in listener && typeof listener.use === "function";
}
