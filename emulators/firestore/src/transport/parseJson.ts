import type { Json } from "../model/Caller.ts";
import { invalidPayload } from "./protoJsonReader.ts";

/** Far more than a document may nest. What reads a message goes down with it and must not run out of stack. */
const deepestNesting = 1000;

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
  for (let at = 0; at < text.length && depth <= deepestNesting; at++) {
    const character = text[at];
    if (character === '"') at = closingQuote(text, at);
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
  }
  return depth > deepestNesting;
}

function closingQuote(text: string, openingQuote: number): number {
  let at = openingQuote + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
