/**
 * The size in bytes that Firestore counts for a document's fields: a name and a text have one byte more than their
 * UTF-8, a number has 8, true, false and null have 1. Source: firebase.google.com/docs/firestore/storage-size, read on
 * 2026-11-22. The path and 32 bytes come on top of it.
 */
export function fieldsSize(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value) + 1;
  if (typeof value === "number") return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + fieldsSize(item), 0);
  if (typeof value !== "object" || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, field]) => sum + fieldsSize(name) + fieldsSize(field), 0);
}
