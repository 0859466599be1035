import type { ServerResponse } from "node:http";
import { accessesPerOperation, accessesTogether, refusedExpressions } from "../rules/evaluate/Allowance.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { RecordedRequest } from "./RecordedRequest.ts";
import type { RequestLog } from "./RequestLog.ts";

/** Google's limits for the rules' evaluation of one request. */
export interface Limits {
  /** A request that costs as many expressions is refused. */
  readonly expressions: number;
  /** Documents that one operation may ask for. */
  readonly documents: number;
  /** Documents that all operations of a commit may ask for together. */
  readonly documentsTogether: number;
}

/** The first event: everything so far. */
export interface StartEvent {
  readonly limits: Limits;
  readonly requests: readonly RecordedRequest[];
}

const limits: Limits = {
  expressions: refusedExpressions,
  documents: accessesPerOperation,
  documentsTogether: accessesTogether,
};

/** Changes are sent together, so many milliseconds after the first of them. */
const pause = 100;

/**
 * Sends server-sent events until the page goes: "start" once, then "requests" with those that are new or have changed,
 * and "documents" whenever some have been written.
 */
export function sendLiveEvents(response: ServerResponse, log: RequestLog, store: DocumentStore): void {
  const changed = new Set<RecordedRequest>();
  let documentsChanged = false;
  let timer: NodeJS.Timeout | null = null;

  function send(event: string, data: object): void {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function sendChanges(): void {
    timer = null;
    if (changed.size > 0) send("requests", [...changed]);
    if (documentsChanged) send("documents", {});
    changed.clear();
    documentsChanged = false;
  }

  const unsubscribe = [
    log.subscribe((request) => {
      changed.add(request);
      timer ??= setTimeout(sendChanges, pause);
    }),
    store.subscribe(({ changes }) => {
      if (changes.length === 0) return;
      documentsChanged = true;
      timer ??= setTimeout(sendChanges, pause);
    }),
  ];
  response.on("close", () => {
    for (const end of unsubscribe) end();
    if (timer) clearTimeout(timer);
  });
  const start: StartEvent = { limits, requests: log.requests };
  send("start", start);
}
