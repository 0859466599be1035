import type { LockedPackage, LockedPackages } from "./manifests.ts";

/** Licenses that only require their notice. The site and the cloud's node_modules contain it. */
const FOR_THE_PRODUCT: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
]);

/** Licenses also allowed for tools that are never shipped. */
const FOR_TOOLS: ReadonlySet<string> = new Set([
  ...FOR_THE_PRODUCT,
  "BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "MPL-2.0",
  "Python-2.0",
  "public domain",
]);

/** Packages without a license field that npm reads. Their license files were read on 2026-11-21. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  "fuzzy@0.1.3": "MIT",
  "limiter@1.1.5": "MIT",
  "valid-url@1.0.9": "MIT",
};

export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  /** Whether it is part of the site or the cloud function. */
  readonly isShipped: boolean;
  readonly isAllowed: boolean;
}

/** Every package of the lock file, direct or not, even if it is only installed on other platforms. */
export function packageLicenses(packages: LockedPackages): readonly PackageLicense[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, locked]) => licenseOf(path.slice(path.lastIndexOf("node_modules/") + 13), locked));
}

function licenseOf(name: string, { version = "", license: declared, dev }: LockedPackage): PackageLicense {
  const license = declared ?? READ_BY_HAND[`${name}@${version}`] ?? null;
  const isShipped = !dev;
  const isAllowed = license !== null && choicesOf(license).some((each) => allowed(isShipped).has(each));
  return { name, version, license, isShipped, isAllowed };
}

function allowed(isShipped: boolean): ReadonlySet<string> {
  return isShipped ? FOR_THE_PRODUCT : FOR_TOOLS;
}

/** `(MIT OR CC0-1.0)` offers a choice. One allowed license is enough. */
function choicesOf(license: string): readonly string[] {
  return license.replace(/^\((.*)\)$/, "$1").split(" OR ");
}
