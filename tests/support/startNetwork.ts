import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Hosts of the browser's own services: Firefox checks for portals and Mozilla's settings when it starts. */
const ENGINE_HOSTS = /(^|\.)(mozilla\.(com|org|net)|firefox\.com)(:\d+)?$/;

/**
 * What it does to an answer that comes in parts: passes each on, holds all back until the answer ends, or breaks the
 * connection after some of them.
 */
type Streams = "passes" | "holds back" | "cuts";

/** The parts of a stream that arrive before it is cut. */
const PARTS_BEFORE_CUT = 3;

/** The browser's network connection. */
export interface Network {
  /** Hosts other than this machine that the browser contacted. */
  readonly foreignHosts: readonly string[];
  cut(): void;
  restore(): void;
}

export interface ProxiedNetwork extends Network {
  readonly port: number;
  stop(): void;
}

/**
 * Starts an HTTP proxy for one browser. Cutting it takes only this browser offline: open connections end and new ones
 * are refused.
 */
export async function startNetwork(streams: Streams = "passes"): Promise<ProxiedNetwork> {
  const foreignHosts: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;

  const server = createServer((incoming, outgoing) => {
    const { hostname, host, port, pathname, search } = new URL(incoming.url ?? "", "http://nowhere.invalid");
    if (hostname !== "127.0.0.1") {
      if (!ENGINE_HOSTS.test(host)) foreignHosts.push(host);
      outgoing.writeHead(502).end();
      return;
    }
    const asked = request(
      { hostname, port, path: pathname + search, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        HANDLED[streams](answer, outgoing);
      },
    );
    asked.on("error", () => outgoing.destroy());
    outgoing.on("close", () => asked.destroy());
    incoming.pipe(asked);
  });
  server.on("connect", ({ url = "" }, socket) => {
    if (!ENGINE_HOSTS.test(url)) foreignHosts.push(url);
    socket.destroy();
  });
  server.on("connection", (socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    foreignHosts,
    cut() {
      isCut = true;
      endConnections();
    },
    restore() {
      isCut = false;
    },
    stop() {
      server.close();
      endConnections();
    },
  };
}

const HANDLED: Readonly<Record<Streams, (answer: IncomingMessage, outgoing: ServerResponse) => void>> = {
  passes(answer, outgoing) {
    outgoing.flushHeaders();
    answer.pipe(outgoing);
  },
  "holds back"(answer, outgoing) {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => outgoing.end(Buffer.concat(parts)));
    answer.on("error", () => outgoing.destroy());
  },
  cuts(answer, outgoing) {
    let passed = 0;
    answer.on("data", (part: Buffer) => {
      passed += 1;
      outgoing.write(part, () => passed >= PARTS_BEFORE_CUT && isStream(answer) && outgoing.destroy());
    });
    answer.on("end", () => outgoing.end());
    answer.on("error", () => outgoing.destroy());
  },
};

/** Files have a length. */
function isStream({ headers }: IncomingMessage): boolean {
  return headers["content-length"] === undefined && headers["content-type"]?.startsWith("text/plain") === true;
}
