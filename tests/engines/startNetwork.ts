import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Network } from "./EnginePage.ts";

/** Hosts of the browser's own services: Firefox checks for portals and Mozilla's settings when it starts. */
const ENGINE_HOSTS = /(^|\.)(mozilla\.(com|org|net)|firefox\.com)(:\d+)?$/;

export interface ProxiedNetwork extends Network {
  readonly port: number;
  stop(): void;
}

/**
 * Starts an HTTP proxy for one browser. Cutting it takes only this browser offline: open connections end and new ones
 * are refused.
 */
export async function startNetwork(): Promise<ProxiedNetwork> {
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
        outgoing.flushHeaders();
        answer.pipe(outgoing);
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
