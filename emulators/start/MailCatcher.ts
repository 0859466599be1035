import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { HOST } from "./ports.ts";

/** A mail that was caught, and the file it was saved to. */
export interface CaughtMail {
  readonly email: Email;
  /** The addresses the server was told to deliver to. */
  readonly recipients: readonly string[];
  /** Null if mails are not saved. */
  readonly file: string | null;
}

interface CatcherOptions {
  /** Where each mail is saved as a page. Null saves none. */
  readonly folder: string | null;
  readonly caught?: (mail: CaughtMail) => void;
  /** Returns the answer with which an address is refused, such as "550 5.1.1 No such user"; null accepts it. */
  readonly refusal?: (address: string) => string | null;
}

/** An SMTP server that delivers nothing: it keeps the mails it gets. Only this machine can reach it. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  readonly #server: SMTPServer;
  readonly #options: CatcherOptions;

  constructor(options: CatcherOptions) {
    this.#options = options;
    this.#server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = options.refusal?.(address) ?? null;
        if (refusal === null) return done();
        const [code = "", ...words] = refusal.split(" ");
        done(Object.assign(new Error(words.join(" ")), { responseCode: Number(code) }));
      },
      onData: (stream, { envelope }, done) => {
        this.#keep(
          stream,
          envelope.rcptTo.map(({ address }) => address),
        ).then(() => done(), done);
      },
    });
  }

  /** Starts listening. Returns the address for `SMTP_URL`. */
  async start(): Promise<string> {
    const server = await new Promise<ReturnType<SMTPServer["listen"]>>((resolve, reject) => {
      const listening = this.#server.listen(0, HOST, () => resolve(listening));
      this.#server.once("error", reject);
    });
    return `smtp://${HOST}:${(server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #keep(stream: AsyncIterable<Buffer>, recipients: readonly string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const email = await PostalMime.parse(Buffer.concat(chunks));
    const mail = { email, recipients, file: await this.#save(email) };
    this.mails.push(mail);
    this.#options.caught?.(mail);
  }

  async #save({ html, text }: Email): Promise<string | null> {
    const { folder } = this.#options;
    if (folder === null) return null;
    await mkdir(folder, { recursive: true });
    const name = new Date().toISOString().replace(/[:.]/g, "-");
    const file = join(folder, `${name}-${this.mails.length + 1}.html`);
    await writeFile(file, html ?? `<pre>${(text ?? "").replaceAll("<", "&lt;")}</pre>`);
    return file;
  }
}
