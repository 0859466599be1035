import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's side of web push on this machine: a push service, and the keys of its subscriptions. */
export class PushStandIn {
  readonly received: Received[] = [];
  /** What it answers, by path. 201 otherwise. */
  readonly answers = new Map<string, number>();
  readonly #browser = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #server: Server;

  constructor() {
    this.#browser.generateKeys();
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = "", headers } = request;
      this.received.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(this.answers.get(path) ?? 201).end();
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  subscription(path: string, label = "Phone") {
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}${path}`,
      keys: { p256dh: this.#browser.getPublicKey("base64url"), auth: this.#auth.toString("base64url") },
      label,
    };
  }

  /** The text of a push, decrypted as a browser does (RFC 8291). */
  read({ body }: Received): string {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), this.#browser.getPublicKey(), sender]);
    const hkdf = (secret: Uint8Array, using: Uint8Array, info: Uint8Array, length: number) =>
      new Uint8Array(hkdfSync("sha256", secret, using, info, length));
    const shared = hkdf(this.#browser.computeSecret(sender), this.#auth, about, 32);
    const key = hkdf(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}
