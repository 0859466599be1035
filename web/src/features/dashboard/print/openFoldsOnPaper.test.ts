import { expect, test } from "vitest";
import { openFoldsOnPaper } from "./openFoldsOnPaper.ts";

test("folds are open while the page is printed, and those that were closed are closed after it", () => {
  const [closed, open] = [{ open: false }, { open: true }];
  const page = new EventTarget();
  openFoldsOnPaper(page, () => [closed, open]);

  for (let prints = 0; prints < 2; prints += 1) {
    page.dispatchEvent(new Event("beforeprint"));
    expect([closed.open, open.open]).toEqual([true, true]);
    page.dispatchEvent(new Event("afterprint"));
    expect([closed.open, open.open]).toEqual([false, true]);
  }
});
