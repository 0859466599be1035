import type { Transporter } from "nodemailer";
import type { DigestEmail } from "../domain/reminder/digestEmail.ts";

export interface MailerOptions {
  /** The server with its login: `smtps://user:password@host:465`. */
  readonly smtpUrl: string;
  /** The sender: `Cairn <reminders@example.org>`. */
  readonly from: string;
}

/** One email of reminders, with the address at which mail programs stop them. */
export interface Mail extends DigestEmail {
  readonly to: string;
  readonly unsubscribeUrl: string;
}

/** Connections at once. Many servers refuse more of one client. */
const CONNECTIONS = 5;
/** In milliseconds: to connect, to be greeted, and to be answered. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Answers that say there is no such mailbox (RFC 5321, section 4.2.3). */
const NO_MAILBOX: readonly unknown[] = [550, 551, 553];
/** Their details (RFC 3463): about the address, or a mailbox that was disabled. Others are about the message or us. */
const ABOUT_ADDRESS = /\b5\.(1\.\d+|2\.1)\b/;
const DETAIL = /\b5\.\d+\.\d+\b/;

/** Sends mails through an SMTP server. The library loads with the first one. */
export class Mailer {
  private readonly options: MailerOptions;
  private transport: Promise<Transporter> | null = null;

  constructor(options: MailerOptions) {
    this.options = options;
  }

  /** Whether the server takes our login. */
  async isReady(): Promise<boolean> {
    try {
      await (await this.opened()).verify();
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Sends one mail.
   *
   * @returns "refused" if the server says that the address does not exist, now and in the future.
   * @throws Error for any other failure.
   */
  async send({ to, unsubscribeUrl, ...parts }: Mail): Promise<"sent" | "refused"> {
    const transport = await this.opened();
    try {
      await transport.sendMail({
        ...parts,
        from: this.options.from,
        // Not as text: an address could name others in its comments.
        to: { name: "", address: to },
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "Auto-Submitted": "auto-generated",
        },
        // The texts are ours, but hold what students wrote: nothing in them is a file or an address to load.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return "sent";
    } catch (error) {
      if (isRefusedForGood(error)) return "refused";
      throw error;
    }
  }

  async close(): Promise<void> {
    const opened = this.transport;
    this.transport = null;
    (await opened)?.close();
  }

  private opened(): Promise<Transporter> {
    this.transport ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({ ...PATIENCE, url: this.options.smtpUrl, pool: true, maxConnections: CONNECTIONS }),
    );
    return this.transport;
  }
}

/** Only what a server says of the recipient counts, never of the sender, the login or the message. */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode, response } = Object(error);
  if (command !== "RCPT TO" || !NO_MAILBOX.includes(responseCode)) return false;
  return ABOUT_ADDRESS.test(String(response)) || !DETAIL.test(String(response));
}
