import type { Json } from "../model/Caller.ts";
import { invalidPayload } from "./protoJsonReader.ts";

export function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidPayload();
  }
}
