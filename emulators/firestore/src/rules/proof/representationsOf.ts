import type { Fields, Value } from "../../model/Value.ts";

const maximumForms = 64;

/**
 * All stored values that an equality filter with this operand matches. Firestore matches 1.0 for 1, at every depth,
 * while rules distinguish them (`is int`). Null if there are too many to try.
 */
export function representationsOf(value: Value): readonly Value[] | null {
  switch (value.type) {
    case "integer": {
      const double = Number(value.value);
      return BigInt(double) === value.value ? bothForms(value.value, double) : [value];
    }
    case "double":
      return fitsInteger(value.value) ? bothForms(BigInt(value.value), value.value) : [value];
    case "array": {
      const rows = combinations(value.values);
      return rows?.map((values) => ({ type: "array", values })) ?? null;
    }
    case "map": {
      const keys = [...value.fields.keys()];
      const rows = combinations([...value.fields.values()]);
      return rows?.map((values) => ({ type: "map", fields: zip(keys, values) })) ?? null;
    }
    default:
      return [value];
  }
}

function bothForms(integer: bigint, double: number): readonly Value[] {
  return [
    { type: "integer", value: integer },
    { type: "double", value: double },
  ];
}

function fitsInteger(double: number): boolean {
  return Number.isInteger(double) && double >= -(2 ** 63) && double < 2 ** 63;
}

function combinations(values: readonly Value[]): readonly (readonly Value[])[] | null {
  let rows: readonly (readonly Value[])[] = [[]];
  for (const value of values) {
    const forms = representationsOf(value);
    if (forms === null || rows.length * forms.length > maximumForms) return null;
    rows = rows.flatMap((row) => forms.map((form) => [...row, form]));
  }
  return rows;
}

function zip(keys: readonly string[], values: readonly Value[]): Fields {
  const fields = new Map<string, Value>();
  for (const [index, key] of keys.entries()) {
    const value = values[index];
    if (value) fields.set(key, value);
  }
  return fields;
}
