import type { Access } from "../access/Access.ts";
import { ListenStream } from "../listen/ListenStream.ts";
import { WriteStream } from "../listen/WriteStream.ts";
import type { Caller, Json } from "../model/Caller.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { FirestoreService } from "../operations/FirestoreService.ts";
import { meteredListener } from "../operations/meteredListener.ts";
import type { Usage } from "../operations/Usage.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import { readListenRequest, writeListenResponse } from "./protoJsonListen.ts";
import type { JsonObject } from "./protoJsonReader.ts";
import { readWriteStreamRequest, writeWriteStreamResponse } from "./protoJsonWrite.ts";
import { toFirestoreError } from "./status.ts";

/** The client's end of a stream, as a transport provides it. After `fail`, nothing more is sent. */
export interface StreamClient {
  send(response: JsonObject): void;
  fail(error: FirestoreError): void;
  /** The server has answered everything and ends the stream. Over WebChannel, only the client ends it. */
  complete?(): void;
}

/** The server's end of a stream. */
export interface ServerStream {
  receive(request: Json): void;
  /** The client will send nothing more. Resolves once everything it sent is answered. */
  finish(): Promise<void>;
  /** The client has disconnected. */
  close(): void;
}

export type StreamMethod = (caller: Caller, client: StreamClient) => ServerStream;

/** The two bidirectional streaming methods, by name. The same for gRPC and WebChannel. */
export interface FirestoreStreams {
  readonly Listen: StreamMethod;
  readonly Write: StreamMethod;
}

interface StreamParts {
  readonly store: DocumentStore;
  readonly access: Access;
  readonly service: FirestoreService;
  readonly usage: Usage;
  readonly newStreamId: () => string;
}

const keepAliveInterval = 45_000;

export function firestoreStreams(parts: StreamParts): FirestoreStreams {
  return {
    Listen: (caller, client) => openListen(parts, caller, client),
    Write: (caller, client) => openWrite(parts, caller, client),
  };
}

function openListen({ store, access, usage }: StreamParts, caller: Caller, client: StreamClient): ServerStream {
  let stream: ListenStream | null = null;
  let open = true;
  const keepAlive = setInterval(() => stream?.keepAlive(), keepAliveInterval);

  function close(): void {
    open = false;
    clearInterval(keepAlive);
    stream?.close();
  }

  function fail(thrown: unknown): void {
    close();
    client.fail(toFirestoreError(thrown));
  }

  return {
    receive(json) {
      if (!open) return;
      try {
        const { database, ...request } = readListenRequest(json);
        stream ??= new ListenStream({
          store,
          access,
          caller,
          database,
          send: meteredListener(usage, caller, (response) => client.send(writeListenResponse(response))),
          onFault: fail,
        });
        stream.receive(request);
      } catch (thrown) {
        fail(thrown);
      }
    },
    async finish() {
      close();
    },
    close,
  };
}

function openWrite({ service, newStreamId }: StreamParts, caller: Caller, client: StreamClient): ServerStream {
  let open = true;
  let answered = Promise.resolve();
  const stream = new WriteStream({
    streamId: newStreamId(),
    commit: (database, writes) => service.commit(caller, { database, writes, transaction: null }),
    send: (response) => open && client.send(writeWriteStreamResponse(response)),
  });

  async function answer(json: Json): Promise<void> {
    try {
      await stream.receive(readWriteStreamRequest(json));
      if (open && stream.isEnded) {
        open = false;
        client.complete?.();
      }
    } catch (thrown) {
      if (open) client.fail(toFirestoreError(thrown));
      open = false;
    }
  }

  return {
    receive(json) {
      const before = answered;
      answered = answer(json).then(() => before);
    },
    finish: () => answered,
    close() {
      open = false;
    },
  };
}
