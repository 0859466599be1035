import { createServer, request, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { foreignness } from "@cairn/firestore-emulator/foreignPages";
import { expect, test } from "vitest";
import { refuseForeignPages } from "../../../emulators/patches/refuseForeignPages.mjs";

/** What a server that answers everything says to these headers. */
async function statusFor(headers: Record<string, string>): Promise<number | undefined> {
  const server = createServer((_, response) => response.end("ok"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port, method: "POST", headers }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
  } finally {
    server.close();
  }
}

test("a server of firebase-tools answers a foreign page without its patch, and refuses it with it", async () => {
  const { emit } = Server.prototype;
  const foreign = { Origin: "https://evil.example" };
  const own = { Origin: "http://localhost:5002" };
  expect(await statusFor(foreign)).toBe(200);

  refuseForeignPages(Server, (headers) => foreignness(headers, []));

  try {
    expect(await statusFor(foreign)).toBe(403);
    expect(await statusFor({ Host: "evil.example" })).toBe(403);
    expect(await statusFor(own)).toBe(200);
    expect(await statusFor({})).toBe(200);
  } finally {
    Server.prototype.emit = emit;
  }
});
