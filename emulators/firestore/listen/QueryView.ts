import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import { matchesQuery } from "../query/matchesQuery.ts";
import { projectDocument } from "../query/projectDocument.ts";
import type { Change } from "../store/Committed.ts";
import type { ResultDelta, ResultView } from "./ResultView.ts";

/** A query without limit and offset: each document alone decides whether it belongs, so nothing is remembered. */
export class QueryView implements ResultView {
  private readonly query: StructuredQuery;

  constructor(query: StructuredQuery) {
    this.query = query;
  }

  advance(changes: readonly Change[]): ResultDelta {
    const shown: StoredDocument[] = [];
    const gone: DocumentName[] = [];
    for (const { name, before, after } of changes) {
      if (after && matchesQuery(this.query, after)) shown.push(projectDocument(after, this.query.select));
      else if (before && matchesQuery(this.query, before)) gone.push(name);
    }
    return { shown, gone };
  }
}
