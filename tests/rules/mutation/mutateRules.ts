/**
 * `npm run mutate:rules`: runs the rules tests once against an embedded Firestore that puts every question to the
 * mutants of firestore.rules too, and fails when a mutant answers all of them as the rules do.
 */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { startFirestore } from "../../../emulators/firestore/startFirestore.ts";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { equivalentMutants } from "./equivalentMutants.ts";
import { Jury } from "./Jury.ts";
import { type Mutant, mutantsOf } from "./mutantsOf.ts";

const mutation = mutantsOf(await readFile(join(PROJECT_ROOT, "firestore.rules"), "utf8"));
const { mutants } = mutation;
const jury = new Jury(mutation);
const firestore = await startFirestore({
  port: 0,
  dataFile: null,
  onVerdicts: (requests, verdicts) => jury.hear(requests, verdicts),
});
const { passed, output } = await rulesTests(`${firestore.host}:${firestore.port}`);
await firestore.stop();

if (!passed) {
  console.log(output);
  console.log("The rules tests fail, so they say nothing of the mutants.");
  process.exit(1);
}
const survivors = jury.survivors.filter((mutant) => !equivalentMutants.some((known) => isSame(mutant, known)));
const wrongly = equivalentMutants.filter((known) => !jury.survivors.some((mutant) => isSame(mutant, known)));
for (const { line, column, text, change } of survivors) {
  console.log(`firestore.rules:${line}:${column} survives with this ${change}: ${text}`);
}
for (const { text, change } of wrongly) {
  console.log(`equivalentMutants.ts names one that is killed or gone: ${text} (${change})`);
}
const killed = mutants.length - jury.survivors.length;
console.log(
  `${killed} of ${mutants.length} mutants killed by ${jury.questions} questions, ` +
    `${jury.survivors.length - survivors.length} listed as equivalent, ${survivors.length} survived`,
);
process.exit(survivors.length + wrongly.length === 0 ? 0 : 1);

function isSame(mutant: Mutant, known: (typeof equivalentMutants)[number]): boolean {
  return mutant.text === known.text && mutant.change === known.change;
}

function rulesTests(firestoreHost: string): Promise<{ readonly passed: boolean; readonly output: string }> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", "--project", "rules", ...process.argv.slice(2)], {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CAIRN_RULES_FIRESTORE: firestoreHost },
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ passed: code === 0, output: output.join("") }));
  });
}
