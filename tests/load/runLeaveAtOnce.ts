import { parseArgs } from "node:util";
import { experiencesPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { type BenchSuite, withBenchSuite } from "../bench/benchSuite.ts";
import { DAILY } from "../bench/screens.ts";
import { addAndLeave, leaveAtOnce, slowProcessor } from "../screens/support/leaveAtOnce.ts";

const { values } = parseArgs({
  options: { additions: { type: "string", default: "100" }, slow: { type: "boolean", default: false } },
});

/** How long the last one may take to reach the server, in milliseconds. */
const PATIENCE = 60_000;

/**
 * `npm run load:leave` adds experiences and leaves each page the moment it says "Added". It counts those that reach the
 * plan. With `--slow`, the processor is four times slower.
 */
async function leaveOften(bench: BenchSuite): Promise<void> {
  const { uid } = await bench.auth.getUserByEmail(DAILY.email);
  const names = Array.from({ length: Number(values.additions) }, (_, index) => `Left at once ${index + 1}`);
  const context = await bench.signedIn(DAILY);
  const page = await context.newPage();
  if (values.slow) await slowProcessor(page);
  await leaveAtOnce(context, "told", { forgetsLog: true });

  await addAndLeave(page, names);
  await page.goto("/tracker/experiences");
  const kept = await countKept(bench, uid, names);

  console.log(`${names.length} additions left at once: ${kept} kept.`);
  process.exitCode = kept === names.length ? 0 : 1;
}

/** An experience that was stored twice counts twice. */
async function countKept({ db }: BenchSuite, uid: string, names: readonly string[]): Promise<number> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const { docs } = await db.collection(experiencesPath(uid)).get();
    const kept = docs.filter((doc) => names.includes(String(doc.get("experienceName")))).length;
    if (kept >= names.length || performance.now() > end) return kept;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

await withBenchSuite("leave-at-once", leaveOften);
process.exit();
