import type { Access } from "../access/Access.ts";
import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { databaseOf, parseDocumentName, parseParentName } from "../model/resourceName.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import { checkQuery } from "../query/checkQuery.ts";
import type { Committed } from "../store/Committed.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import { bloomFilterOf } from "./bloomFilter.ts";
import { DocumentsView } from "./DocumentsView.ts";
import type { ListenRequest, ListenResponse, Target, TargetId } from "./ListenMessages.ts";
import { QueryView } from "./QueryView.ts";
import type { ResultView } from "./ResultView.ts";
import { WindowView } from "./WindowView.ts";

interface ListenStreamOptions {
  readonly store: DocumentStore;
  readonly access: Access;
  readonly caller: Caller;
  readonly database: DatabaseName;
  readonly send: (response: ListenResponse) => void;
  /**
   * Called when matching a commit against the targets throws. The error must end the stream, but never fail the commit.
   */
  readonly onFault: (thrown: unknown) => void;
}

/**
 * The server's side of one Listen stream. Targets are answered at once and completely. Between two calls every target
 * of the stream is current, so one snapshot message covers all of them.
 */
export class ListenStream {
  private readonly options: ListenStreamOptions;
  private readonly views = new Map<TargetId, ResultView>();
  private readonly unsubscribe: () => void;

  constructor(options: ListenStreamOptions) {
    this.options = options;
    this.unsubscribe = options.store.subscribe((committed) => {
      try {
        this.advance(committed);
      } catch (thrown) {
        options.onFault(thrown);
      }
    });
  }

  receive(request: ListenRequest): void {
    switch (request.kind) {
      case "addTarget":
        this.addTarget(request.target);
        break;
      case "brokenTarget":
        this.options.send({ kind: "removed", id: request.id, cause: request.cause });
        break;
      case "removeTarget":
        this.views.delete(request.id);
        this.options.send({ kind: "removed", id: request.id, cause: null });
        break;
    }
  }

  /** Sends a snapshot without changes. Clients treat a long silence as a dead connection. */
  keepAlive(): void {
    this.sendSnapshot(this.options.store.readTime());
  }

  close(): void {
    this.unsubscribe();
    this.views.clear();
  }

  private addTarget(target: Target): void {
    const { id, wants } = target;
    try {
      if (wants.kind === "query") this.authorizeQuery(wants.query);
      else this.authorizeDocuments(wants.names);
    } catch (thrown) {
      if (!(thrown instanceof FirestoreError)) throw thrown;
      this.options.send({ kind: "removed", id, cause: thrown });
      return;
    }
    this.options.send({ kind: "added", id });
    const readTime = this.options.store.readTime();
    if (wants.kind === "query") this.startQuery(target, wants.query);
    else this.startDocuments(id, wants.names, readTime);
    this.options.send({ kind: "current", id, readTime });
    this.sendSnapshot(readTime);
    if (target.once) this.receive({ kind: "removeTarget", id });
  }

  private authorizeQuery(query: StructuredQuery): void {
    parseParentName(query.parent);
    this.checkDatabase(query.parent);
    checkQuery(query);
    this.options.access.authorizeQuery(this.options.caller, query);
  }

  private authorizeDocuments(names: readonly DocumentName[]): void {
    if (names.length === 0) throw new FirestoreError("INVALID_ARGUMENT", "A documents target must name a document.");
    for (const name of names) {
      parseDocumentName(name);
      this.checkDatabase(name);
      this.options.access.authorizeGet(this.options.caller, name);
    }
  }

  private checkDatabase(name: string): void {
    if (databaseOf(name) !== this.options.database) {
      throw new FirestoreError("INVALID_ARGUMENT", `"${name}" is not in the stream's database.`);
    }
  }

  private startDocuments(id: TargetId, names: readonly DocumentName[], readTime: Timestamp): void {
    for (const name of names) {
      const document = this.options.store.get(name);
      if (document) this.sendDocument(document, [id]);
      else this.options.send({ kind: "documentDelete", name, removedTargetIds: [id], readTime });
    }
    this.views.set(id, new DocumentsView(this.options.store, names));
  }

  private startQuery({ id, resumeFrom, expectedCount }: Target, query: StructuredQuery): void {
    const { store, send } = this.options;
    const windowed = query.limit !== null || query.offset > 0;
    const view = windowed ? new WindowView(store, query) : new QueryView(store, query);
    this.views.set(id, view);
    const missed = resumeFrom === null ? null : store.commitsSince(resumeFrom);
    if (resumeFrom === null || missed === null) {
      if (resumeFrom !== null) send({ kind: "reset", id });
      for (const document of view.documents()) this.sendDocument(document, [id]);
      return;
    }
    if (view instanceof WindowView) this.resumeWindow(id, view, resumeFrom);
    else for (const committed of missed) this.sendChanges(committed, [[id, view]]);
    const names = view.names();
    send({ kind: "filter", id, count: names.length, names: expectedCount ? bloomFilterOf(names) : null });
  }

  /**
   * Compares the window now with the window at `resumeFrom`. A document can move up into the window without a change of
   * its own.
   */
  private resumeWindow(id: TargetId, view: WindowView, resumeFrom: Timestamp): void {
    const { store, send } = this.options;
    const { shown, gone } = view.since(store.at(resumeFrom));
    for (const name of gone) {
      const kind = store.get(name) ? "documentRemove" : "documentDelete";
      send({ kind, name, removedTargetIds: [id], readTime: store.readTime() });
    }
    for (const document of shown) this.sendDocument(document, [id]);
  }

  private advance(committed: Committed): void {
    if (this.sendChanges(committed, this.views)) this.sendSnapshot(committed.commitTime);
  }

  /** Returns whether it sent anything. */
  private sendChanges(
    { database, commitTime, changes }: Committed,
    views: Iterable<readonly [TargetId, ResultView]>,
  ): boolean {
    if (database !== this.options.database || changes.length === 0) return false;
    const shown = new Map<StoredDocument, TargetId[]>();
    const gone = new Map<DocumentName, TargetId[]>();
    for (const [id, view] of views) {
      const delta = view.advance(changes);
      for (const document of delta.shown) collect(shown, document, id);
      for (const name of delta.gone) collect(gone, name, id);
    }

    const deleted = new Set(changes.filter(({ after }) => after === null).map(({ name }) => name));
    for (const [name, removedTargetIds] of gone) {
      const kind = deleted.has(name) ? "documentDelete" : "documentRemove";
      this.options.send({ kind, name, removedTargetIds, readTime: commitTime });
    }
    for (const [document, targetIds] of shown) this.sendDocument(document, targetIds);
    return shown.size > 0 || gone.size > 0;
  }

  private sendDocument(document: StoredDocument, targetIds: readonly TargetId[]): void {
    this.options.send({ kind: "documentChange", document, targetIds, removedTargetIds: [] });
  }

  private sendSnapshot(readTime: Timestamp): void {
    if (this.views.size > 0) this.options.send({ kind: "snapshot", readTime });
  }
}

function collect<Key>(idsByKey: Map<Key, TargetId[]>, key: Key, id: TargetId): void {
  const ids = idsByKey.get(key);
  if (ids) ids.push(id);
  else idsByKey.set(key, [id]);
}
