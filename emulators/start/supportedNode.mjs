/**
 * Ends the program with one sentence on a Node.js that is too old for Cairn. An entry imports this file before anything
 * else: the modules of the project and its packages use what an old Node.js does not have, and would end with a stack.
 * Plain JavaScript without dependencies, in words that Node.js 18 and older can read.
 */
import { readFileSync } from "node:fs";
import { isSupported } from "./nodeVersion.mjs";

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

if (!isSupported(process.version, engines.node)) {
  console.error(
    `Cairn needs Node.js ${inWords(engines.node)}, and this is ${process.version}. ` +
      "Install one of those from https://nodejs.org and run the command again.",
  );
  process.exit(1);
}

/**
 * "^20.19.0 || >=24.0.0" as "20.19+ or 24+".
 *
 * @param {string} range
 */
function inWords(range) {
  const versions = range.split("||").map((part) => {
    const [major, minor] = part.match(/\d+/g) ?? [];
    return minor === "0" ? `${major}+` : `${major}.${minor}+`;
  });
  const last = versions.pop();
  return versions.length === 0 ? last : `${versions.join(", ")} or ${last}`;
}
