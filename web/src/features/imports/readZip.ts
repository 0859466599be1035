/** No workbook of one student's rows unpacks to nearly as much. */
const MOST_BYTES = 20_000_000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The files of a ZIP archive, each unpacked when it is asked for. Null for one that the archive lacks.
 *
 * @throws Error if the archive is broken, or a file unpacks to too much.
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error("The archive has no directory.");
  const places = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const begin = at + 46;
    places.set(new TextDecoder().decode(bytes.subarray(begin, begin + (name ?? 0))), at);
    at = begin + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return async (name) => {
    const entry = places.get(name);
    return entry === undefined ? null : unpacked(bytes, view, entry);
  };
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>, view: DataView, entry: number): Promise<string> {
  const isStored = view.getUint16(entry + 10, true) === 0;
  const size = view.getUint32(entry + 20, true);
  const header = view.getUint32(entry + 42, true);
  const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const packed = bytes.slice(begin, begin + size);
  if (isStored) return new TextDecoder().decode(packed);
  const decoder = new TextDecoder();
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MOST_BYTES) throw new Error("The archive unpacks to too much.");
  }
  return text + decoder.decode();
}
