/** A request as the routes see it, whatever server received it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  /** The App Check token. */
  readonly appToken: string | undefined;
  readonly contentType: string | undefined;
  readonly query: unknown;
  readonly body: unknown;
  /** The bytes of the body, for content types that the runtime does not parse. */
  readonly rawBody: Uint8Array | undefined;
  /** How many those are. */
  readonly bodySize: number;
  /** See `senderOf`. */
  readonly sender: string;
  /** Addresses in `X-Forwarded-For`. */
  readonly hops: number;
  /** See `deviceOf`. */
  readonly device: string | null;
  readonly requestId: string;
}

/** What a route gives back. `message` is for the student, beside the data. */
export interface Answer<Answered> {
  readonly data: Answered;
  readonly message?: string;
  readonly status?: 200 | 403;
  /** A `Set-Cookie` header. */
  readonly cookie?: string;
}
