import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { readStop } from "../../support/focusStop.ts";

/** More stops than there are between any two elements of a screen. */
const MOST_STOPS = 80;

/** Presses Tab, or another key to go back, until the target has a visible focus. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  // Found once: looking for it by its name at every stop takes longer than the stops.
  const element = await target.elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await keyboard.press(key);
    if (await element?.evaluate((found) => found === document.activeElement)) return expectSeen(target);
  }
  throw new Error(`${MOST_STOPS} times ${key} does not lead to ${target}`);
}

/** Waits until the target has the focus. */
export async function focusOn(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
  await expectSeen(target);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function expectSeen(target: Locator): Promise<void> {
  const stop = await target.page().evaluate(readStop);
  expect(stop, stop?.name).toMatchObject({ hasMark: true, isCovered: false });
}
