import { expect, test } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { isStoredAsDone, openHeld, STAGE, thisYear } from "./support/heldFirestore.ts";

useBrowser();

test("no tap of 100 is lost around the start of Firestore", async () => {
  let taps = 0;
  while (taps < 100) {
    const student = await newStudent({ stage: STAGE });
    const { page, release } = await openHeld(student);
    const rows = await thisYear(page)
      .locator("[data-row]")
      .evaluateAll((all) => all.map((row) => row.getAttribute("data-row") ?? ""));
    const wanted = rows.slice(0, 100 - taps);
    await page.exposeFunction("startFirestore", release);
    await page.evaluate(tapAll, wanted);
    taps += wanted.length;
    for (const id of wanted) await expect.poll(() => isStoredAsDone(student, id)).toBe(true);
    await page.close();
  }
  expect(taps).toBe(100);
});

declare const startFirestore: () => Promise<void>;

/** Runs in the page: taps the rows a few frames apart. Firestore is let through after a quarter, and starts meanwhile. */
async function tapAll(ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    if (index === Math.floor(ids.length / 4)) void startFirestore();
    document.querySelector<HTMLElement>(`#main .checklist [data-row="${id}"] input`)?.click();
    const frames = (index * 7) % 11;
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }
}
