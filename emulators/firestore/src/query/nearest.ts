import { checkFieldPath } from "../model/checkFields.ts";
import type { StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { fieldAt, withField } from "../model/fieldPath.ts";
import type { Nearest, StructuredQuery } from "../model/StructuredQuery.ts";
import { vectorOf } from "../model/valueOrder.ts";

const maxDimensions = 2048;
const maxNeighbors = 1000;

type Distance = (a: readonly number[], b: readonly number[]) => number;

const distances: Readonly<Record<Nearest["measure"], Distance>> = {
  EUCLIDEAN: (a, b) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))),
  COSINE: (a, b) => 1 - dotProduct(a, b) / (Math.hypot(...a) * Math.hypot(...b)),
  DOT_PRODUCT: dotProduct,
};

/** Throws INVALID_ARGUMENT for a vector search that Firestore rejects. */
export function checkNearest(query: StructuredQuery, { vector, limit, resultPath }: Nearest): void {
  if (vector.length === 0) throw invalid("Cannot have a zero length vector.");
  if (vector.length > maxDimensions) {
    throw invalid(`The query vector must have between 1 and ${maxDimensions} dimensions.`);
  }
  if (limit < 1 || limit > maxNeighbors) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${maxNeighbors}.`);
  }
  if (query.limit !== null) throw invalid("A query limit cannot be used with FindNearest");
  if (query.offset > 0) throw invalid("A query offset cannot be used with FindNearest");
  if (query.startAt || query.endAt) throw invalid("A cursor cannot be used with FindNearest");
  if (resultPath) checkFieldPath(resultPath);
}

/** The documents with the most similar vectors of the same dimensions, most similar first. Ties are ordered by name. */
export function nearestOf(documents: readonly StoredDocument[], nearest: Nearest): StoredDocument[] {
  const { measure, limit, resultPath } = nearest;
  const sign = measure === "DOT_PRODUCT" ? -1 : 1;
  return documents
    .flatMap((document) => {
      const distance = distanceOf(document, nearest);
      return distance === null || !isWithin(distance, nearest) ? [] : [{ document, distance }];
    })
    .sort((a, b) => sign * (a.distance - b.distance))
    .slice(0, limit)
    .map(({ document, distance }) => {
      if (!resultPath) return document;
      return { ...document, fields: withField(document.fields, resultPath, { type: "double", value: distance }) };
    });
}

function distanceOf({ fields }: StoredDocument, { path, vector, measure }: Nearest): number | null {
  const value = fieldAt(fields, path);
  const elements = value && vectorOf(value);
  if (elements?.length !== vector.length) return null;
  const stored = elements.flatMap((element) => (element.type === "double" ? [element.value] : []));
  const distance = distances[measure](stored, vector);
  // A zero vector has no direction, so its cosine distance is not a number.
  return Number.isFinite(distance) ? distance : null;
}

/** A dot product grows with similarity, so its threshold is a minimum; the other measures have a maximum. */
function isWithin(distance: number, { measure, threshold }: Nearest): boolean {
  if (threshold === null) return true;
  return measure === "DOT_PRODUCT" ? distance >= threshold : distance <= threshold;
}

function dotProduct(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
