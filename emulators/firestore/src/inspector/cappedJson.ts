import type { Json } from "../model/Caller.ts";

/** JSON text of at most about `limit` characters: it stops writing there, so a large message costs no more. */
export function cappedJson(json: Json | undefined, limit: number): string {
  const parts: string[] = [];
  let left = limit;

  /** False once the limit is reached. */
  function put(text: string): boolean {
    if (left <= 0) return false;
    parts.push(text.length > left ? text.slice(0, left) : text);
    left -= text.length;
    return left > 0;
  }

  function write(value: Json | undefined, indent: string): void {
    if (typeof value === "string") put(JSON.stringify(value.length > left ? value.slice(0, left) : value));
    else if (value === null || typeof value !== "object") put(String(value));
    else if (Array.isArray(value)) writeAll("[", "]", value, indent, (item, inner) => write(item, inner));
    else {
      const entries = Object.entries(value);
      writeAll("{", "}", entries, indent, ([key, item], inner) => {
        put(`${JSON.stringify(key)}: `);
        write(item, inner);
      });
    }
  }

  function writeAll<Item>(
    open: string,
    close: string,
    items: readonly Item[],
    indent: string,
    writeItem: (item: Item, indent: string) => void,
  ): void {
    put(open);
    const inner = `${indent}  `;
    for (const [index, item] of items.entries()) {
      if (!put(`${index > 0 ? "," : ""}\n${inner}`)) return;
      writeItem(item, inner);
    }
    put(items.length > 0 ? `\n${indent}${close}` : close);
  }

  write(json, "");
  return left < 0 ? `${parts.join("")}…` : parts.join("");
}
