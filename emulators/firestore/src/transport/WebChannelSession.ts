import type { ServerResponse } from "node:http";
import type { Json } from "../model/Caller.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { ServerStream, StreamClient } from "./firestoreStreams.ts";
import { parseJson } from "./parseJson.ts";
import type { JsonObject } from "./protoJsonReader.ts";
import { statusNumber, toFirestoreError } from "./status.ts";
import { type BackEntry, frame, frameEntries } from "./webChannelFrame.ts";

/**
 * The longest silence of the back channel, in milliseconds. The client learns this value and gives up after 1.5 times
 * as long.
 */
export const noopInterval = 30_000;
/**
 * A streaming response grows in the browser's memory. After this many noops the session ends it and the client opens a
 * new one.
 */
const noopsPerAnswer = 2;
/** A session without a back channel for this long is abandoned: clients open the next one at once. */
const abandonedAfter = 60_000;

interface BackChannel {
  readonly response: ServerResponse;
  /** A long poll ends after the first data. Otherwise the response continues. */
  readonly longPoll: boolean;
  readonly noops: NodeJS.Timeout;
  noopsSent: number;
}

/**
 * One WebChannel session: a two-way stream over many HTTP requests. Messages to the client are kept until the client
 * acknowledges them. Messages from the client are numbered, so a repeated POST has no effect.
 */
export class WebChannelSession implements StreamClient {
  readonly id: string;
  private readonly stream: ServerStream;
  private readonly onEnd: () => void;
  /** Entries that the client has not acknowledged. */
  private entries: BackEntry[] = [];
  private lastEntryId = 0;
  /** The newest entry sent on the current back channel. */
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

  /** Whether it currently has no back channel. */
  get isWaiting(): boolean {
    return this.backChannel === null;
  }

  send(message: JsonObject): void {
    this.push(message);
  }

  /** Sends an error. The client then closes the channel. */
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
        this.fail(toFirestoreError(thrown));
      }
    });
  }

  /**
   * The response to a POST: whether there is a back channel, the newest entry sent on it, and the number of bytes in
   * flight. If a client lacks entries while few bytes are in flight, it assumes that its back channel is dead and opens
   * a new one.
   */
  forwardAnswer(): string {
    return frame([this.backChannel ? 1 : 0, this.lastSentId, 0]);
  }

  acknowledge(entryId: number): void {
    this.entries = this.entries.filter(({ id }) => id > entryId);
  }

  /** Makes this response the back channel. There is only one; a new one replaces the old. */
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
    // Resend everything that was not acknowledged, because the old response may be lost.
    this.lastSentId = this.entries[0] ? this.entries[0].id - 1 : this.lastEntryId;
    // The client detects proxies that buffer the response, so a stream must start with data at once.
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
    // Send everything that one commit or one request causes in one chunk.
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
