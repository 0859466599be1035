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
  /** The `If-None-Match` header: what the caller already has. */
  readonly ifNoneMatch: string | undefined;
}

/** What a route returns. `message` is shown to the student. */
export interface Answer<Answered> {
  readonly data: Answered;
  readonly message?: string;
  readonly status?: 200 | 303 | 403;
  /** Where a 303 leads, on this site. */
  readonly location?: string;
  /** A `Set-Cookie` header. */
  readonly cookie?: string;
}

/** A file instead of JSON. Its address belongs to one person, so no shared cache may keep it. */
export interface FileAnswer {
  /** Names this version of the file: the same tag has the same file. */
  readonly tag: string;
  /** Makes the file. Not asked if the caller already has this version. */
  readonly file: () => Promise<string>;
  /** Its `Content-Type`. */
  readonly type: string;
  /** How long the caller may keep it without asking again, in seconds. */
  readonly maxAge: number;
}
