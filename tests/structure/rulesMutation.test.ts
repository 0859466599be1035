import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** In milliseconds; whatever still runs then is ended with the test. */
const LIMIT = 240_000;

/** What remains of this environment would make the child run think that it is a worker of ours. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TINYPOOL)/.test(name)),
);

test("no condition of firestore.rules can be left out or turned round without a test noticing", {
  timeout: LIMIT + 10_000,
}, async () => {
  const script = join(ROOT, "tests/rules/mutation/mutateRules.ts");
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: ROOT,
    env: environment,
    timeout: LIMIT,
  });
  const output = await run.then(
    ({ stdout }) => stdout,
    // A failure carries what was printed: the survivors by line and column.
    (failure: { readonly stdout: string; readonly stderr: string }) => failure.stdout + failure.stderr,
  );

  console.log(output.trim());
  expect(output).toMatch(/ mutants killed .*, 0 survived\n$/);
});
