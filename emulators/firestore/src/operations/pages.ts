import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { compareNames } from "../model/resourceName.ts";
import type { Cursor, StructuredQuery } from "../model/StructuredQuery.ts";
import { compareStrings } from "../model/stringOrder.ts";
import type { Value } from "../model/Value.ts";
import { projectDocument } from "../query/projectDocument.ts";
import { runQuery } from "../query/runQuery.ts";
import { cursorAfter } from "../query/withinCursors.ts";
import type { FirestoreService } from "./FirestoreService.ts";
import { decodePageToken, encodePageToken } from "./pageToken.ts";

type ListRequest = Parameters<FirestoreService["listDocuments"]>[1];
type ListAnswer = Awaited<ReturnType<FirestoreService["listDocuments"]>>;

/** The page sizes if the client sets none. */
const defaultDocumentsPageSize = 20;
const defaultCollectionIdsPageSize = 100;

/** The query that the rules evaluate for a list request: the collection in its order, limited to a page. */
export function listQuery({ parent, collectionId, orderBy, pageSize }: ListRequest): StructuredQuery {
  return {
    parent,
    from: { collectionId, allDescendants: false },
    where: null,
    orderBy,
    startAt: null,
    endAt: null,
    offset: 0,
    limit: pageSize || defaultDocumentsPageSize,
    select: null,
    nearest: null,
  };
}

/** One page of a collection in the requested order. */
export function pageOfDocuments(reader: DocumentReader, query: StructuredQuery, request: ListRequest): ListAnswer {
  const size = query.limit ?? defaultDocumentsPageSize;
  const place = decodePageToken(request.pageToken);
  const startAt = place && { values: place, before: false };
  // One more than the page, to know whether there is a next page.
  const { documents } = runQuery(reader, { ...query, startAt, limit: size + 1 });
  const page = documents.slice(0, size);
  const last = page.at(-1);
  return {
    documents: page.map((document) => ({ name: document.name, document: projectDocument(document, request.mask) })),
    nextPageToken: last && documents.length > size ? encodePageToken(cursorAfter(query, last).values) : "",
  };
}

/** One page of a collection by name. Includes missing documents that have descendants. */
export function pageOfNames(reader: DocumentReader, query: StructuredQuery, request: ListRequest): ListAnswer {
  const { parent, from } = query;
  const size = query.limit ?? defaultDocumentsPageSize;
  const after = nameIn(decodePageToken(request.pageToken));
  const names = [...childNames(reader, `${parent}/${from.collectionId}`)]
    .filter((name) => after === null || compareNames(name, after) > 0)
    .sort(compareNames);
  const page = names.slice(0, size);
  const last = page.at(-1);
  return {
    documents: page.map((name) => ({ name, document: projectedOrNull(reader.get(name), request) })),
    nextPageToken: last && names.length > size ? encodePageToken([{ type: "reference", name: last }]) : "",
  };
}

/** One page of sorted collection ids. */
export function pageOfCollectionIds(
  ids: readonly string[],
  { pageSize, pageToken }: { pageSize: number; pageToken: string },
): Awaited<ReturnType<FirestoreService["listCollectionIds"]>> {
  const size = pageSize || defaultCollectionIdsPageSize;
  const place = decodePageToken(pageToken)?.[0];
  const rest = place?.type === "string" ? ids.filter((id) => compareStrings(id, place.value) > 0) : ids;
  const collectionIds = rest.slice(0, size);
  const last = collectionIds.at(-1);
  const more = last !== undefined && rest.length > size;
  return { collectionIds, nextPageToken: more ? encodePageToken([{ type: "string", value: last }]) : "" };
}

/** One page of partition cursors. Without a page size, all of them: there are never many. */
export function pageOfPartitions(
  points: readonly Cursor[],
  { pageSize, pageToken }: { pageSize: number; pageToken: string },
): Awaited<ReturnType<FirestoreService["partitionQuery"]>> {
  const after = nameIn(decodePageToken(pageToken));
  const rest = points.filter(({ values }) => after === null || compareNames(nameIn(values) ?? "", after) > 0);
  const partitions = pageSize > 0 ? rest.slice(0, pageSize) : rest;
  const more = partitions.length < rest.length;
  return { partitions, nextPageToken: more ? encodePageToken(partitions.at(-1)?.values ?? []) : "" };
}

function childNames(reader: DocumentReader, collection: string): Set<DocumentName> {
  const names = new Set<DocumentName>();
  for (const { name } of reader.below(collection)) {
    const end = name.indexOf("/", collection.length + 1);
    names.add(end < 0 ? name : name.slice(0, end));
  }
  return names;
}

function nameIn(place: readonly Value[] | null): DocumentName | null {
  const value = place?.[0];
  return value?.type === "reference" ? value.name : null;
}

function projectedOrNull(document: StoredDocument | null, { mask }: ListRequest): StoredDocument | null {
  return document && projectDocument(document, mask);
}
