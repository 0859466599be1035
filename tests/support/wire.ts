import { connect, createServer, type Socket } from "node:net";

/** A connection to a server that a test can cut at any time. */
export interface Wire {
  /** The address where clients connect instead of the server: `127.0.0.1:40123`. */
  readonly address: string;
  /** Breaks all connections at once and accepts no new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens a connection to the server at `host:port`. */
export async function openWire(target: string): Promise<Wire> {
  const [host = "127.0.0.1", port = "0"] = target.split(":");
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("The line has no port.");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `127.0.0.1:${own.port}`,
    cut,
    restore() {
      isCut = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
