import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";

/** The workspaces with a manifest. "" is the project itself, which has the packages of tests and shared tools. */
export const ROOMS = ["", "web", "functions", "emulators/firestore", "emulators"] as const;
export type Room = (typeof ROOMS)[number];

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** An entry of package-lock.json: one folder installed by npm. */
export interface LockedPackage extends Manifest {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** Only the project's own tools and tests need it. */
  readonly dev?: boolean;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function manifestOf(room: Room): Manifest {
  return readJson(join(room, "package.json"));
}

/** The packages a manifest names, for use and for development. */
export function namedBy({ dependencies, devDependencies }: Manifest): Readonly<Record<string, string>> {
  return { ...dependencies, ...devDependencies };
}

export function lockedPackages(): LockedPackages {
  return readJson<{ packages: LockedPackages }>("package-lock.json").packages;
}

/** The package of this name that a workspace gets: from the nearest folder above, as Node.js looks for it. */
export function lockedFor(packages: LockedPackages, folder: string, name: string): LockedPackage {
  const found = packages[posix.join(folder, "node_modules", name)];
  if (found) return found.link ? (packages[found.resolved ?? ""] ?? {}) : found;
  return folder === "" ? {} : lockedFor(packages, folder.replace(/\/?[^/]*$/, ""), name);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, path), "utf8")) as T;
}
