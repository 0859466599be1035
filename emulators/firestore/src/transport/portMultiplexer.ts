import { createServer, type Server, type Socket } from "node:net";

export interface PortMultiplexer {
  readonly port: number;
  /** Frees the port and drops every connection. */
  stop(): Promise<void>;
}

/** The start of an HTTP/2 connection. No HTTP/1.1 method starts like it. */
const preface = Buffer.from("PRI");

/** Listens on one port. Passes each connection to the HTTP/1 or HTTP/2 server, depending on its first bytes. */
export async function multiplexPort(options: {
  host: string;
  port: number;
  acceptHttp1: (socket: Socket) => void;
  acceptHttp2: (socket: Socket) => void;
}): Promise<PortMultiplexer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // Disconnecting clients are normal. Without a listener, the error would end the process.
    socket.on("error", () => socket.destroy());
    socket.setNoDelay(true);
    sniff(socket, (isHttp2) => (isHttp2 ? options.acceptHttp2(socket) : options.acceptHttp1(socket)));
  });
  await listen(server, options.host, options.port);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : options.port,
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let start = Buffer.alloc(0);
  function look(chunk: Buffer): void {
    start = Buffer.concat([start, chunk]);
    const compared = Math.min(start.length, preface.length);
    const looksHttp2 = start.subarray(0, compared).equals(preface.subarray(0, compared));
    if (looksHttp2 && compared < preface.length) return;
    socket.off("data", look);
    socket.pause();
    socket.unshift(start);
    decide(looksHttp2);
    // An HTTP/2 session reads the unshifted bytes itself. If the socket were resumed, it would lose them.
    if (!looksHttp2) socket.resume();
  }
  socket.on("data", look);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
