import type { Operation } from "./OperationRecorder.ts";

/** What operations cost: documents, and the longest chain of requests that wait for each other. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly roundTrips: number;
}

/** Each document, query and account call of these operations, sorted: `get users/{id}`, `query reminders (1)`. */
export function describeOperations(operations: readonly Operation[]): readonly string[] {
  return operations.flatMap(partsOf).toSorted();
}

export function usageOf(operations: readonly Operation[]): Usage {
  const parts = describeOperations(operations);
  const count = (pattern: RegExp) => parts.filter((part) => pattern.test(part)).length;
  // Firestore counts a query without a result as one read.
  const inQueries = parts.map((part) => Math.max(1, Number(/^query .*\((\d+)\)$/.exec(part)?.[1] ?? 1)));
  const reads = parts.reduce(
    (sum, part, index) => sum + (/^(get|count|query) /.test(part) ? (inQueries[index] ?? 1) : 0),
    0,
  );
  return { reads, writes: count(/^write /), deletes: count(/^delete /), roundTrips: roundTripsOf(operations) };
}

/**
 * Sends the same operations again, each as soon as those that had ended before it began have an answer.
 *
 * @param rename The account and documents to use in place of the recorded ones.
 */
export async function replay(operations: readonly Operation[], rename: (text: string) => string): Promise<void> {
  const transactions = new Map<string, Uint8Array>();
  const done: Promise<unknown>[] = [];
  for (const operation of operations) {
    const send = async () => {
      const responses = await operation.send(renewed(operation.request, rename, transactions));
      const [before, now] = [transactionIn(operation.responses), transactionIn(responses)];
      if (before && now) transactions.set(keyOf(before), now);
    };
    done.push(Promise.all(done.filter((_, index) => isBefore(operations[index], operation))).then(send));
  }
  await Promise.all(done);
}

function isBefore(other: Operation | undefined, { began }: Operation): boolean {
  return other !== undefined && other.ended < began;
}

function roundTripsOf(operations: readonly Operation[]): number {
  const depths: number[] = [];
  for (const operation of operations) {
    depths.push(1 + Math.max(0, ...depths.filter((_, index) => isBefore(operations[index], operation))));
  }
  return Math.max(0, ...depths);
}

function partsOf({ method, request, responses }: Operation): readonly string[] {
  const { documents, writes, parent, structuredQuery, structuredAggregationQuery } = Object(request);
  switch (method) {
    case "batchGetDocuments":
      return documents.map((name: string) => `get ${pathOf(name)}`);
    case "commit":
    case "batchWrite":
      return writes.map((write: { delete?: string; update?: { name: string } }) =>
        write.delete === undefined ? `write ${pathOf(write.update?.name ?? "")}` : `delete ${pathOf(write.delete)}`,
      );
    case "runQuery":
      return [`query ${collectionOf(parent, structuredQuery)} (${responses.filter(hasDocument).length})`];
    case "runAggregationQuery":
      return [`count ${collectionOf(parent, structuredAggregationQuery.structuredQuery)}`];
    case "listCollectionIds":
      return [`list collections of ${pathOf(parent)}`];
    default:
      return method.startsWith("auth.") ? [method] : [];
  }
}

function hasDocument(response: unknown): boolean {
  return Boolean(Object(response).document);
}

function collectionOf(parent: string, { from }: { from: readonly { collectionId: string }[] }): string {
  const above = pathOf(parent);
  // A query for documents of any collection names none.
  const ids = from.map(({ collectionId }) => collectionId || "*").join();
  return above === "" ? ids : `${above}/${ids}`;
}

/** A document's path with `{id}` for generated ids. */
function pathOf(name: string): string {
  return name.replace(/^.*\/documents\/?/, "").replace(/[\w-]{20,}/g, "{id}");
}

function transactionIn(responses: readonly unknown[]): Uint8Array | undefined {
  return responses.map((response) => Object(response).transaction).find((id) => id?.length > 0);
}

function keyOf(transaction: Uint8Array): string {
  return Buffer.from(transaction).toString("base64");
}

/**
 * The request with other names and the transactions of this replay. It does not require that a document is missing:
 * documents with random names exist since the first replay.
 */
function renewed(
  value: unknown,
  rename: (text: string) => string,
  transactions: ReadonlyMap<string, Uint8Array>,
): unknown {
  if (typeof value === "string") return rename(value);
  if (value instanceof Uint8Array) return transactions.get(keyOf(value)) ?? value;
  if (Array.isArray(value)) return value.map((each) => renewed(each, rename, transactions));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([name, part]) => name !== "currentDocument" || part?.exists !== false);
  return Object.fromEntries(entries.map(([name, part]) => [rename(name), renewed(part, rename, transactions)]));
}
