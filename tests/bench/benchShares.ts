import { sharePath } from "../../functions/src/domain/records/firestorePaths.ts";
import { newShareKey } from "../../functions/src/domain/share/seal.ts";
import { newShareId } from "../../functions/src/domain/share/share.ts";
import { FEW_PARTS, type SharePass, sealedShare } from "../support/sealedShare.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median } from "./figure.ts";
import { markContent, openSlowly, SLOWDOWN } from "./slowPage.ts";

const RUNS = 7;

/** The time until a shared plan shows, compared with a page of the same libraries that shows one field of it. */
export function benchShares(): Promise<readonly Figure[]> {
  return withBenchSuite("shares", async (bench) => {
    const { shareId, key } = await storeShare(bench);
    const floor = `${await bench.floorURL("sharedDocument")}&share=${shareId}`;
    const ours: number[] = [];
    const least: number[] = [];
    // In turns, so a busy moment of the machine affects both.
    for (let run = 0; run < RUNS; run++) {
      ours.push(await timeToContent(bench, `/shared/${shareId}#${key}`, "#part-essay"));
      least.push(await timeToContent(bench, floor, "#content"));
    }
    const name = `A shared plan to content, first visit, CPU ${SLOWDOWN} × slower, 4G, median of ${RUNS}`;
    return [figure(name, median(ours), "ms", "one document by the same libraries", median(least))];
  });
}

/** Milliseconds from the start of the navigation until the content is shown, on a device that knows neither page. */
async function timeToContent({ browser, baseURL }: BenchSuite, address: string, content: string): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(120_000);
  const { content: shownAt } = await openSlowly(context, address, markContent(content), ["content"]);
  await context.close();
  return shownAt;
}

/** A plan with a long checklist and an essay: some 15 KiB before they are sealed. */
async function storeShare({ db }: BenchSuite): Promise<SharePass> {
  const pass = { shareId: await newShareId("bench"), key: newShareKey() };
  const tasks = Array.from({ length: 80 }, (_, at) => ({
    name: `Task ${at} of a long list ${crypto.randomUUID()}`,
    due: null,
    is_done: at % 3 === 0,
    done_on: null,
  }));
  const text = Array.from({ length: 120 }, () => crypto.randomUUID()).join(" ");
  const parts = {
    checklist: { lists: [{ name: "11th grade", academic_year: "2026-27", tasks }] },
    essay: { ...FEW_PARTS.essay, text },
  };
  await db.doc(sharePath(pass.shareId)).set(await sealedShare(pass, "bench", parts));
  return pass;
}
