/** How many bytes are looked at to recognize UTF-16 without a byte order mark. */
const SAMPLE = 2_000;
/** In UTF-16, every other byte of Latin text is zero; in other encodings, none is. */
const ZEROS = 0.2;

/**
 * The text of a file in UTF-8, UTF-16 ("Unicode Text" of Excel) or Windows-1252 ("CSV" of Excel for Windows), without
 * its byte order mark. Bytes that are not UTF-8 are Windows-1252, which has a character for every byte.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join("");
  }
}

/** The characters from 0x80 to 0x9F. Some versions of Node decode them as control characters. */
const WINDOWS_1252 = [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"];

function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = Array.from(bytes.subarray(0, SAMPLE));
  const zeros = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length / sample.length;
  if (zeros(1) > ZEROS) return "utf-16le";
  return zeros(0) > ZEROS ? "utf-16be" : null;
}
