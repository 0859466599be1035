/** About how many bytes a document's fields have in Firestore: names and texts in UTF-8, and 8 for anything small. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value) + 1;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0);
  if (typeof value !== "object" || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, field]) => sum + name.length + 1 + sizeOf(field), 0);
}
