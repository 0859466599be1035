import type { FieldPath, StoredDocument } from "../model/Document.ts";
import { fieldAt, isNamePath } from "../model/fieldPath.ts";
import { compareNames } from "../model/resourceName.ts";
import type { Order, StructuredQuery } from "../model/StructuredQuery.ts";
import type { Value } from "../model/Value.ts";
import { compareValues } from "../model/valueOrder.ts";
import { effectiveOrder } from "./effectiveOrder.ts";

/** Compares documents in query order, implied orders included. The order is total because it ends with the name. */
export function compareByQuery(query: StructuredQuery): (a: StoredDocument, b: StoredDocument) => number {
  const orders = effectiveOrder(query);
  return (a, b) => {
    for (const { path, direction } of orders) {
      const order = isNamePath(path) ? compareNames(a.name, b.name) : compareFields(a, b, path);
      if (order !== 0) return direction === "ASCENDING" ? order : -order;
    }
    return 0;
  };
}

/** The value that a document is ordered by. Undefined if it lacks the field: such a document is never in the result. */
export function orderValue(document: StoredDocument, { path }: Order): Value | undefined {
  return isNamePath(path) ? { type: "reference", name: document.name } : fieldAt(document.fields, path);
}

function compareFields(a: StoredDocument, b: StoredDocument, path: FieldPath): number {
  const left = fieldAt(a.fields, path);
  const right = fieldAt(b.fields, path);
  return left && right ? compareValues(left, right) : 0;
}
