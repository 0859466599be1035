import type { Fields, Value } from "@cairn/firestore-emulator/rules";
import { type StoredMoment, storedMoment } from "@domain/share/storedValues.ts";

/** Marks a field for which a write requests the server's time. */
export const SERVER_TIME: unique symbol = Symbol("server time");

/** A web SDK document in the emulator's form. Whole numbers become integers, as the SDK sends them. */
export function documentFields(document: object, serverTime: bigint): Fields {
  return new Map(Object.entries(document).map(([name, value]) => [name, storedValue(value, serverTime)]));
}

function storedValue(plain: unknown, serverTime: bigint): Value {
  if (plain === null) return { type: "null" };
  if (plain === SERVER_TIME) return { type: "timestamp", value: serverTime };
  if (plain instanceof Uint8Array) return { type: "bytes", value: plain };
  if (isMoment(plain)) return { type: "timestamp", value: BigInt(plain.toMillis()) * 1_000n };
  if (isRecordedTime(plain)) return { type: "timestamp", value: BigInt(plain.$time) };
  if (typeof plain === "boolean") return { type: "boolean", value: plain };
  if (typeof plain === "string") return { type: "string", value: plain };
  if (typeof plain === "number") {
    return Number.isInteger(plain) ? { type: "integer", value: BigInt(plain) } : { type: "double", value: plain };
  }
  if (Array.isArray(plain)) return { type: "array", values: plain.map((item) => storedValue(item, serverTime)) };
  if (typeof plain === "object") return { type: "map", fields: documentFields(plain, serverTime) };
  throw new Error(`A document cannot contain ${typeof plain}.`);
}

/** The web SDK's timestamp. */
function isMoment(plain: unknown): plain is StoredMoment {
  return storedMoment.safeParse(plain).success;
}

/** A timestamp in recorded writes, in microseconds. */
function isRecordedTime(plain: unknown): plain is { readonly $time: number } {
  return typeof plain === "object" && plain !== null && "$time" in plain && typeof plain.$time === "number";
}
