import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import type { Change } from "../store/Committed.ts";
import type { ResultDelta, ResultView } from "./ResultView.ts";

/** The result of a documents target: documents watched by name. */
export class DocumentsView implements ResultView {
  private readonly reader: DocumentReader;
  private readonly watched: ReadonlySet<DocumentName>;

  constructor(reader: DocumentReader, watched: readonly DocumentName[]) {
    this.reader = reader;
    this.watched = new Set(watched);
  }

  names(): readonly DocumentName[] {
    return [...this.watched].filter((name) => this.reader.get(name) !== null);
  }

  advance(changes: readonly Change[]): ResultDelta {
    const shown: StoredDocument[] = [];
    const gone: DocumentName[] = [];
    for (const { name, after } of changes) {
      if (!this.watched.has(name)) continue;
      if (after) shown.push(after);
      else gone.push(name);
    }
    return { shown, gone };
  }
}
