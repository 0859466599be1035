import type { ServerResponse } from "node:http";
import type { Json } from "../model/Caller.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { ServerStream, StreamClient } from "./firestoreStreams.ts";
import { parseJson } from "./parseJson.ts";
import type { JsonObject } from "./protoJsonReader.ts";
import { refusalOf, statusNumber } from "./status.ts";
import { type BackEntry, frame, frameEntries } from "./webChannelFrame.ts";

/** How long the back channel may stay silent, in milliseconds: the client is told and gives up after 1.5 times that. */
export const noopInterval = 30_000;
/** A streaming answer grows in the browser's memory, so after this many noops the client is made to open a new one. */
const noopsPerAnswer = 2;
/** How long a session may be without back channel before it counts as left behind: clients open the next at once. */
const abandonedAfter = 60_000;

interface BackChannel {
  readonly response: ServerResponse;
  /** A long poll ends with the first data; otherwise the answer goes on. */
  readonly longPoll: boolean;
  readonly noops: NodeJS.Timeout;
  noopsSent: number;
}

/**
 * One WebChannel session: a two-way stream spread over many HTTP requests. Messages to the client are kept until it
 * says that it has them; messages from the client carry running numbers, so that a repeated POST does no harm.
 */
export class WebChannelSession implements StreamClient {
  readonly id: string;
  private readonly stream: ServerStream;
  private readonly onEnd: () => void;
  /** Not yet acknowledged. */
  private entries: BackEntry[] = [];
  private lastEntryId = 0;
  /** The newest entry that the present back channel has carried. */
  private lastSentId = 0;
  private nextNumber = 0;
  private backChannel: BackChannel | null = null;
  private abandoned: NodeJS.Timeout;
  private flushing = false;

  constructor(options: { id: string; open: (client: StreamClient) => ServerStream; onEnd: () => void }) {
    this.id = options.id;
    this.onEnd = options.onEnd;
    this.abandoned = this.awaitBackChannel();
    this.stream = options.open(this);
  }

  /** Whether it has no back channel at the moment. */
  get isWaiting(): boolean {
    return this.backChannel === null;
  }

  send(message: JsonObject): void {
    this.push(message);
  }

  /** The client closes the channel itself when it reads this. */
  fail({ code, message }: FirestoreError): void {
    this.push({ error: { code: statusNumber[code], message, status: code } });
  }

  receive(firstNumber: number, messages: readonly string[]): void {
    messages.forEach((message, index) => {
      if (firstNumber + index < this.nextNumber) return;
      this.nextNumber = firstNumber + index + 1;
      try {
        this.stream.receive(parseJson(message));
      } catch (thrown) {
        this.fail(refusalOf(thrown));
      }
    });
  }

  /**
   * The answer to a POST: is there a back channel, the newest entry sent on it, and how many bytes are under way. A
   * client that lacks entries while few bytes are under way takes its back channel for dead and opens a new one.
   */
  forwardAnswer(): string {
    return frame([this.backChannel ? 1 : 0, this.lastSentId, 0]);
  }

  acknowledge(entryId: number): void {
    this.entries = this.entries.filter(({ id }) => id > entryId);
  }

  /** Makes this response the back channel; there is one at a time, and the newest wins. */
  attach(response: ServerResponse, longPoll: boolean): void {
    this.detach();
    clearTimeout(this.abandoned);
    const noops = setInterval(() => this.sendNoop(), noopInterval);
    const backChannel = { response, longPoll, noops, noopsSent: 0 };
    this.backChannel = backChannel;
    response.on("close", () => {
      if (this.backChannel === backChannel) this.detach();
    });
    response.flushHeaders();
    // Everything that was not acknowledged goes again, because the old answer may have got lost.
    this.lastSentId = this.entries[0] ? this.entries[0].id - 1 : this.lastEntryId;
    // The client measures whether a proxy holds the answer back, so a stream must begin at once.
    if (this.entries.length === 0 && !longPoll) this.push("noop");
    this.flush();
  }

  end(): void {
    this.detach();
    clearTimeout(this.abandoned);
    this.stream.close();
    this.onEnd();
  }

  private push(payload: Json): void {
    this.entries.push({ id: ++this.lastEntryId, payload });
    if (this.flushing) return;
    this.flushing = true;
    // What one commit or one request causes leaves in one chunk.
    queueMicrotask(() => {
      this.flushing = false;
      this.flush();
    });
  }

  private flush(): void {
    const unsent = this.lastEntryId - this.lastSentId;
    if (!this.backChannel || unsent === 0) return;
    this.lastSentId = this.lastEntryId;
    this.backChannel.response.write(frameEntries(this.entries.slice(-unsent)));
    if (this.backChannel.longPoll || this.backChannel.noopsSent >= noopsPerAnswer) this.detach();
  }

  private sendNoop(): void {
    if (this.backChannel) this.backChannel.noopsSent++;
    this.push("noop");
  }

  private detach(): void {
    if (!this.backChannel) return;
    const { response, noops } = this.backChannel;
    this.backChannel = null;
    clearInterval(noops);
    response.end();
    clearTimeout(this.abandoned);
    this.abandoned = this.awaitBackChannel();
  }

  private awaitBackChannel(): NodeJS.Timeout {
    return setTimeout(() => this.end(), abandonedAfter);
  }
}
