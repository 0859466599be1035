import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const heldHere = new Set<string>();

/** Prevents two processes from writing the same file: `<file>.lock` contains the holder's process id. */
export class LockFile {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
    heldHere.add(path);
  }

  /** Throws if a live process holds the file. Takes over the lock of a process that has ended. */
  static acquire(file: string): LockFile {
    const path = `${file}.lock`;
    mkdirSync(dirname(path), { recursive: true });
    if (!claim(path)) {
      const holder = Number(readFileSync(path, "utf8"));
      if (isHeld(path, holder)) {
        throw new Error(
          `${file} is in use by process ${holder}. Stop that process, or remove ${path} if it is not a Cairn emulator.`,
        );
      }
      rmSync(path, { force: true });
      if (!claim(path)) throw new Error(`${file} was taken by another process just now.`);
    }
    return new LockFile(path);
  }

  release(): void {
    heldHere.delete(this.#path);
    rmSync(this.#path, { force: true });
  }
}

/** Links a finished file, so that a lock file never exists without its process id. */
function claim(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (fault) {
    if (codeOf(fault) === "EEXIST") return false;
    throw fault;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHeld(path: string, holder: number): boolean {
  // A lock with our own id that we do not hold is from an earlier process whose id was reused.
  if (holder === process.pid) return heldHere.has(path);
  if (!Number.isSafeInteger(holder) || holder <= 0) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (fault) {
    return codeOf(fault) === "EPERM";
  }
}

function codeOf(fault: unknown): unknown {
  return fault instanceof Error && "code" in fault ? fault.code : undefined;
}
