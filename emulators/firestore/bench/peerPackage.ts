import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const PEER = "@firestore-emulator/server@0.3.15";

export interface PeerPackage {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Installs the other emulator into its own folder, away from our manifests. Without a network, warns and returns null.
 */
export async function installPeer(): Promise<PeerPackage | null> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-bench-peer-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(join(folder, "package.json"), "{}");
    const flags = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    await promisify(execFile)("npm", ["install", ...flags, PEER], { cwd: folder, timeout: 180_000 });
    return { folder, remove };
  } catch (failure) {
    console.warn(`${PEER} could not be installed, so the bench runs without a comparison: ${String(failure)}`);
    await remove();
    return null;
  }
}
