import { FirestoreError } from "../model/FirestoreError.ts";
import type { Committed } from "./Committed.ts";

/** The local data on disk: an append-only file that one process at a time may hold. */
export class CommitLog {
  /** Reads the file, or begins it. Throws an `Error` with a clear message when another live process holds it. */
  static open(_path: string): CommitLog {
    throw new FirestoreError("UNIMPLEMENTED", "CommitLog.open");
  }

  append(_committed: Committed): void {
    throw new FirestoreError("UNIMPLEMENTED", "CommitLog.append");
  }

  close(): void {
    throw new FirestoreError("UNIMPLEMENTED", "CommitLog.close");
  }
}
