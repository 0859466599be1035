/** An entry of package-lock.json, as far as it is looked at here; the rest is taken along. */
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
 * The lock file of one workspace by itself: the same versions and hashes of all that it needs, and nothing else. The
 * cloud installs the functions folder without the project around it; without this it would choose anew what the direct
 * dependencies ask for in ranges.
 *
 * @throws Error when a package lies both in the workspace and above it, which one folder cannot hold
 */
export function cutLock({ lockfileVersion, packages }: LockFile, workspace: string): LockFile & { name: unknown } {
  const own = packages[workspace];
  if (!own) throw new Error(`package-lock.json has no workspace ${workspace}.`);
  const cut = new Map<string, LockEntry>();
  for (const path of reached(packages, workspace)) {
    const target = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path;
    if (cut.has(target)) throw new Error(`${target} is wanted twice, in ${workspace} and above it.`);
    cut.set(target, forUse(packages[path] ?? {}));
  }
  const sorted = [...cut].sort(([one], [other]) => (one < other ? -1 : 1));
  return { name: own.name, lockfileVersion, packages: { "": own, ...Object.fromEntries(sorted) } };
}

/** The folders of everything that the workspace needs, by Node's own way of looking for a package. */
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

/** Peers that are optional and not there are skipped when they are looked for. */
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

/** What is a tool in the project may be a part of the workspace; npm works the marks out anew. */
function forUse(entry: LockEntry): LockEntry {
  const { dev: _dev, devOptional, ...rest } = entry;
  return devOptional ? { ...rest, optional: true } : rest;
}
