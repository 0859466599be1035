import type { Firestore } from "firebase-admin/firestore";
import { type Essay, newEssay } from "../../functions/src/domain/essay/essay.ts";
import { essayIndexOf } from "../../functions/src/domain/essay/essayIndex.ts";
import {
  essayIndexPath,
  essayPath,
  essaysPath,
  essayVersionsPath,
  schoolsPath,
} from "../../functions/src/domain/records/firestorePaths.ts";
import { rice } from "../support/records.ts";
import { withBenchSuite } from "./benchSuite.ts";
import { blocked, blockedByKeys, SLOWDOWN, slowDown } from "./blocked.ts";
import { type Figure, figure, percentile } from "./figure.ts";

const STUDENT = { email: "daniel@cairn.test", password: "cairn-demo" } as const;
const SCHOOLS = 40;
const ESSAYS = 160;
const SENTENCE = "Served dinner and listened to the end. ";

/** The board and the editor of a whole season: 160 essays to 40 schools, each of 350 words. */
export function benchEssays(): Promise<readonly Figure[]> {
  return withBenchSuite("essays", async (bench) => {
    const { uid } = await bench.auth.getUserByEmail(STUDENT.email);
    await giveEssays(bench.db, uid);
    const context = await bench.signedIn(STUDENT);
    const page = await context.newPage();
    await page.goto("/tracker/application/essays");
    await page.getByText(`${ESSAYS} of ${ESSAYS} essays`).waitFor();
    await slowDown(page);
    const filtering: number[] = [];
    const filter = page.getByLabel("Goes to");
    await filter.focus();
    // Each key chooses the next school.
    for (let turn = 0; turn < SCHOOLS; turn++)
      filtering.push(await blocked(page, () => page.keyboard.press("ArrowDown")));
    await page.goto("/tracker/application/essays/essay-7");
    const text = page.getByLabel("Text", { exact: true });
    await text.waitFor();
    const typing = await blockedByKeys(page, text, SENTENCE.repeat(2));
    await context.close();
    const of = `with ${ESSAYS} essays and ${SCHOOLS} schools, CPU ${SLOWDOWN} × slower, 95th percentile`;
    return [
      figure(`A key in an essay ${of}`, percentile(typing, 0.95), "ms"),
      figure(`A key in the board's filter ${of}`, percentile(filtering, 0.95), "ms"),
    ];
  });
}

/** Writes schools and essays as an admin, in the place of the demo student's own. */
async function giveEssays(db: Firestore, uid: string): Promise<void> {
  await db.recursiveDelete(db.collection(essaysPath(uid)));
  await db.recursiveDelete(db.doc(essayVersionsPath(uid, "statement")));
  const schools = Array.from({ length: SCHOOLS }, (_, at) => [
    `school-${at}`,
    { ...rice, name: `Lake ${at} University` },
  ]);
  await db.doc(schoolsPath(uid)).set({ items: Object.fromEntries(schools), changed_item: "school-0" });
  const essays = Object.fromEntries(
    Array.from({ length: ESSAYS }, (_, at): [string, Essay] => [
      `essay-${at}`,
      {
        ...newEssay(1_795_219_200_000 + at),
        title: `Essay ${at}`,
        prompt: `Tell us about a time you changed your mind, part ${at}.`,
        school_id: `school-${at % SCHOOLS}`,
        text: SENTENCE.repeat(50),
        limit: 500,
        due_on: `2026-12-${String(1 + (at % 28)).padStart(2, "0")}`,
        status: at % 3 === 0 ? "done" : "drafting",
      },
    ]),
  );
  const writer = db.bulkWriter();
  for (const [id, essay] of Object.entries(essays)) void writer.set(db.doc(essayPath(uid, id)), essay);
  void writer.set(db.doc(essayIndexPath(uid)), essayIndexOf(essays));
  await writer.close();
}
