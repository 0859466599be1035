import { subscribe } from "node:diagnostics_channel";
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError } from "./ApiError.ts";
import { jsonHeaders } from "./respond.ts";

type Next = (error?: unknown) => void;
type ErrorHandler = (error: unknown, request: IncomingMessage, response: ServerResponse, next: Next) => void;
interface Application {
  use(handler: ErrorHandler): unknown;
}

/**
 * The functions runtime parses bodies before it calls us and answers one it cannot read with a page of HTML. The only
 * door to its server is Node's announcement of each request, so the first one adds our refusal to the express
 * application, ahead of the page.
 */
export function refuseUnreadableBodies(requestIdOf: (request: IncomingMessage) => string): void {
  const seen = new WeakSet<object>();
  subscribe("http.server.request.start", (announcement) => {
    for (const application of applicationsOf(announcement)) {
      if (seen.has(application)) continue;
      seen.add(application);
      // Four parameters are what makes express take it for an error handler.
      application.use((error, request, response, next) => {
        if (response.headersSent) return next(error);
        const refusal = refusalFor(error);
        response.writeHead(refusal.status, { ...jsonHeaders(requestIdOf(request)) });
        response.end(JSON.stringify(refusal.body));
      });
    }
  });
}

function refusalFor(error: unknown): ApiError {
  const status = error instanceof Error && "status" in error ? error.status : 500;
  if (status === 413) return new ApiError("body-too-large", "That is more than this call takes.");
  if (status === 415) return new ApiError("not-json", "Send the body as application/json in UTF-8.");
  if (typeof status === "number" && status < 500) {
    const unreadable = error instanceof Error && "type" in error && error.type === "entity.parse.failed";
    return new ApiError("bad-request", unreadable ? "The body is not valid JSON." : "The request cannot be read.");
  }
  return new ApiError("internal", "Something went wrong. Try again in a moment.");
}

function applicationsOf(announcement: unknown): Application[] {
  if (typeof announcement !== "object" || announcement === null || !("server" in announcement)) return [];
  const { server } = announcement;
  const listeners: readonly unknown[] = server instanceof EventEmitter ? server.listeners("request") : [];
  return listeners.filter(isApplication);
}

function isApplication(listener: unknown): listener is Application {
  return typeof listener === "function" && "use" in listener && typeof listener.use === "function";
}
