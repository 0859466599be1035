import type { IncomingMessage, ServerResponse } from "node:http";
import type { FirestoreError } from "../model/FirestoreError.ts";
import { callerOf } from "./caller.ts";
import type { FirestoreStreams, ServerStream, StreamClient } from "./firestoreStreams.ts";
import { readBody } from "./httpBody.ts";
import { toFirestoreError } from "./status.ts";
import { noopInterval, WebChannelSession } from "./WebChannelSession.ts";
import { parseForwardBatch } from "./webChannelForm.ts";
import { frame } from "./webChannelFrame.ts";

const clientVersion = 8;
const serverVersion = 12;

/**
 * The maximum number of sessions without a back channel. Such sessions keep all their messages. Beyond this limit, the
 * clients of the oldest ones are assumed dead.
 */
const maxWaiting = 500;

const channelPath = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

export interface WebChannel {
  /** Answers a request of a channel. Returns false if the path is not a channel's. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  stop(): void;
}

/** The Listen and Write streams over WebChannel, version 8, for browsers, which cannot use gRPC. */
export function webChannel(streams: FirestoreStreams, newSessionId: () => string): WebChannel {
  const sessions = new Map<string, WebChannelSession>();

  async function open(method: keyof FirestoreStreams, request: IncomingMessage, response: ServerResponse) {
    const { headers, firstNumber, messages } = parseForwardBatch(await readBody(request));
    const id = newSessionId();
    const session = new WebChannelSession({
      id,
      open: (client) => openStream(streams, method, headers.get("authorization"), client),
      onEnd: () => sessions.delete(id),
    });
    sessions.set(id, session);
    if (sessions.size > maxWaiting) endOldestWaiting();
    sendText(response, frame([[0, ["c", id, "", clientVersion, serverVersion, noopInterval]]]));
    session.receive(firstNumber, messages);
  }

  function endOldestWaiting(): void {
    const waiting = [...sessions.values()].filter((session) => session.isWaiting);
    if (waiting.length > maxWaiting) waiting[0]?.end();
  }

  return {
    async answer(request, response, url) {
      const method = methodOf(url.pathname);
      if (method === null) return false;
      const sid = url.searchParams.get("SID");
      if (sid === null) {
        await open(method, request, response);
        return true;
      }
      const session = sessions.get(sid);
      if (url.searchParams.get("TYPE") === "terminate") {
        session?.end();
        sendText(response, "");
      } else if (!session) {
        response.writeHead(400, textHeaders).end("Unknown SID\n");
      } else {
        session.acknowledge(Number(url.searchParams.get("AID") ?? 0));
        if (request.method === "POST") {
          const { firstNumber, messages } = parseForwardBatch(await readBody(request));
          session.receive(firstNumber, messages);
          sendText(response, session.forwardAnswer());
        } else {
          response.writeHead(200, textHeaders);
          session.attach(response, url.searchParams.get("CI") === "1");
        }
      }
      return true;
    },

    stop() {
      for (const session of [...sessions.values()]) session.end();
    },
  };
}

function methodOf(path: string): keyof FirestoreStreams | null {
  const [, name] = channelPath.exec(path) ?? [];
  return name === "Listen" || name === "Write" ? name : null;
}

// An error must not be the response to the handshake: the client would treat it as a network failure and retry.
function openStream(
  streams: FirestoreStreams,
  method: keyof FirestoreStreams,
  authorization: string | undefined,
  client: StreamClient,
): ServerStream {
  try {
    return streams[method](callerOf(authorization), client);
  } catch (thrown) {
    return failedStream(client, toFirestoreError(thrown));
  }
}

function failedStream(client: StreamClient, error: FirestoreError): ServerStream {
  client.fail(error);
  return { receive() {}, async finish() {}, close() {} };
}

const textHeaders = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "private, max-age=0",
  "X-Content-Type-Options": "nosniff",
};

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, textHeaders).end(text);
}
