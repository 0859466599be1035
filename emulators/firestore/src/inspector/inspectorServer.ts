import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { DocumentStore } from "../store/DocumentStore.ts";
import { findDocuments, listCollections, listDocuments, showDocument } from "./browse.ts";
import { sendLiveEvents } from "./liveEvents.ts";
import type { RequestLog } from "./RequestLog.ts";

/** The emulator itself may listen elsewhere. The inspector may not, because its page shows everything to any caller. */
const host = "127.0.0.1";
const documentsPerPage = 200;

const files: { readonly [path: string]: { readonly file: string; readonly type: string } } = {
  "/": { file: "index.html", type: "text/html" },
  "/inspector.css": { file: "inspector.css", type: "text/css" },
  "/inspector.js": { file: "inspector.js", type: "text/javascript" },
  "/documents.js": { file: "documents.js", type: "text/javascript" },
  "/requests.js": { file: "requests.js", type: "text/javascript" },
  "/fields.js": { file: "fields.js", type: "text/javascript" },
  "/dom.js": { file: "dom.js", type: "text/javascript" },
};

const securityHeaders = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src data:",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

export interface Inspector {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the page. Rejects with the system's error (`code: "EADDRINUSE"`) when the port is taken. */
export async function startInspector(port: number, store: DocumentStore, log: RequestLog): Promise<Inspector> {
  const server = createServer((request, response) => {
    answer(request, response).catch((thrown: unknown) => {
      console.error("The inspector failed on a request:", thrown);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The inspector failed on this request. The terminal says why.");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  const { port: taken } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const refusal = refusalOf(request, taken);
    if (refusal) {
      sendText(response, refusal.status, refusal.why);
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${host}:${taken}`);
    const found = files[pathname];
    if (found) {
      const content = await readFile(new URL(`./page/${found.file}`, import.meta.url));
      response.writeHead(200, { "Content-Type": `${found.type}; charset=utf-8` }).end(content);
    } else if (pathname === "/api/events") {
      response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
      sendLiveEvents(response, log, store);
    } else {
      const body = answerQuestion(store, pathname, searchParams);
      if (body === null) sendText(response, 404, "There is no such page.");
      else response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
    }
  }

  return {
    url: `http://${host}:${taken}`,
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** What the page asks about documents; null for any other question. */
function answerQuestion(store: DocumentStore, path: string, asked: URLSearchParams): object | null {
  const name = asked.get("name") ?? "";
  switch (path) {
    case "/api/databases":
      return store.databases();
    case "/api/collections":
      return listCollections(store, name);
    case "/api/documents":
      return listDocuments(store, name, Number(asked.get("offset") ?? 0), documentsPerPage);
    case "/api/document":
      return showDocument(store, name);
    case "/api/find":
      return findDocuments(store, name, asked.get("text") ?? "");
    default:
      return null;
  }
}

/**
 * Null for a request of the page itself. A website can point a name of its own at 127.0.0.1, so only the page's own
 * names are answered. A browser says of every other page's request where it comes from.
 */
function refusalOf(request: IncomingMessage, port: number): { readonly status: number; readonly why: string } | null {
  const { host: asked = "", origin, "sec-fetch-site": site = "none" } = request.headers;
  if (![`${host}:${port}`, `localhost:${port}`].includes(asked.toLowerCase())) {
    return { status: 403, why: `The inspector does not answer to this host name. Open http://${host}:${port}` };
  }
  const isForeign = origin !== undefined && origin !== `http://${asked.toLowerCase()}`;
  if (isForeign || !["same-origin", "none"].includes(String(site))) {
    return { status: 403, why: "The inspector does not answer to other sites. Type its address into the browser." };
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, why: "The inspector only shows what there is. Use GET." };
  }
  return null;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
