import { checkFieldPath } from "../model/checkFields.ts";
import type { FieldPath, StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { fieldAt, isNamePath } from "../model/fieldPath.ts";
import type { Aggregation } from "../model/StructuredQuery.ts";
import type { Value } from "../model/Value.ts";
import { isNumber, type NumberValue } from "../model/valueOrder.ts";

const maxAggregations = 5;

/** Throws INVALID_ARGUMENT for aggregations that Firestore rejects. */
export function checkAggregations(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalid("At least one aggregation is required.");
  if (aggregations.length > maxAggregations) {
    throw invalid(`The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}.`);
  }
  const aliases = new Set<string>();
  for (const aggregation of aggregations) {
    if (aliases.has(aggregation.alias))
      throw invalid(`Aggregation aliases contain duplicate alias: ${aggregation.alias}`);
    aliases.add(aggregation.alias);
    if (aggregation.kind !== "count" && isNamePath(aggregation.path)) {
      throw invalid("Aggregations are not supported for the property: __key__");
    }
    // An alias must be a valid field name.
    checkFieldPath([aggregation.alias]);
    if (aggregation.kind === "count" && aggregation.upTo !== null && aggregation.upTo <= 0) {
      throw invalid("up_to must be greater than zero.");
    }
  }
}

/**
 * The fields of sums and averages. A document that lacks one of them is left out of all aggregations, the count included,
 * before the query's offset and limit apply.
 */
export function aggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === "count" ? [] : [aggregation.path]));
}

/** Computes aggregations over documents with all their fields. Each has all of `aggregatedPaths`. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): ReadonlyMap<string, Value> {
  return new Map(aggregations.map((aggregation) => [aggregation.alias, aggregated(documents, aggregation)]));
}

function aggregated(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === "count") {
    const count = Math.min(documents.length, aggregation.upTo ?? documents.length);
    return { type: "integer", value: BigInt(count) };
  }
  const numbers = documents.flatMap(({ fields }) => {
    const value = fieldAt(fields, aggregation.path);
    return value && isNumber(value) ? [value] : [];
  });
  if (aggregation.kind === "sum") return sumOf(numbers);
  if (numbers.length === 0) return { type: "null" };
  return { type: "double", value: Number(sumOf(numbers).value) / numbers.length };
}

/** An integer if all numbers are integers and the sum fits in 64 bits; otherwise a double. */
function sumOf(numbers: readonly NumberValue[]): NumberValue {
  let integers = 0n;
  let doubles = 0;
  let allIntegers = true;
  for (const number of numbers) {
    if (number.type === "integer") integers += number.value;
    else {
      doubles += number.value;
      allIntegers = false;
    }
  }
  if (allIntegers && BigInt.asIntN(64, integers) === integers) return { type: "integer", value: integers };
  return { type: "double", value: Number(integers) + doubles };
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
