import { Access, type RulesFor } from "../../src/access/Access.ts";
import type { ListenRequest, ListenResponse, Target } from "../../src/listen/ListenMessages.ts";
import { ListenStream } from "../../src/listen/ListenStream.ts";
import type { Caller } from "../../src/model/Caller.ts";
import type { DocumentName, StoredDocument } from "../../src/model/Document.ts";
import type { StructuredQuery } from "../../src/model/StructuredQuery.ts";
import type { DocumentStore } from "../../src/store/DocumentStore.ts";
import { database, root } from "../model/builders.ts";

interface ListenerOptions {
  readonly caller?: Caller;
  readonly rulesFor?: RulesFor;
}

/** An open Listen stream with what it has sent since the last look. */
export function listenTo(store: DocumentStore, { caller = { kind: "admin" }, rulesFor }: ListenerOptions = {}) {
  let sent: ListenResponse[] = [];
  const access = new Access({ store, rulesFor: rulesFor ?? (() => null), now: () => 0n });
  const stream = new ListenStream({
    store,
    access,
    caller,
    database,
    send: (response) => void sent.push(response),
    onFault: (thrown) => {
      throw thrown;
    },
  });
  return {
    request: (request: ListenRequest) => stream.receive(request),
    add: (wants: Target["wants"], more: Partial<Target> = {}) =>
      stream.receive({
        kind: "addTarget",
        target: { id: 1, wants, resumeFrom: null, expectedCount: null, once: false, ...more },
      }),
    keepAlive: () => stream.keepAlive(),
    close: () => stream.close(),
    /** Everything sent since the last call. */
    sent(): readonly ListenResponse[] {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

export function wantsQuery(query: StructuredQuery): Target["wants"] {
  return { kind: "query", query };
}

/** One line per message: what happened, to which document or target. */
export function told(responses: readonly ListenResponse[]): readonly string[] {
  return responses.map((response) => {
    switch (response.kind) {
      case "documentChange":
        return `${pathOf(response.document.name)} in ${response.targetIds.join()}`;
      case "documentDelete":
        return `${pathOf(response.name)} deleted from ${response.removedTargetIds.join()}`;
      case "documentRemove":
        return `${pathOf(response.name)} left ${response.removedTargetIds.join()}`;
      case "snapshot":
        return "snapshot";
      case "removed":
        return response.cause ? `${response.id} refused: ${response.cause.code}` : `${response.id} removed`;
      case "filter":
        return `${response.id} has ${response.count}`;
      default:
        return `${response.id} ${response.kind}`;
    }
  });
}

/** What a client makes of the messages of one target: its documents as of the last snapshot. */
export class ClientView {
  readTime = 0n;
  #shown: ReadonlyMap<DocumentName, StoredDocument> = new Map();
  #next = new Map<DocumentName, StoredDocument>();

  get shown(): readonly StoredDocument[] {
    return [...this.#shown.values()];
  }

  apply(responses: readonly ListenResponse[]): void {
    for (const response of responses) {
      switch (response.kind) {
        case "documentChange":
          this.#next.set(response.document.name, response.document);
          break;
        case "documentDelete":
        case "documentRemove":
          this.#next.delete(response.name);
          break;
        case "filter":
          if (response.count !== this.#next.size) throw new Error("The filter counts other documents than were sent.");
          break;
        case "reset":
          this.#next.clear();
          break;
        case "snapshot":
          if (response.readTime < this.readTime) throw new Error("The read time went backwards.");
          this.readTime = response.readTime;
          this.#shown = new Map(this.#next);
          break;
        case "added":
        case "current":
        case "removed":
          // These speak of the target; its documents stay.
          break;
      }
    }
  }
}

function pathOf(name: DocumentName): string {
  return name.slice(root.length + 1);
}
