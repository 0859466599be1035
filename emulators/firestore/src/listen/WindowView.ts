import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import { compareByQuery } from "../query/compareByQuery.ts";
import { matchesQuery } from "../query/matchesQuery.ts";
import { projectDocument } from "../query/projectDocument.ts";
import { runQuery } from "../query/runQuery.ts";
import type { Change } from "../store/Committed.ts";
import type { ResultDelta, ResultView } from "./ResultView.ts";

/**
 * The result of a query with limit or offset: a window on its matches. It keeps the documents of the window in order.
 * It queries the store again only when a document left the window or moved, because another document may then move up.
 */
export class WindowView implements ResultView {
  private readonly reader: DocumentReader;
  private readonly query: StructuredQuery;
  private readonly compare: (a: StoredDocument, b: StoredDocument) => number;
  private window: readonly StoredDocument[];

  constructor(reader: DocumentReader, query: StructuredQuery) {
    this.reader = reader;
    this.query = query;
    this.compare = compareByQuery(query);
    this.window = this.readWindow(reader);
  }

  documents(): readonly StoredDocument[] {
    return this.window.map((document) => projectDocument(document, this.query.select));
  }

  names(): readonly DocumentName[] {
    return this.window.map(({ name }) => name);
  }

  advance(changes: readonly Change[]): ResultDelta {
    const old = this.window;
    this.window = this.mustReadAgain(changes) ? this.readWindow(this.reader) : this.patchedWindow(changes);
    return this.changesFrom(old);
  }

  /** The changes of the window since an earlier state. */
  since(past: DocumentReader): ResultDelta {
    return this.changesFrom(this.readWindow(past));
  }

  private changesFrom(old: readonly StoredDocument[]): ResultDelta {
    const previous = new Map(old.map((document) => [document.name, document]));
    const present = new Set(this.window.map(({ name }) => name));
    return {
      shown: this.window
        .filter((document) => previous.get(document.name) !== document)
        .map((document) => projectDocument(document, this.query.select)),
      gone: old.map(({ name }) => name).filter((name) => !present.has(name)),
    };
  }

  private mustReadAgain(changes: readonly Change[]): boolean {
    if (this.query.offset > 0) return changes.some((change) => this.concerns(change));
    const members = new Map(this.window.map((document) => [document.name, document]));
    return changes.some(({ name, after }) => {
      const member = members.get(name);
      return member !== undefined && this.isFull() && !(after && this.matches(after) && this.keepsPlace(member, after));
    });
  }

  private concerns({ before, after }: Change): boolean {
    return (before !== null && this.matches(before)) || (after !== null && this.matches(after));
  }

  private matches(document: StoredDocument): boolean {
    return matchesQuery(this.query, document);
  }

  private isFull(): boolean {
    return this.query.limit !== null && this.window.length >= this.query.limit;
  }

  // Moving toward the front is safe. Moving back may put the document after one outside the window.
  private keepsPlace(member: StoredDocument, after: StoredDocument): boolean {
    return this.compare(after, member) <= 0;
  }

  private patchedWindow(changes: readonly Change[]): readonly StoredDocument[] {
    if (!changes.some((change) => this.concerns(change))) return this.window;
    const changed = new Set<DocumentName>(changes.map(({ name }) => name));
    const entering = changes.flatMap(({ after }) => (after && this.matches(after) ? [after] : []));
    const patched = [...this.window.filter(({ name }) => !changed.has(name)), ...entering].sort(this.compare);
    return patched.slice(0, this.query.limit ?? patched.length);
  }

  private readWindow(reader: DocumentReader): readonly StoredDocument[] {
    return runQuery(reader, { ...this.query, select: null }).documents;
  }
}
