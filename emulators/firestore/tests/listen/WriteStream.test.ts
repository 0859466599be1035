import { expect, test } from "vitest";
import { WriteStream, type WriteStreamRequest, type WriteStreamResponse } from "../../src/listen/WriteStream.ts";
import type { Write } from "../../src/model/Write.ts";
import { database } from "../model/builders.ts";
import { commit, newStore, remove, set } from "../store/writes.ts";

function newStream(commitWrites: (writes: readonly Write[]) => Promise<void> = async () => {}) {
  const store = newStore();
  const sent: WriteStreamResponse[] = [];
  const stream = new WriteStream({
    streamId: "stream",
    commit: async (_, writes) => {
      await commitWrites(writes);
      return commit(store, ...writes);
    },
    send: (response) => sent.push(response),
  });
  return {
    store,
    sent,
    stream,
    receive: (request: Partial<WriteStreamRequest>) => stream.receive({ ...empty, ...request }),
  };
}

const empty: WriteStreamRequest = { database: "", streamId: "", streamToken: new Uint8Array(), writes: [] };

test("a write stream returns its id first, then the results of each request", async () => {
  const { sent, receive } = newStream();

  await receive({ database });
  await receive({ writes: [set("c/1"), remove("c/2")] });

  expect(sent).toMatchObject([
    { streamId: "stream", result: null },
    { streamId: null, result: { writeResults: [{}, { updateTime: null }], commitTime: expect.any(BigInt) } },
  ]);
  expect(sent[0]?.streamToken).not.toEqual(sent[1]?.streamToken);
});

test("a write stream commits pipelined requests in order", async () => {
  const order: number[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { receive } = newStream(async (writes) => {
    if (writes.length === 1) await held;
    order.push(writes.length);
  });
  await receive({ database });

  const answers = [receive({ writes: [set("c/1")] }), receive({ writes: [set("c/1"), set("c/2")] })];
  release();
  await Promise.all(answers);

  expect(order).toEqual([1, 2]);
});

test("a rejected commit ends the write stream", async () => {
  const { store, sent, receive } = newStream();
  await receive({ database });

  const rejected = receive({ writes: [set("c/1", {}, { precondition: { exists: true } })] });
  const after = receive({ writes: [set("c/2")] });

  await expect(rejected).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(after).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(sent).toHaveLength(1);
  expect([...store.below(`${database}/documents`)]).toEqual([]);
});

test("a write stream answers a request without writes without a commit", async () => {
  const { store, sent, receive } = newStream();
  await receive({ database });

  await receive({});

  expect(sent[1]).toMatchObject({ result: null });
  expect(store.lastCommitTime(database)).toBe(0n);
});

test("a write stream ends after a request without writes and ignores what follows", async () => {
  const { store, sent, receive, stream } = newStream();
  await receive({ database });

  await receive({});
  await receive({ writes: [set("c/1")] });

  expect(stream.isEnded).toBe(true);
  expect(sent).toHaveLength(2);
  expect(store.lastCommitTime(database)).toBe(0n);
});

test("a write stream rejects a later request for another database, but not for its own", async () => {
  const { receive } = newStream();
  await receive({ database });
  await receive({ database, writes: [set("c/1")] });

  const other = receive({ database: "projects/other/databases/(default)", writes: [set("c/1")] });

  await expect(other).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
});

test.each<{ flaw: string; request: Partial<WriteStreamRequest> }>([
  { flaw: "no database", request: {} },
  { flaw: "writes", request: { database, writes: [set("c/1")] } },
  { flaw: "a stream id", request: { database, streamId: "older" } },
  { flaw: "a token", request: { database, streamToken: Buffer.from("1") } },
])("a write stream rejects an opening request with $flaw", async ({ request }) => {
  await expect(newStream().receive(request)).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
});
