import type { DatabaseName } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { CommitResult, Write } from "../model/Write.ts";

export interface WriteStreamRequest {
  readonly database: string;
  readonly streamId: string;
  readonly streamToken: Uint8Array;
  readonly writes: readonly Write[];
}

export interface WriteStreamResponse {
  /** Set only in the answer to the opening request. */
  readonly streamId: string | null;
  readonly streamToken: Uint8Array;
  readonly result: CommitResult | null;
}

interface WriteStreamOptions {
  readonly streamId: string;
  readonly commit: (database: DatabaseName, writes: readonly Write[]) => Promise<CommitResult>;
  readonly send: (response: WriteStreamResponse) => void;
}

/** The server's side of one Write stream: an opening request without writes, then one commit per request, in order. */
export class WriteStream {
  private readonly options: WriteStreamOptions;
  private database: DatabaseName | null = null;
  private answered = 0;
  private ended = false;
  private previous: Promise<void> = Promise.resolve();

  constructor(options: WriteStreamOptions) {
    this.options = options;
  }

  /**
   * Resolves after all earlier requests are answered. A rejected request ends the stream, so every later one rejects,
   * too.
   */
  receive(request: WriteStreamRequest): Promise<void> {
    this.previous = this.previous.then(() => this.answer(request));
    return this.previous;
  }

  private async answer(request: WriteStreamRequest): Promise<void> {
    const { send, streamId, commit } = this.options;
    if (this.database === null) {
      this.database = openingDatabase(request);
      send({ streamId, streamToken: this.nextToken(), result: null });
      return;
    }
    checkDatabase(request, this.database);
    if (this.ended) return;
    const result = request.writes.length > 0 ? await commit(this.database, request.writes) : null;
    send({ streamId: null, streamToken: this.nextToken(), result });
    // Clients close the stream with a request without writes.
    if (result === null) this.ended = true;
  }

  /** Whether the client has closed the stream. Nothing is answered after that. */
  get isEnded(): boolean {
    return this.ended;
  }

  private nextToken(): Uint8Array {
    return Buffer.from(String(this.answered++), "latin1");
  }
}

/** A later request may repeat the database or leave it out. */
function checkDatabase({ database }: WriteStreamRequest, opened: DatabaseName): void {
  if (database === "" || database === opened) return;
  throw new FirestoreError(
    "INVALID_ARGUMENT",
    `Request specified a database (${database}) that did not match the expected database (${opened})`,
  );
}

function openingDatabase({ database, streamId, streamToken, writes }: WriteStreamRequest): DatabaseName {
  if (database === "") throw new FirestoreError("INVALID_ARGUMENT", "The first request must name the database.");
  if (streamId !== "" || streamToken.length > 0) {
    throw new FirestoreError("INVALID_ARGUMENT", "The emulator cannot resume a Write stream.");
  }
  if (writes.length > 0) throw new FirestoreError("INVALID_ARGUMENT", "The first request must not contain writes.");
  return database;
}
