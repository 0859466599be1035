import type { Caller, Json } from "../model/Caller.ts";
import type { FirestoreStreams, ServerStream, StreamClient } from "../transport/firestoreStreams.ts";
import { statusNumber } from "../transport/status.ts";
import type { RecordedRequest, Transport } from "./RecordedRequest.ts";
import type { RequestLog } from "./RequestLog.ts";
import { member } from "./summarize.ts";

const statusNames = new Map<Json, string>(Object.entries(statusNumber).map(([name, number]) => [number, name]));

/** The same streams; each target and each commit of a stream is written into the log. */
export function recordStreams(streams: FirestoreStreams, log: RequestLog, transport: Transport): FirestoreStreams {
  return {
    Listen: (caller, client) => recordListen(streams, log, transport, { ...caller }, client),
    Write: (caller, client) => recordWrite(streams, log, transport, { ...caller }, client),
  };
}

function recordListen(
  streams: FirestoreStreams,
  log: RequestLog,
  transport: Transport,
  caller: Caller,
  client: StreamClient,
): ServerStream {
  const targets = new Map<Json, RecordedRequest>();

  /** A target is answered while its request is received, so what the rules are asked meanwhile is about it. */
  function begin(message: Json | undefined): void {
    const id = member(message, "targetId") ?? 0;
    targets.set(id, log.begin(transport, "Listen", caller, message));
  }

  function hear(response: Json): void {
    const { documentChange, targetChange } = partsOf(response);
    for (const id of idsIn(documentChange)) {
      const request = targets.get(id);
      if (request) log.change(request, { documents: (request.documents ?? 0) + 1 });
    }
    for (const id of idsIn(targetChange)) {
      const request = targets.get(id);
      if (request) changeTarget(request, targetChange);
      if (member(targetChange, "targetChangeType") === "REMOVE") targets.delete(id);
    }
  }

  function changeTarget(request: RecordedRequest, change: Json | undefined): void {
    const kind = member(change, "targetChangeType");
    const cause = member(change, "cause");
    if (kind === "CURRENT") {
      log.succeed(request, request.documents ?? 0);
      log.change(request, { listening: true });
    } else if (cause !== undefined) {
      log.refuse(request, statusNames.get(member(cause, "code") ?? 0) ?? "UNKNOWN", String(member(cause, "message")));
      log.change(request, { listening: false });
    } else if (kind === "REMOVE") {
      log.change(request, { listening: false });
    }
  }

  function endAll(): void {
    for (const request of targets.values()) if (request.listening) log.change(request, { listening: false });
    targets.clear();
  }

  const stream = streams.Listen(caller, {
    send(response) {
      hear(response);
      client.send(response);
    },
    fail(refusal) {
      for (const request of targets.values()) if (request.code === null) log.fail(request, refusal);
      endAll();
      client.fail(refusal);
    },
  });
  return {
    receive(json) {
      const added = member(json, "addTarget");
      if (added !== undefined) begin(added);
      stream.receive(json);
    },
    finish: () => stream.finish().finally(endAll),
    close() {
      stream.close();
      endAll();
    },
  };
}

function recordWrite(
  streams: FirestoreStreams,
  log: RequestLog,
  transport: Transport,
  caller: Caller,
  client: StreamClient,
): ServerStream {
  /** Commits that wait for their answer; a stream answers them in order. */
  const waiting: RecordedRequest[] = [];

  function attributeNext(): void {
    const [next] = waiting;
    if (next) log.attribute(caller, next);
  }

  function cancelWaiting(why: string): void {
    for (const request of waiting.splice(0)) log.refuse(request, "CANCELLED", why);
  }

  const stream = streams.Write(caller, {
    send(response) {
      // The answer to the opening request, and to a last one without writes, belong to no commit.
      const answered = member(response, "writeResults") === undefined ? undefined : waiting.shift();
      if (answered) log.succeed(answered, null);
      attributeNext();
      client.send(response);
    },
    fail(refusal) {
      const refused = waiting.shift();
      if (refused) log.fail(refused, refusal);
      cancelWaiting("An earlier commit of this stream was refused.");
      client.fail(refusal);
    },
    complete: () => client.complete?.(),
  });
  return {
    receive(json) {
      const writes = member(json, "writes");
      if (Array.isArray(writes) && writes.length > 0) {
        waiting.push(log.begin(transport, "Commit", caller, json));
        attributeNext();
      }
      stream.receive(json);
    },
    finish: () => stream.finish(),
    close() {
      stream.close();
      cancelWaiting("The client closed the stream before the answer.");
    },
  };
}

function partsOf(response: Json) {
  return { documentChange: member(response, "documentChange"), targetChange: member(response, "targetChange") };
}

function idsIn(change: Json | undefined): readonly Json[] {
  const ids = member(change, "targetIds");
  return Array.isArray(ids) ? ids : [];
}
