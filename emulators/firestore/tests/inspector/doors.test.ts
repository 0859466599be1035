import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

const paths = ["/", "/inspector.js", "/api/databases", "/api/events"];

let emulator: RunningFirestore;
let url: URL;

beforeAll(async () => {
  // The page stays on 127.0.0.1, whatever the emulator itself listens on.
  emulator = await startFirestore({ host: "0.0.0.0", port: 0, dataFile: null, inspectorPort: 0 });
  url = new URL(emulator.inspectorUrl ?? "");
});
afterAll(() => emulator.stop());

describe("the inspector", () => {
  test("listens on 127.0.0.1 alone", async () => {
    expect(url.hostname).toBe("127.0.0.1");
    const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
    for (const { address } of addresses.filter(({ family, internal }) => family === "IPv4" && !internal)) {
      await expect(ask("/", {}, { address })).rejects.toThrow("ECONNREFUSED");
    }
  });

  test.each(paths)("answers %s under its own names", async (path) => {
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path, { host: `localhost:${url.port}` })).status).toBe(200);
    expect((await ask(path, { origin: url.origin, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  test.each(paths)("refuses %s under another host name, which a website may have pointed here", async (path) => {
    expect((await ask(path, { host: `cairn.example:${url.port}` })).status).toBe(403);
    expect((await ask(path, { host: "127.0.0.1" })).status).toBe(403);
  });

  test.each(paths)("refuses %s to another origin", async (path) => {
    expect((await ask(path, { origin: "https://cairn.example" })).status).toBe(403);
    expect((await ask(path, { origin: `http://127.0.0.1:${emulator.port}` })).status).toBe(403);
    expect((await ask(path, { origin: "null" })).status).toBe(403);
    expect((await ask(path, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await ask(path, { "sec-fetch-site": "same-site" })).status).toBe(403);
  });

  test("lets no other page read an answer, and lets no inline script run", async () => {
    const { headers } = await ask("/");

    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  test("changes nothing and serves no other file", async () => {
    expect((await ask("/api/databases", {}, { method: "POST" })).status).toBe(405);
    expect((await ask("/tsconfig.json")).status).toBe(404);
    expect((await ask("/../inspectorServer.ts")).status).toBe(404);
  });

  test("does not listen on the emulator's own port", async () => {
    const answer = await fetch(`http://127.0.0.1:${emulator.port}/inspector.js`);

    expect(answer.status).toBe(404);
  });
});

test("a taken port keeps the emulator from starting", async () => {
  const port = Number(url.port);

  await expect(startFirestore({ port: 0, dataFile: null, inspectorPort: port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
}

/** Asks with exactly these headers, which `fetch` would not send, and does not wait for the body. */
function ask(
  path: string,
  headers: { readonly [name: string]: string } = {},
  { method = "GET", address = url.hostname } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: address, port: url.port, path, method, headers }, (response) => {
      resolve({ status: response.statusCode, headers: response.headers });
      response.destroy();
    });
    sent.on("error", reject).end();
  });
}
