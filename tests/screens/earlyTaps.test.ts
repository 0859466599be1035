import { expect, test } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { isStoredAsDone, openHeld, STAGE, thisYear } from "./support/heldFirestore.ts";

useBrowser();

test("loses none of 100 taps around the start of Firestore", async () => {
  let taps = 0;
  while (taps < 100) {
    const student = await newStudent({ stage: STAGE });
    const { page, release } = await openHeld(student);
    const rows = await thisYear(page)
      .locator("[data-row]")
      .evaluateAll((all) => all.map((row) => row.getAttribute("data-row") ?? ""));
    const wanted = rows.slice(0, 100 - taps);
    // Each at its own moment within two seconds. Firestore starts in the middle.
    const tapping = page.evaluate(
      (ids) =>
        Promise.all(
          ids.map(async (id) => {
            await new Promise((resolve) => setTimeout(resolve, Math.random() * 2_000));
            document.querySelector<HTMLElement>(`#main .checklist__grid--cairn [data-row="${id}"] input`)?.click();
          }),
        ),
      wanted,
    );
    setTimeout(release, 500);
    await tapping;
    taps += wanted.length;
    for (const id of wanted) await expect.poll(() => isStoredAsDone(student, id)).toBe(true);
    await page.close();
  }
  expect(taps).toBe(100);
});
