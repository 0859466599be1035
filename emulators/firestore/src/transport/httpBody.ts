import type { IncomingMessage } from "node:http";

/** The maximum body size in bytes. */
const bodyLimit = 16 * 1024 * 1024;

/** The request body is larger than the limit: HTTP 413. */
export class BodyTooLarge extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > bodyLimit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
