/** A request as the routes see it, independent of the server. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  /** The App Check token. */
  readonly appToken: string | undefined;
  readonly contentType: string | undefined;
  readonly query: unknown;
  readonly body: unknown;
  /** The raw body, for content types that the runtime does not parse. */
  readonly rawBody: Uint8Array | undefined;
  /** The body's length in bytes. */
  readonly bodySize: number;
  /** See `senderOf`. */
  readonly sender: string;
  /** The number of addresses in `X-Forwarded-For`. */
  readonly hops: number;
  /** See `deviceOf`. */
  readonly device: string | null;
  readonly requestId: string;
}

/** What a route returns. `message` is shown to the student. */
export interface Answer<Answered> {
  readonly data: Answered;
  readonly message?: string;
  readonly status?: 200 | 403;
  /** A `Set-Cookie` header. */
  readonly cookie?: string;
}
