import { expect, test } from "vitest";
import { decodeText } from "./decodeText.ts";

const TEXT = "Activité,Señor\nChildren’s café – “ok”,1";

test.each([
  ["UTF-8", bytesOf("utf8", TEXT)],
  ["UTF-8 with a byte order mark", bytesOf("utf8", `\uFEFF${TEXT}`)],
  ["UTF-16 with a byte order mark", bytesOf("utf16le", `\uFEFF${TEXT}`)],
  ["UTF-16 without a byte order mark", bytesOf("utf16le", TEXT)],
  ["UTF-16 with its bytes swapped", swapped(bytesOf("utf16le", `\uFEFF${TEXT}`))],
  ["UTF-16 with its bytes swapped and without a byte order mark", swapped(bytesOf("utf16le", TEXT))],
  ["Windows-1252", windows1252(TEXT)],
])("a file in %s is read with its accents and quotes", (_, bytes) => expect(decodeText(bytes)).toBe(TEXT));

test("an empty file is an empty text", () => expect(decodeText(new Uint8Array())).toBe(""));

function bytesOf(encoding: "utf8" | "utf16le", text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, encoding));
}

function swapped(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.map((_, at) => bytes[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
}

function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const marks: Readonly<Record<string, number>> = { "’": 0x92, "–": 0x96, "“": 0x93, "”": 0x94 };
  return Uint8Array.from(text, (letter) => marks[letter] ?? letter.charCodeAt(0));
}
