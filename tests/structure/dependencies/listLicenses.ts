/** `npm run licenses` prints the licenses of all shipped packages. Fails if one is unknown or not allowed. */
import { packageLicenses } from "./licenses.ts";
import { lockedPackages } from "./manifests.ts";

const all = packageLicenses(lockedPackages());
const shipped = all.filter(({ isShipped }) => isShipped);
for (const license of [...new Set(shipped.map((each) => each.license))].sort()) {
  const under = shipped.filter((each) => each.license === license).map(({ name, version }) => `${name} ${version}`);
  const names = [...new Set(under)].sort();
  console.log(`${license ?? "unknown"} (${names.length})\n  ${names.join(", ")}\n`);
}
const refused = all.filter(({ isAllowed }) => !isAllowed);
for (const { name, version, license } of refused) {
  console.error(`${name} ${version} is under ${license ?? "an unknown license"}: licenses.ts does not allow it.`);
}
console.log(
  `${shipped.length} packages are shipped, ${all.length - shipped.length} are tools; ${refused.length} refused.`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
