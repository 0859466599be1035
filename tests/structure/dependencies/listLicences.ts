/** `npm run licenses` prints the licences of all shipped packages. Fails if one is unknown or not allowed. */
import { packageLicences } from "./licences.ts";
import { lockedPackages } from "./manifests.ts";

const all = packageLicences(lockedPackages());
const shipped = all.filter(({ isShipped }) => isShipped);
for (const licence of [...new Set(shipped.map((each) => each.licence))].sort()) {
  const under = shipped.filter((each) => each.licence === licence).map(({ name, version }) => `${name} ${version}`);
  const names = [...new Set(under)].sort();
  console.log(`${licence ?? "unknown"} (${names.length})\n  ${names.join(", ")}\n`);
}
const refused = all.filter(({ isAllowed }) => !isAllowed);
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version} is under ${licence ?? "an unknown licence"}: licences.ts does not allow it.`);
}
console.log(
  `${shipped.length} packages are shipped, ${all.length - shipped.length} are tools; ${refused.length} refused.`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
