import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Caller, Json } from "../../src/model/Caller.ts";
import { FirestoreError } from "../../src/model/FirestoreError.ts";
import type { StreamClient, StreamMethod } from "../../src/transport/firestoreStreams.ts";
import { type WebChannel, webChannel } from "../../src/transport/webChannel.ts";

interface OpenedStream {
  readonly caller: Caller;
  readonly client: StreamClient;
  readonly received: Json[];
  closed: boolean;
}

let opened: OpenedStream[];
let channel: WebChannel;
let server: Server;
let base: string;

const recordStream: StreamMethod = (caller, client) => {
  const stream: OpenedStream = { caller, client, received: [], closed: false };
  opened.push(stream);
  return {
    receive: (message) => void stream.received.push(message),
    finish: async () => {},
    close() {
      stream.closed = true;
    },
  };
};

beforeEach(async () => {
  opened = [];
  let lastSession = 0;
  channel = webChannel({ Listen: recordStream, Write: recordStream }, () => `session${++lastSession}`);
  server = createServer((request, response) => {
    void channel.answer(request, response, new URL(request.url ?? "/", "http://host"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel`;
});

afterEach(async () => {
  vi.useRealTimers();
  channel.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("the handshake", () => {
  test("returns the session id and processes its messages and headers", async () => {
    const answer = await post("?VER=8&RID=7", { messages: [{ hello: 1 }], authorization: "Bearer owner" });

    expect(unframe(answer)).toEqual([[[0, ["c", "session1", "", 8, 12, 30_000]]]]);
    expect(opened).toMatchObject([{ caller: { kind: "admin" }, received: [{ hello: 1 }] }]);
  });

  test("a handshake with an invalid token opens a session with an error", async () => {
    await post("?VER=8&RID=7", { authorization: "Bearer nonsense" });

    expect(await poll("AID=0")).toMatchObject([[1, [{ error: { status: "INVALID_ARGUMENT" } }]]]);
  });
});

describe("the back channel", () => {
  test("starts with a noop at once", async () => {
    await post("?VER=8&RID=7");

    const reader = await openBackChannel("AID=0");

    expect(await reader.next()).toEqual([[1, ["noop"]]]);
    reader.close();
  });

  test("streams messages of one turn in one chunk", async () => {
    await post("?VER=8&RID=7");
    const reader = await openBackChannel("AID=0");
    await reader.next();

    opened[0]?.client.send({ part: 1 });
    opened[0]?.client.send({ part: 2 });

    expect(await reader.next()).toEqual([
      [2, [{ part: 1 }]],
      [3, [{ part: 2 }]],
    ]);
    reader.close();
  });

  test("counts UTF-16 units, not bytes", async () => {
    await post("?VER=8&RID=7");
    opened[0]?.client.send({ text: "Grüße 🎒" });

    const raw = await (await fetch(`${base}?SID=session1&RID=rpc&AID=0&CI=1`)).text();

    expect(raw).toBe(`${'[[1,[{"text":"Grüße 🎒"}]]]'.length}\n[[1,[{"text":"Grüße 🎒"}]]]`);
  });

  test("ends a long poll after the first data and resends unacknowledged messages", async () => {
    await post("?VER=8&RID=7");
    opened[0]?.client.send({ part: 1 });
    opened[0]?.client.send({ part: 2 });

    expect(await poll("AID=0")).toEqual([
      [1, [{ part: 1 }]],
      [2, [{ part: 2 }]],
    ]);
    expect(await poll("AID=1")).toEqual([[2, [{ part: 2 }]]]);
  });

  test("is replaced by a newer one", async () => {
    await post("?VER=8&RID=7");
    const older = await openBackChannel("AID=0");
    await older.next();

    const newer = await openBackChannel("AID=1");

    expect(await older.next()).toBeNull();
    opened[0]?.client.send({ part: 1 });
    expect(await newer.next()).toEqual([[2, ["noop"]]]);
    expect(await newer.next()).toEqual([[3, [{ part: 1 }]]]);
    newer.close();
  });

  test("ends after two noops, because a browser keeps the response in memory", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await post("?VER=8&RID=7");
    const reader = await openBackChannel("AID=0");
    await reader.next();

    vi.advanceTimersByTime(30_000);
    expect(await reader.next()).toEqual([[2, ["noop"]]]);
    vi.advanceTimersByTime(30_000);
    expect(await reader.next()).toEqual([[3, ["noop"]]]);

    expect(await reader.next()).toBeNull();
    expect(opened[0]?.closed).toBe(false);
  });

  test("sends an error as a message with its status", async () => {
    await post("?VER=8&RID=7");

    opened[0]?.client.fail(new FirestoreError("PERMISSION_DENIED", "no"));

    expect(await poll("AID=0")).toEqual([[1, [{ error: { code: 7, message: "no", status: "PERMISSION_DENIED" } }]]]);
  });
});

describe("the forward channel", () => {
  test("reports that the back channel is missing", async () => {
    await post("?VER=8&RID=7");

    expect(unframe(await post("?SID=session1&RID=8&AID=0", { messages: [{ a: 1 }] }))).toEqual([[0, 0, 0]]);
  });

  test("ignores repeated messages of a repeated POST", async () => {
    await post("?VER=8&RID=7", { messages: [{ n: 0 }] });

    await post("?SID=session1&RID=8&AID=0", { messages: [{ n: 1 }, { n: 2 }], ofs: 1 });
    await post("?SID=session1&RID=8&AID=0", { messages: [{ n: 1 }, { n: 2 }, { n: 3 }], ofs: 1 });

    expect(opened[0]?.received).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
  });
});

describe("the end", () => {
  test("the stream closes if the client terminates the session", async () => {
    await post("?VER=8&RID=7");

    await post("?SID=session1&TYPE=terminate");

    expect(opened[0]?.closed).toBe(true);
    expect((await fetch(`${base}?SID=session1&RID=rpc&AID=0&CI=1`)).status).toBe(400);
  });

  test("the stream of a session without a back channel closes after some time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await post("?VER=8&RID=7");
    const reader = await openBackChannel("AID=0");
    await reader.next();

    vi.advanceTimersByTime(10 * 60_000);
    expect(opened[0]?.closed).toBe(false);
    reader.close();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(10 * 60_000);
      expect(opened[0]?.closed).toBe(true);
    });
  });
});

test("the oldest of more than 500 sessions without a back channel ends", async () => {
  await post("?VER=8&RID=7");
  const reader = await openBackChannel("AID=0");
  await reader.next();

  for (let n = 0; n < 502; n += 1) await post("?VER=8&RID=7");

  expect(opened.flatMap(({ closed }, index) => (closed ? [index] : []))).toEqual([1, 2]);
  reader.close();
});

interface Posted {
  readonly messages?: readonly Json[];
  readonly ofs?: number;
  readonly authorization?: string;
}

async function post(query: string, { messages = [], ofs = 0, authorization }: Posted = {}): Promise<string> {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(ofs) });
  if (authorization) body.set("headers", `X-Other:1\r\nAuthorization:${authorization}\r\n`);
  for (const [index, message] of messages.entries()) body.set(`req${index}___data__`, JSON.stringify(message));
  return (await fetch(base + query, { method: "POST", body })).text();
}

async function poll(query: string): Promise<Json | undefined> {
  return unframe(await (await fetch(`${base}?SID=session1&RID=rpc&CI=1&${query}`)).text())[0];
}

/** Reads chunk by chunk. Null is the end. */
async function openBackChannel(query: string): Promise<{ next(): Promise<Json | null>; close(): void }> {
  const abort = new AbortController();
  const response = await fetch(`${base}?SID=session1&RID=rpc&CI=0&${query}`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: Json[] = [];
  return {
    async next() {
      if (waiting.length === 0) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return null;
        waiting.push(...unframe(chunk.value));
      }
      return waiting.shift() ?? null;
    },
    close: () => abort.abort(),
  };
}

function unframe(text: string): Json[] {
  const frames: Json[] = [];
  for (let rest = text; rest !== ""; ) {
    const start = rest.indexOf("\n") + 1;
    const end = start + Number.parseInt(rest, 10);
    frames.push(JSON.parse(rest.slice(start, end)));
    rest = rest.slice(end);
  }
  return frames;
}
