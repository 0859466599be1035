import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Allows the requesting page to read the response. Sends the origin, never `*`, because the SDK sends credentials. Foreign
 * pages were refused before (`foreignPages.ts`).
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
  response.setHeader(
    "Access-Control-Expose-Headers",
    "x-client-wire-protocol, x-http-session-id, x-http-initial-response",
  );
}

/** Answers a browser's CORS preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin !== undefined) {
    response.setHeader("Access-Control-Allow-Methods", "DELETE,GET,HEAD,PATCH,POST,PUT");
    const requestedHeaders = request.headers["access-control-request-headers"];
    if (requestedHeaders !== undefined) response.setHeader("Access-Control-Allow-Headers", requestedHeaders);
    if (request.headers["access-control-request-private-network"] !== undefined) {
      response.setHeader("Access-Control-Allow-Private-Network", "true");
    }
  }
  response.writeHead(200).end();
}
