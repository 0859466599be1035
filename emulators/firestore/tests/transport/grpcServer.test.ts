import type * as grpc from "@grpc/grpc-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Json } from "../../src/model/Caller.ts";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";
import { loadFirestoreTypes } from "../../src/transport/protobufTypes.ts";
import { webSdkGrpc } from "./webSdkGrpc.ts";

const { Client, credentials, Metadata, status } = webSdkGrpc;
const database = "projects/demo-grpc/databases/(default)";
const path = (method: string, version = "v1") => `/google.firestore.${version}.Firestore/${method}`;
const typeOf = loadFirestoreTypes();

let emulator: RunningFirestore;
let client: grpc.Client;

beforeAll(async () => {
  emulator = await startFirestore({ port: 0, dataFile: null });
  client = new Client(`${emulator.host}:${emulator.port}`, credentials.createInsecure(), {
    "grpc.max_send_message_length": -1,
  });
});
afterAll(async () => {
  client.close();
  await emulator.stop();
});

describe("gRPC", () => {
  test("names an unimplemented method", async () => {
    const rejected = await failure("ExecutePipeline", Buffer.alloc(0));

    expect(rejected).toMatchObject({
      code: status.UNIMPLEMENTED,
      details: expect.stringContaining("ExecutePipeline"),
    });
  });

  test("supports version v1beta1, too", async () => {
    const name = `${database}/documents/older/d`;
    await unary("CreateDocument", typeOf("CreateDocumentRequest").encode(createOf("older", "d")));

    const answer = await unary("GetDocument", typeOf("GetDocumentRequest").encode({ name }), new Metadata(), "v1beta1");

    expect(typeOf("Document").decode(answer)).toMatchObject({ name });
  });

  test("rejects an invalid token with INVALID_ARGUMENT", async () => {
    const metadata = new Metadata();
    metadata.set("authorization", "Bearer nonsense");
    const name = `${database}/documents/c/d`;

    const rejected = await failure("GetDocument", typeOf("GetDocumentRequest").encode({ name }), metadata);

    expect(rejected).toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  test("accepts messages larger than the library's limit", async () => {
    const fields = { text: { stringValue: "x".repeat(900_000) } };
    const writes = Array.from({ length: 8 }, (_, n) => ({
      update: { name: `${database}/documents/big/d${n}`, fields },
    }));

    const answer = await unary("Commit", typeOf("CommitRequest").encode({ database, writes }));

    expect(typeOf("CommitResponse").decode(answer)).toMatchObject({ writeResults: { length: 8 } });
  });

  test("ends a Listen stream when the client ends its side", async () => {
    const call = client.makeBidiStreamRequest(path("Listen"), encodeListen, typeOf("ListenResponse").decode);
    const received: Json[] = [];
    const ended = new Promise((resolve, reject) => {
      call
        .on("data", (response: Json) => received.push(response))
        .on("end", resolve)
        .on("error", reject);
    });

    call.write({ database, addTarget: { targetId: 3, documents: { documents: [`${database}/documents/none/d`] } } });
    call.end();

    await ended;
    expect(received).toMatchObject([
      { targetChange: { targetChangeType: "ADD", targetIds: [3] } },
      { documentDelete: { document: `${database}/documents/none/d`, removedTargetIds: [3] } },
      { targetChange: { targetChangeType: "CURRENT", targetIds: [3] } },
      { targetChange: { readTime: expect.any(String) } },
    ]);
  });

  // The recording of Google's emulator: hidane-dev/hidane, crates/hidane/tests/fixtures/write_stream.json.
  test("ends a Write stream after a request without writes", async () => {
    const call = client.makeBidiStreamRequest(path("Write"), encodeWrite, typeOf("WriteResponse").decode);
    const received: Json[] = [];
    const ended = new Promise((resolve, reject) => {
      call
        .on("data", (response: Json) => received.push(response))
        .on("end", resolve)
        .on("error", reject);
    });
    const write = (id: string) => ({ update: { name: `${database}/documents/ended/${id}` } });

    call.write({ database });
    call.write({ writes: [write("a")] });
    call.write({ writes: [] });
    call.write({ writes: [write("b")] });

    await ended;
    expect(received).toHaveLength(3);
    const name = `${database}/documents/ended/b`;
    expect(await failure("GetDocument", typeOf("GetDocumentRequest").encode({ name }))).toMatchObject({
      code: status.NOT_FOUND,
    });
  });

  test("ends a Listen stream without a database", async () => {
    const call = client.makeBidiStreamRequest(path("Listen"), encodeListen, typeOf("ListenResponse").decode);
    const rejected = new Promise((_, reject) => call.on("data", () => {}).on("error", reject));

    call.write({ removeTarget: 1 });

    await expect(rejected).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });
});

function encodeListen(request: Json): Buffer {
  return typeOf("ListenRequest").encode(request);
}

function encodeWrite(request: Json): Buffer {
  return typeOf("WriteRequest").encode(request);
}

function createOf(collectionId: string, documentId: string): Json {
  return { parent: `${database}/documents`, collectionId, documentId, document: {} };
}

function unary(method: string, request: Buffer, metadata = new Metadata(), version = "v1"): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      path(method, version),
      (bytes: Buffer) => bytes,
      (bytes) => bytes,
      request,
      metadata,
      (error, answer) => (answer ? resolve(answer) : reject(error)),
    );
  });
}

async function failure(method: string, request: Buffer, metadata?: grpc.Metadata): Promise<grpc.ServiceError> {
  try {
    await unary(method, request, metadata);
  } catch (error) {
    return error as grpc.ServiceError;
  }
  throw new Error(`${method} did not fail.`);
}
