import { readdirSync, readFileSync } from "node:fs";

/** The processes that a process has started, and those that these have started. Linux only. */
export function childProcesses(pid: number): readonly number[] {
  const children = numbers().filter((each) => parentOf(each) === pid);
  return children.flatMap((child) => [child, ...childProcesses(child)]);
}

/** The words with which a process was started. Empty if it has ended. */
export function commandOf(pid: number): readonly string[] {
  return read(pid, "cmdline").split("\0");
}

function numbers(): readonly number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** See proc(5): after the name, which is in parentheses and may have spaces, come the state and the parent. */
function parentOf(pid: number): number {
  return Number(read(pid, "stat").split(") ").at(-1)?.split(" ")[1]);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}
