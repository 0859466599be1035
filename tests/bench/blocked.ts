import type { Locator, Page } from "playwright-core";

/** The student's machine is this many times slower than this one. */
export const SLOWDOWN = 4;

/** How long the page is watched after an action, in milliseconds: the list updates a moment after a search. */
const WATCHED = 400;

/** A script as text: a compiled function would use helpers that the page does not have. */
const WATCH = `
  window.watch = { worst: 0, isOver: false, last: performance.now() };
  requestAnimationFrame(function look(now) {
    watch.worst = Math.max(watch.worst, now - watch.last);
    watch.last = now;
    if (!watch.isOver) requestAnimationFrame(look);
  });
`;

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** The longest time without a new frame after an action, in milliseconds: the delay a user notices. */
export async function blocked(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(WATCH);
  await act();
  await page.waitForTimeout(WATCHED);
  return page.evaluate<number>("watch.isOver = true, watch.worst");
}

/** How long each key press in a field blocks. */
export async function blockedByKeys(page: Page, field: Locator, text: string): Promise<number[]> {
  await field.click();
  const times: number[] = [];
  for (const key of text) times.push(await blocked(page, () => page.keyboard.type(key)));
  return times;
}
