import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { type Answer, type Asked, answerAsGoogle } from "./googleAnswers.ts";
import { Uploads } from "./Uploads.ts";

/** firebase-tools' list of the services it calls, with the environment variable that replaces each address. */
const API_LIST = createRequire(import.meta.url).resolve("firebase-tools/lib/api.js");
const REPLACEABLE = /envOverride\("([A-Z_0-9]+)",\s*(?:utils\.envOverride\("([A-Z_0-9]+)",\s*)?"https:\/\/([^"/]+)"/g;

/**
 * Simulates the Google APIs that a deployment calls, on 127.0.0.1. It answers like a new project on the Blaze plan with
 * every API enabled, and keeps the uploads.
 */
export class GoogleStandIn {
  /** Everything the deployment has sent so far. */
  readonly uploads = new Uploads();
  /** Calls this stand-in does not know, as `METHOD host/path`. */
  readonly unknownCalls: string[] = [];

  private readonly server: Server;
  private readonly projectId: string;

  private constructor(server: Server, projectId: string) {
    this.server = server;
    this.projectId = projectId;
  }

  static async start(projectId: string): Promise<GoogleStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const standIn = new GoogleStandIn(server, projectId);
    server.on("request", async (request, response) => {
      const { status, body } = await standIn.answer(request);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    return standIn;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Redirects all of firebase-tools' services here, each to a folder named after its host. */
  environment(): Readonly<Record<string, string>> {
    const found = [...readFileSync(API_LIST, "utf8").matchAll(REPLACEABLE)];
    return Object.fromEntries(
      found.flatMap(([, name = "", inner, host]) =>
        [name, ...(inner === undefined ? [] : [inner])].map((each) => [each, `${this.origin}/${host}`]),
      ),
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const asked = await read(request);
    const answer = answerAsGoogle(asked, this.uploads, { projectId: this.projectId, origin: this.origin });
    if (answer !== null) return answer;
    this.unknownCalls.push(`${asked.method} ${asked.host}${asked.path}`);
    return { status: 501, body: { error: { code: 501, message: `The stand-in has no answer to ${asked.path}` } } };
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  const [, host = "", path = "/"] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  return { method: request.method ?? "GET", host, path, query: searchParams, bytes: Buffer.concat(chunks) };
}
