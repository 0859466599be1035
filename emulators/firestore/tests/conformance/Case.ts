import type { Json, Plain, PlainFields } from "./wire.ts";

/** The groups follow the integration suites of Google's SDKs. */
export const GROUPS = [
  "documents",
  "fields",
  "queries",
  "cursors",
  "composite filters",
  "aggregations",
  "vectors",
  "transactions",
  "batches",
  "listeners",
  "validation",
  "rules",
  "control",
] as const;
export type Group = (typeof GROUPS)[number];

/** Requests to a Firestore, with the answers that its documentation promises. */
export interface Case {
  /** Unique among all cases. Begins with the group. */
  readonly id: string;
  /** Where the expected answers come from: see `SOURCES`. Without it, Firestore's documentation. */
  readonly source?: string;
  readonly given?: Given;
  readonly steps: readonly Step[];
}

export interface Given {
  /** By path below the root. Written with admin rights before the first step. */
  readonly documents?: { readonly [path: string]: PlainFields };
  readonly rules?: string;
}

export type Step = RestStep | ListenStep;

/** The caller of a request: the emulator's owner, an anonymous client, or a signed-in user by token claims. */
export type Requester = "owner" | "anonymous" | { readonly sub: string; readonly [claim: string]: unknown };

/** One request over REST. `$root`, `$database`, `$project` and the values that earlier steps kept are replaced. */
export interface RestStep {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/v1/projects/P/databases/(default)/documents`, or to the host if it begins with `//`. */
  readonly path: string;
  /** A string is sent unchanged. */
  readonly body?: Json | string;
  readonly as?: Requester;
  /** The full header, instead of `as`. */
  readonly authorization?: string;
  /**
   * Keeps values of the answer for later steps: `{ tx: "transaction" }` makes `$tx` available, `0.readTime` is a nested
   * path.
   */
  readonly keep?: { readonly [name: string]: string };
  readonly expected: Expected;
}

/** The part of the answer to check. Messages are compared only where people search for them. */
export type Expected =
  | { readonly error: string; readonly says?: string }
  | { readonly status: number }
  /** A document with exactly these fields. */
  | { readonly fields: PlainFields }
  /** The paths of a result's documents, in order. */
  | { readonly paths: readonly string[] }
  /** The paths of a result's documents, in any order. */
  | { readonly pathSet: readonly string[] }
  /** A result's documents with their fields, in order. */
  | { readonly documents: readonly (readonly [path: string, fields: PlainFields])[] }
  /** The fields of an aggregation's result. */
  | { readonly aggregates: { readonly [alias: string]: Plain } }
  /** The transform results of each write of a commit. */
  | { readonly transformResults: readonly (readonly Plain[])[] }
  /** The gRPC code of each write of a BatchWrite. */
  | { readonly codes: readonly number[] }
  /** A body that contains at least this, and nothing at the paths of `lacks`: `0.document.fields`. */
  | { readonly body: unknown; readonly lacks?: readonly string[] };

/** A listener of an SDK: its first result and its result after each commit, or the error. */
export interface ListenStep {
  readonly listen: ListenQuery;
  readonly by: "admin" | "web";
  /** The user of the web SDK. The Admin SDK has all rights. */
  readonly as?: { readonly sub: string };
  /** The paths in order, or the web SDK's error code. */
  readonly first: readonly string[] | { readonly error: string };
  readonly commits?: readonly ListenCommit[];
}

/** A commit by another client. Each shows in one snapshot or, if nothing changes for the query, in none. */
export interface ListenCommit {
  readonly commit: readonly Json[];
  readonly shows: readonly string[] | "nothing";
  /** `added a`, `modified b`, `removed c`, in the order of the SDK. Omitted where they do not matter. */
  readonly changes?: readonly string[];
}

/** A query that both SDKs can build. */
export interface ListenQuery {
  readonly collection?: string;
  readonly group?: string;
  readonly document?: string;
  readonly where?: readonly (readonly [field: string, operator: ListenOperator, value: unknown])[];
  readonly orderBy?: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  readonly limit?: number;
  readonly limitToLast?: number;
  readonly startAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
}

export type ListenOperator =
  | "<"
  | "<="
  | "=="
  | "!="
  | ">="
  | ">"
  | "in"
  | "not-in"
  | "array-contains"
  | "array-contains-any";
