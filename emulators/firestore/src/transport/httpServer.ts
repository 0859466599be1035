import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerControl, type ControlParts } from "./control.ts";
import { allowOrigin, answerPreflight } from "./cors.ts";
import type { FirestoreMethods } from "./firestoreMethods.ts";
import { foreignness } from "./foreignPages.ts";
import { errorAnswer, type HttpAnswer, notFound, sendAnswer } from "./httpAnswer.ts";
import { BodyTooLarge } from "./httpBody.ts";
import { answerRest } from "./rest.ts";
import { toFirestoreError } from "./status.ts";
import type { WebChannel } from "./webChannel.ts";

interface HttpParts extends ControlParts {
  /** Host names that are trusted next to this machine's. */
  readonly trustedHosts: readonly string[];
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
  const why = foreignness(request.headers, parts.trustedHosts);
  if (why !== null) {
    sendAnswer(response, { status: 403, body: `The emulator does not answer to this ${why}.\n` });
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

function failureAnswer(thrown: unknown): HttpAnswer {
  if (thrown instanceof BodyTooLarge) return { status: 413, body: "Payload Too Large\n" };
  return errorAnswer(toFirestoreError(thrown));
}
