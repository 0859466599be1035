import type { Fields, Value } from "../../../emulators/firestore/model/Value.ts";

/** Marks where a write asks for the server's time. */
export const SERVER_TIME: unique symbol = Symbol("server time");

/** A document of the web SDK as the emulator holds it: whole numbers are integers, as the SDK sends them. */
export function fieldsOf(document: object, serverTime: bigint): Fields {
  return new Map(Object.entries(document).map(([name, value]) => [name, valueOf(value, serverTime)]));
}

function valueOf(plain: unknown, serverTime: bigint): Value {
  if (plain === null) return { type: "null" };
  if (plain === SERVER_TIME) return { type: "timestamp", value: serverTime };
  if (typeof plain === "boolean") return { type: "boolean", value: plain };
  if (typeof plain === "string") return { type: "string", value: plain };
  if (typeof plain === "number") {
    return Number.isInteger(plain) ? { type: "integer", value: BigInt(plain) } : { type: "double", value: plain };
  }
  if (Array.isArray(plain)) return { type: "array", values: plain.map((item) => valueOf(item, serverTime)) };
  if (typeof plain === "object") return { type: "map", fields: fieldsOf(plain, serverTime) };
  throw new Error(`A document does not hold ${typeof plain}.`);
}
