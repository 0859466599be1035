import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import { matchesQuery } from "../query/matchesQuery.ts";
import { projectDocument } from "../query/projectDocument.ts";
import { matchesOf, runQuery } from "../query/runQuery.ts";
import type { Change } from "../store/Committed.ts";
import type { ResultDelta, ResultView } from "./ResultView.ts";

/**
 * The result of a query without limit and offset. Each document matches or not by itself, so the view keeps no state.
 */
export class QueryView implements ResultView {
  private readonly reader: DocumentReader;
  private readonly query: StructuredQuery;

  constructor(reader: DocumentReader, query: StructuredQuery) {
    this.reader = reader;
    this.query = query;
  }

  documents(): readonly StoredDocument[] {
    return runQuery(this.reader, this.query).documents;
  }

  names(): readonly DocumentName[] {
    return matchesOf(this.reader, this.query).map(({ name }) => name);
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
