import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { Change } from "../store/Committed.ts";
import type { ResultDelta, ResultView } from "./ResultView.ts";

/** Documents watched by name. */
export class DocumentsView implements ResultView {
  private readonly names: ReadonlySet<DocumentName>;

  constructor(names: readonly DocumentName[]) {
    this.names = new Set(names);
  }

  advance(changes: readonly Change[]): ResultDelta {
    const shown: StoredDocument[] = [];
    const gone: DocumentName[] = [];
    for (const { name, after } of changes) {
      if (!this.names.has(name)) continue;
      if (after) shown.push(after);
      else gone.push(name);
    }
    return { shown, gone };
  }
}
