import type { LockedPackage, LockedPackages } from "./manifests.ts";

/** Licences that ask for no more than their notice, which the site and the cloud's node_modules carry. */
const FOR_THE_PRODUCT: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1",
]);

/** What may run on a developer's machine besides: nothing of it is shipped. */
const FOR_TOOLS: ReadonlySet<string> = new Set([
  ...FOR_THE_PRODUCT,
  "BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "MPL-2.0",
  "Python-2.0",
  "public domain",
]);

/** Packages whose manifest has no field that npm reads; their licence file was read, on 2026-11-21. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  "fuzzy@0.1.3": "MIT",
  "limiter@1.1.5": "MIT",
  "valid-url@1.0.9": "MIT",
};

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string | null;
  /** Whether it reaches a browser or the cloud. */
  readonly isShipped: boolean;
  readonly isAllowed: boolean;
}

/** Every package of the lock file, direct or not, installed on this machine or only on another kind. */
export function packageLicences(packages: LockedPackages): readonly PackageLicence[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, locked]) => licenceOf(path.slice(path.lastIndexOf("node_modules/") + 13), locked));
}

function licenceOf(name: string, { version = "", license, dev }: LockedPackage): PackageLicence {
  const licence = license ?? READ_BY_HAND[`${name}@${version}`] ?? null;
  const isShipped = !dev;
  const isAllowed = licence !== null && choicesOf(licence).some((each) => allowed(isShipped).has(each));
  return { name, version, licence, isShipped, isAllowed };
}

function allowed(isShipped: boolean): ReadonlySet<string> {
  return isShipped ? FOR_THE_PRODUCT : FOR_TOOLS;
}

/** `(MIT OR CC0-1.0)` leaves the choice; one that is allowed is enough. */
function choicesOf(licence: string): readonly string[] {
  return licence.replace(/^\((.*)\)$/, "$1").split(" OR ");
}
