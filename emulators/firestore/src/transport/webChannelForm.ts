/** The body of a client's POST. The first message has the number `ofs` of the session. */
export interface ForwardBatch {
  readonly firstNumber: number;
  readonly messages: readonly string[];
  /** The HTTP headers of the handshake. They are in the body, because real headers would require a CORS preflight. */
  readonly headers: ReadonlyMap<string, string>;
}

export function parseForwardBatch(body: string): ForwardBatch {
  const form = new URLSearchParams(body);
  const messages: string[] = [];
  for (;;) {
    const message = form.get(`req${messages.length}___data__`);
    if (message === null) break;
    messages.push(message);
  }
  return { firstNumber: Number(form.get("ofs") ?? 0), messages, headers: parseHeaders(form.get("headers") ?? "") };
}

function parseHeaders(lines: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
