import type { Json } from "../model/Caller.ts";
import { invalidPayload } from "./protoJsonReader.ts";

/** Far more than a document may nest. Readers of messages are recursive, so deeper input could overflow the stack. */
const maxNesting = 1000;

export function parseJson(text: string): Json {
  if (nestsTooDeep(text)) throw invalidPayload();
  try {
    return JSON.parse(text);
  } catch {
    throw invalidPayload();
  }
}

function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxNesting; at++) {
    const character = text[at];
    if (character === '"') at = closingQuote(text, at);
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
  }
  return depth > maxNesting;
}

function closingQuote(text: string, openingQuote: number): number {
  let at = openingQuote + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
