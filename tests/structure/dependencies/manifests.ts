import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";

/** A room with a manifest; "" is the project itself, whose packages serve the tests and everybody's tools. */
export const ROOMS = ["", "web", "functions", "emulators/firestore", "emulators"] as const;
export type Room = (typeof ROOMS)[number];

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** An entry of package-lock.json: one folder that npm fills. */
export interface LockedPackage extends Manifest {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** Only the project's own tools and tests ask for it. */
  readonly dev?: boolean;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function manifestOf(room: Room): Manifest {
  return readJson(join(room, "package.json"));
}

/** What a manifest names, for use and for building alike. */
export function namedBy({ dependencies, devDependencies }: Manifest): Readonly<Record<string, string>> {
  return { ...dependencies, ...devDependencies };
}

export function lockedPackages(): LockedPackages {
  return readJson<{ packages: LockedPackages }>("package-lock.json").packages;
}

/** What is installed at the top of node_modules under this name. */
export function installed(name: string): { readonly version: string; readonly license?: string } {
  return readJson(join("node_modules", name, "package.json"));
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, path), "utf8")) as T;
}
