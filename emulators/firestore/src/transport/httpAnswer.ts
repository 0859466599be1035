import type { ServerResponse } from "node:http";
import type { FirestoreError } from "../model/FirestoreError.ts";
import { httpStatus } from "./status.ts";

/** A complete HTTP response. A string is sent as plain text, everything else as JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string | object;
  /** The content type of a string body. Default: plain text. */
  readonly type?: "text/plain" | "text/html";
  /** Called after the response is sent. */
  readonly afterwards?: () => void;
}

export const notFound: HttpAnswer = { status: 404, body: "Not Found\n" };

/** `more` is added next to the error in the body. */
export function errorAnswer({ code, message }: FirestoreError, more: object = {}): HttpAnswer {
  const status = httpStatus[code];
  return { status, body: { error: { code: status, message, status: code }, ...more } };
}

export function sendAnswer(response: ServerResponse, answer: HttpAnswer): void {
  const { status, body, type = "text/plain", afterwards } = answer;
  const plain = typeof body === "string";
  response.writeHead(status, {
    "Content-Type": `${plain ? type : "application/json"}; charset=utf-8`,
    "X-Content-Type-Options": "nosniff",
  });
  response.end(plain ? body : `${JSON.stringify(body, null, 2)}\n`, afterwards);
}
