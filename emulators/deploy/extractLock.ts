/** The fields of a package-lock.json entry that this file reads. All other fields are copied unchanged. */
interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [fact: string]: unknown;
}

export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/**
 * Extracts the lock file of one workspace: the same versions and hashes of everything it needs, and nothing else. The
 * cloud installs the functions folder without the rest of the project. Without a lock file, npm would resolve the
 * direct dependencies' version ranges again.
 *
 * @throws Error when a package is installed both in the workspace and above it; one folder cannot hold both
 */
export function extractLock({ lockfileVersion, packages }: LockFile, workspace: string): LockFile & { name: unknown } {
  const own = packages[workspace];
  if (!own) throw new Error(`package-lock.json has no workspace ${workspace}.`);
  const extracted = new Map<string, LockEntry>();
  for (const path of reached(packages, workspace)) {
    const target = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path;
    if (extracted.has(target)) throw new Error(`${target} is needed twice, in ${workspace} and above it.`);
    extracted.set(target, forUse(packages[path] ?? {}));
  }
  const sorted = [...extracted].sort(([one], [other]) => (one < other ? -1 : 1));
  return { name: own.name, lockfileVersion, packages: { "": own, ...Object.fromEntries(sorted) } };
}

/** The folders of all packages the workspace needs, found the way Node resolves packages. */
function reached(packages: LockFile["packages"], workspace: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [workspace];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const name of needsOf(packages[from] ?? {})) {
      const path = resolve(packages, from, name);
      if (path === null || found.has(path)) continue;
      found.add(path);
      open.push(path);
    }
  }
  return found;
}

/** Optional peers that are not installed are skipped during the lookup. */
function needsOf({ dependencies, optionalDependencies, peerDependencies }: LockEntry): readonly string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

function resolve(packages: LockFile["packages"], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.includes("/node_modules/") ? above(folder) : "") {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return null;
  }
}

function above(folder: string): string {
  return folder.slice(0, folder.lastIndexOf("/node_modules/"));
}

/** A dev dependency of the project can be a regular dependency of the workspace. npm recalculates these flags. */
function forUse(entry: LockEntry): LockEntry {
  const { dev: _dev, devOptional, ...rest } = entry;
  return devOptional ? { ...rest, optional: true } : rest;
}
