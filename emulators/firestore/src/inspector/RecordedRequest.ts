import type { Explanation } from "../rules/Explanation.ts";

export type Transport = "gRPC" | "REST" | "WebChannel";

export type RecordedCaller =
  | { readonly kind: "admin" }
  | { readonly kind: "none" }
  /** `uid` and `email` are what the token claims; null without them. */
  | { readonly kind: "user"; readonly uid: string | null; readonly email: string | null };

/** What the rules said about one operation of a request. */
export interface RecordedDecision extends Explanation {
  readonly method: string;
  /** Below `/documents/`; of a query, its collection. */
  readonly path: string;
  readonly allowed: boolean;
  /** Expressions evaluated, as Google counts them. */
  readonly cost: number;
}

/** What a request asks for, in the words of the page. */
export interface RequestSummary {
  readonly operation: string;
  /** Documents and collections below `/documents/`, the first few. */
  readonly paths: readonly string[];
  /** How many more there are. */
  readonly morePaths: number;
  /** The request message as JSON text, cut off when it is long. */
  readonly body: string;
}

/** One request, or one target of a Listen stream. It changes until it is answered, a target until it is removed. */
export interface RecordedRequest extends RequestSummary {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly transport: Transport;
  readonly caller: RecordedCaller;
  /** "OK" or the name of the gRPC status; null until it is answered. */
  code: string | null;
  /** Why it was refused; empty otherwise. */
  message: string;
  /** Milliseconds until the answer; of a target, until its first complete result. */
  duration: number | null;
  /** Documents in the answer; of a target, those sent so far. Null if the operation returns no documents. */
  documents: number | null;
  /** Of a target: whether it still listens. */
  listening: boolean;
  /** Refusals first, the first few of a large commit. */
  decisions: readonly RecordedDecision[];
  moreDecisions: number;
  /** Expressions of all decisions together. */
  cost: number;
}
