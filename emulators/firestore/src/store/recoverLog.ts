import { closeSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { Timestamp } from "../model/Value.ts";
import { decodeRecord } from "./commitRecord.ts";

/** The first line of every log, with the version of its format. */
export const formatMark = "cairn firestore log 1\n";

export interface Recovery {
  readonly databases: ReadonlyMap<
    DatabaseName,
    { lastCommitTime: Timestamp; readonly documents: ReadonlyMap<DocumentName, StoredDocument> }
  >;
  /** How many document states the log holds, those that were replaced later included. */
  readonly loggedStates: number;
  /** Where the last whole line ends; 0 for a file that is new. */
  readonly intactLength: number;
}

const checksumDigits = 8;
const lineBreak = 0x0a;
const chunkLength = 4 * 1024 * 1024;

/** A record with its checksum before and the line break behind it, which the record itself never contains. */
export function formatLine(record: string): string {
  return `${checksum(Buffer.from(record))} ${record}\n`;
}

/** Reads a log as far as it is whole. Throws when something whole follows a damaged line: then data was lost. */
export function recover(path: string): Recovery {
  const databases = new Map<
    DatabaseName,
    { lastCommitTime: Timestamp; documents: Map<DocumentName, StoredDocument> }
  >();
  let loggedStates = 0;
  let intactLength = 0;
  let tornAt: number | null = null;
  for (const { line, end } of linesOf(path)) {
    if (intactLength === 0) {
      if (`${line}\n` !== formatMark) throw new Error(`${path} is not a Cairn Firestore log of a known version.`);
      intactLength = end;
      continue;
    }
    if (tornAt !== null) throw new Error(`${path} is damaged at byte ${tornAt}.`);
    const record = line.subarray(checksumDigits + 1);
    if (line.toString("latin1", 0, checksumDigits) !== checksum(record)) {
      tornAt = intactLength;
      continue;
    }
    const { database, commitTime, states } = decodeRecord(record.toString());
    const recovered = databases.get(database) ?? { lastCommitTime: commitTime, documents: new Map() };
    recovered.lastCommitTime = commitTime;
    replay(states, recovered.documents);
    databases.set(database, recovered);
    loggedStates += states.length;
    intactLength = end;
  }
  return { databases, loggedStates, intactLength };
}

function replay(states: ReturnType<typeof decodeRecord>["states"], documents: Map<DocumentName, StoredDocument>): void {
  for (const { name, document } of states) {
    if (document) documents.set(name, document);
    else documents.delete(name);
  }
}

function checksum(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(checksumDigits, "0");
}

/** The whole lines of a file and where each ends; what stands behind the last line break is left out. */
function* linesOf(path: string): Iterable<{ readonly line: Buffer; readonly end: number }> {
  const file = openOrNull(path);
  if (file === null) return;
  try {
    let rest: Buffer = Buffer.alloc(0);
    let restStart = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(chunkLength);
      const length = readSync(file, chunk);
      if (length === 0) {
        // A log is born whole, by renaming, so its first line is never torn.
        if (restStart === 0 && rest.length > 0) yield { line: rest, end: rest.length };
        return;
      }
      const searched = rest.length;
      const text = Buffer.concat([rest, chunk.subarray(0, length)]);
      let start = 0;
      for (let end = text.indexOf(lineBreak, searched); end >= 0; end = text.indexOf(lineBreak, start)) {
        yield { line: text.subarray(start, end), end: restStart + end + 1 };
        start = end + 1;
      }
      rest = text.subarray(start);
      restStart += start;
    }
  } finally {
    closeSync(file);
  }
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return null;
    throw fault;
  }
}
