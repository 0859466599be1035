import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { multiplexPort, type PortMultiplexer } from "../../src/transport/portMultiplexer.ts";

const started: PortMultiplexer[] = [];
const clients: Socket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(started.splice(0).map((multiplexer) => multiplexer.stop()));
});

test.each([
  { begins: "GET / HTTP/1.1", server: "http1" },
  { begins: "POST / HTTP/1.1", server: "http1" },
  { begins: "PROPFIND / HTTP/1.1", server: "http1" },
  { begins: "PRI * HTTP/2.0", server: "http2" },
])("a connection that begins with $begins goes to $server completely", async ({ begins, server }) => {
  const { port } = await start();
  const client = connect(port, "127.0.0.1");
  clients.push(client);
  client.setNoDelay(true);
  await once(client, "connect");

  // Two packets, so that the decision must wait for the second.
  client.write(begins.slice(0, 2));
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  client.write(begins.slice(2));

  let received = "";
  while (received.length < `${server} ${begins}`.length) received += String(await once(client, "data"));
  expect(received).toBe(`${server} ${begins}`);
});

test("the server fails on a used port with EADDRINUSE", async () => {
  const { port } = await start();

  await expect(start(port)).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("stopping the server disconnects clients and frees the port", async () => {
  const multiplexer = await start();
  const client = connect(multiplexer.port, "127.0.0.1");
  clients.push(client);
  await once(client, "connect");
  const closed = once(client, "close");

  await multiplexer.stop();

  await closed;
  await start(multiplexer.port);
});

async function start(port = 0): Promise<PortMultiplexer> {
  const multiplexer = await multiplexPort({
    host: "127.0.0.1",
    port,
    acceptHttp1: (socket) => echo("http1", socket),
    acceptHttp2: (socket) => {
      echo("http2", socket);
      // Like Node's HTTP/2 session after it has read the unshifted bytes.
      socket.resume();
    },
  });
  started.push(multiplexer);
  return multiplexer;
}

function echo(name: string, socket: Socket): void {
  socket.write(`${name} `);
  socket.on("data", (chunk) => socket.write(chunk));
}
