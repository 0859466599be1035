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

/** What a Firestore is asked, and what its documentation says it answers. */
export interface Case {
  /** Once among all cases; begins with the group. */
  readonly id: string;
  readonly given?: Given;
  readonly steps: readonly Step[];
}

export interface Given {
  /** By path below the root, written with all rights before the first step. */
  readonly documents?: { readonly [path: string]: PlainFields };
  readonly rules?: string;
}

export type Step = RestStep | ListenStep;

/** Whom a request comes from: the owner of the emulator, nobody in particular, or a signed-in user by token claims. */
export type Asker = "owner" | "nobody" | { readonly sub: string; readonly [claim: string]: unknown };

/** One request over REST. `$root`, `$database`, `$project` and what earlier steps kept stand for their values. */
export interface RestStep {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Behind `/v1/projects/P/databases/(default)/documents`; from the host on when it begins with `//`. */
  readonly path: string;
  /** A string is sent as it is. */
  readonly body?: Json | string;
  readonly as?: Asker;
  /** The header as it is, instead of `as`. */
  readonly authorization?: string;
  /** Names for later steps (`$tx`) of what stands at a path of the answer (`transaction`, `0.readTime`). */
  readonly keep?: { readonly [name: string]: string };
  readonly expected: Expected;
}

/** What of the answer counts. Texts are compared only where people search for them. */
export type Expected =
  | { readonly error: string; readonly says?: string }
  | { readonly status: number }
  /** A document with just these fields. */
  | { readonly fields: PlainFields }
  /** The paths of the documents of a result, in order. */
  | { readonly paths: readonly string[] }
  /** The same in any order. */
  | { readonly pathSet: readonly string[] }
  /** The whole documents of a result, in order. */
  | { readonly documents: readonly (readonly [path: string, fields: PlainFields])[] }
  /** The fields of an aggregation's one result. */
  | { readonly aggregates: { readonly [alias: string]: Plain } }
  /** The transform results of each write of a commit. */
  | { readonly transformResults: readonly (readonly Plain[])[] }
  /** The gRPC code of each write of a BatchWrite. */
  | { readonly codes: readonly number[] }
  /** At least this. */
  | { readonly body: unknown };

/** A listener of an SDK: what it shows first, and after each commit; or that it is refused. */
export interface ListenStep {
  readonly listen: ListenQuery;
  readonly by: "admin" | "web";
  /** Whom the web SDK is signed in as; the Admin SDK has all rights. */
  readonly as?: { readonly sub: string };
  /** Paths in order, or the web SDK's code of a refusal. */
  readonly first: readonly string[] | { readonly refused: string };
  readonly commits?: readonly ListenCommit[];
}

/** A commit by somebody else. Each shows in one snapshot or, where nothing changes for the query, in none. */
export interface ListenCommit {
  readonly commit: readonly Json[];
  readonly shows: readonly string[] | "nothing";
  /** `added a`, `modified b`, `removed c`, in the order of the SDK; left out where they do not matter. */
  readonly changes?: readonly string[];
}

/** A query as both SDKs build it. */
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
