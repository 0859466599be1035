import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "./ApiError.ts";
import type { Call } from "./Call.ts";
import { fileRoute, openRoute } from "./Route.ts";
import { type HttpResponse, respond } from "./respond.ts";
import type { Services } from "./Services.ts";

const log: unknown[] = [];
const services = {
  now: () => new Date("2026-11-20T12:00:00Z"),
  isFromOurApp: async (token) => token !== "forged",
  log: (...line) => log.push(line),
} as Partial<Services> as Services;
const input = z.strictObject({ name: z.string() });
const greet = openRoute({
  method: "POST",
  path: "/api/greet",
  input,
  async act(_, { sender }, { name }) {
    if (name === "unknown") throw new ApiError("not-found", "There is no such person.", "name");
    if (name === "broken") throw new Error("secret of maya@cairn.test");
    return { data: `${name} at ${sender}`, message: "Hello." };
  },
});
const forget = openRoute({
  method: "DELETE",
  path: "/api/greet",
  input: z.object({}),
  act: async () => ({ data: null, status: 403 }),
});
let cardsMade = 0;
const makeCard = (name: string) => async () => {
  cardsMade += 1;
  return `Card of ${name}`;
};
const card = fileRoute({
  method: "GET",
  path: "/api/cards/:token.txt",
  act: async (_, { token }) => ({ tag: "first", file: makeCard(token), type: "text/plain", maxAge: 60 }),
});
const routes = [greet, forget, card];

const good: Call = {
  method: "POST",
  path: "/api/greet",
  authorization: undefined,
  contentType: "application/json; charset=utf-8",
  query: {},
  body: { name: "Ann" },
  rawBody: undefined,
  bodySize: 14,
  appToken: undefined,
  sender: "10.0.0.1",
  hops: 0,
  device: null,
  requestId: "one",
  ifNoneMatch: undefined,
};
const ask = async (difference: Partial<Call>) => {
  const { body, ...response } = await new Promise<HttpResponse>((resolve, reject) => {
    respond(routes, services, { ...good, ...difference }, resolve).catch(reject);
  });
  return { ...response, body: body.startsWith("{") ? JSON.parse(body) : body };
};

describe("a call", () => {
  test("is answered in an envelope that is never cached", async () => {
    expect(await ask({})).toEqual({
      status: 200,
      headers: {
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "content-type": "application/json; charset=utf-8",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "x-request-id": "one",
      },
      body: { data: "Ann at 10.0.0.1", message: "Hello." },
    });
  });

  test("is found without /api, which the function's own address omits", async () => {
    expect(await ask({ path: "/greet" })).toMatchObject({ status: 200 });
  });

  test("can answer data with another status", async () => {
    expect(await ask({ method: "DELETE" })).toMatchObject({ status: 403, body: { data: null } });
  });

  test.each([
    [{ appToken: "forged" }, 401, { code: "unknown-app" }],
    [{ path: "/api/api/greet" }, 404, { code: "not-found" }],
    [{ path: "/api/greet/" }, 404, { code: "not-found" }],
    [{ method: "GET" }, 405, { code: "method-not-allowed" }],
    [{ contentType: "text/plain" }, 415, { code: "not-json" }],
    [{ contentType: "application/jsonp" }, 415, { code: "not-json" }],
    [{ contentType: undefined }, 415, { code: "not-json" }],
    [{ bodySize: 16 * 1024 + 1 }, 413, { code: "body-too-large" }],
    [{ body: [] }, 400, { code: "bad-request", message: "Send one JSON object." }],
    [{ body: null }, 400, { code: "bad-request", message: "Send one JSON object." }],
    [{ body: {} }, 400, { code: "bad-request", field: "name" }],
    [{ body: { name: 7 } }, 400, { code: "bad-request", field: "name" }],
    [{ body: { name: "Ann", age: 7 } }, 400, { code: "bad-request", field: "age" }],
    [{ body: { name: "unknown" } }, 404, { code: "not-found", message: "There is no such person.", field: "name" }],
  ])("a call with %j is refused with %i", async (difference, status, error) => {
    expect(await ask(difference)).toMatchObject({ status, body: { error } });
  });

  test("a call with a wrong method gets the allowed methods", async () => {
    expect((await ask({ method: "GET" })).headers).toMatchObject({ allow: "POST, DELETE" });
  });

  test("a failing call reveals no error to the caller, and no caller to the log", async () => {
    log.length = 0;

    const reply = await ask({ body: { name: "broken" } });

    expect(reply).toMatchObject({
      status: 500,
      body: { error: { code: "internal", message: "Something went wrong. Try again in a moment." } },
    });
    expect(log).toMatchObject([
      ["ERROR", "A call failed", { path: "/api/greet", requestId: "one", error: "Error" }],
      ["INFO", "A call was answered", { path: "/api/greet", requestId: "one", status: 500 }],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/maya|secret|10\.0\.0\.1/);
  });

  test("is logged after it is answered", async () => {
    const events: string[] = [];
    const heard = { ...services, log: (_: unknown, message: string) => events.push(message) } as Services;

    await respond(routes, heard, good, ({ status }) => events.push(`sent ${status}`));

    expect(events).toEqual(["sent 200", "A call was answered"]);
  });

  test("a call of an unknown path is logged without the path", async () => {
    log.length = 0;

    await ask({ path: "/api/maya@cairn.test" });

    expect(log).toMatchObject([["INFO", "A call was answered", { path: "unknown", status: 404 }]]);
  });
});

describe("a file", () => {
  const file = { method: "GET", path: "/api/cards/ann.txt", contentType: undefined } as const;

  test("is sent as it is, also to programs that are not our app", async () => {
    const { status, headers, body } = await ask({ ...file, appToken: "forged" });

    expect([status, body]).toEqual([200, "Card of ann"]);
    expect(headers).toMatchObject({
      "cache-control": "private, max-age=60",
      "content-type": "text/plain",
      etag: '"first"',
    });
  });

  test("is neither made nor sent again for a caller who has it", async () => {
    const tag = '"first"';
    cardsMade = 0;

    for (const ifNoneMatch of [tag, `"other", W/${tag}`, "*"]) {
      expect(await ask({ ...file, ifNoneMatch })).toMatchObject({ status: 304, body: "", headers: { etag: tag } });
    }
    expect(cardsMade).toBe(0);
    expect(await ask({ ...file, ifNoneMatch: '"other"' })).toMatchObject({ status: 200 });
    expect(cardsMade).toBe(1);
  });

  test("leaves its token out of the log", async () => {
    log.length = 0;

    await ask({ ...file, path: "/api/cards/secret.txt" });

    expect(JSON.stringify(log)).toContain("/api/cards/:token.txt");
    expect(JSON.stringify(log)).not.toContain("secret");
  });
});
