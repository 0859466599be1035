import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { answerControl, type ControlParts } from "./control.ts";
import { allowOrigin, answerPreflight } from "./cors.ts";
import type { FirestoreMethods } from "./firestoreMethods.ts";
import { errorAnswer, type HttpAnswer, notFound, sendAnswer } from "./httpAnswer.ts";
import { BodyTooLarge } from "./httpBody.ts";
import { answerRest } from "./rest.ts";
import { toFirestoreError } from "./status.ts";
import type { WebChannel } from "./webChannel.ts";

interface HttpParts extends ControlParts {
  /** The host name that the emulator listens on. Requests for other host names are rejected. */
  readonly host: string;
  readonly methods: FirestoreMethods;
  readonly webChannel: WebChannel;
}

/** The server for everything that is not gRPC. It is not bound to a port itself. */
export function httpServer(parts: HttpParts): Server {
  return createServer((request, response) => {
    answer(parts, request, response).catch((thrown: unknown) => {
      if (response.headersSent) response.destroy();
      else sendAnswer(response, failureAnswer(thrown));
    });
  });
}

async function answer(parts: HttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isOwnHost(request.headers.host, parts.host)) {
    sendAnswer(response, { status: 403, body: "The emulator does not answer to this host name.\n" });
    return;
  }
  allowOrigin(request, response);
  if (request.method === "OPTIONS") {
    answerPreflight(request, response);
    return;
  }
  const url = new URL(`http://emulator${request.url}`);
  if (await parts.webChannel.answer(request, response, url)) return;
  const found = (await answerControl(parts, request, url)) ?? (await answerRest(parts.methods, request, url));
  sendAnswer(response, found ?? notFound);
}

/**
 * Protects against DNS rebinding: a website can point its own host name to 127.0.0.1, and its pages are then
 * same-origin with the emulator. IP addresses are safe, because they cannot be pointed elsewhere.
 */
function isOwnHost(header: string | undefined, host: string): boolean {
  const name = (header ?? "")
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
  return name === "localhost" || name === host.toLowerCase() || isIP(name) !== 0;
}

function failureAnswer(thrown: unknown): HttpAnswer {
  if (thrown instanceof BodyTooLarge) return { status: 413, body: "Payload Too Large\n" };
  return errorAnswer(toFirestoreError(thrown));
}
