import { expect, test } from "vitest";
import { SCREENS } from "../bench/screens.ts";
import { logIn, newPage, useBrowser } from "../support/browser.ts";

useBrowser();

/**
 * Every 800 ms, Firebase Auth checks whether another tab has logged out (`_POLLING_INTERVAL_MS` in `@firebase/auth`).
 */
const OF_AUTH = 800;
/** Enough frames for a frame loop to request the next one. */
const FRAMES = 10;

declare global {
  interface Window {
    /** Periods of the active intervals, in milliseconds. */
    intervals: Map<number, number | undefined>;
    framesAsked: number;
  }
}

test("no signed-in screen keeps the browser busy at rest", async () => {
  const page = await newPage();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const { setInterval: begin, clearInterval: end, requestAnimationFrame: ask } = window;
    window.intervals = new Map();
    window.framesAsked = 0;
    Object.assign(window, {
      setInterval(callback: TimerHandler, period?: number, ...rest: unknown[]) {
        const id = begin(callback, period, ...rest);
        window.intervals.set(id, period);
        return id;
      },
      clearInterval(id: number) {
        window.intervals.delete(id);
        end(id);
      },
      requestAnimationFrame(callback: FrameRequestCallback) {
        window.framesAsked += 1;
        return ask(callback);
      },
    });
  });
  await page.goto("/auth");
  await logIn(page, { email: "maya@cairn.test", password: "cairn-demo" });
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();

    await expect.poll(() => page.evaluate(movements), { message: path }).toEqual([]);
    expect(await page.evaluate(() => [...window.intervals.values()]), path).toEqual([OF_AUTH]);
    await expect.poll(() => page.evaluate(framesAskedIn, FRAMES), { message: path }).toBe(0);
  }
});

/** The running animations, by name and element. */
function movements(): string[] {
  return document.getAnimations().flatMap((animation) => {
    if (animation.playState !== "running") return [];
    const { effect } = animation;
    const element = effect instanceof KeyframeEffect ? effect.target?.className : "";
    return [`${animation instanceof CSSAnimation ? animation.animationName : "transition"} of ${element}`];
  });
}

/** How many animation frames the page requests while this many are drawn. */
async function framesAskedIn(frames: number): Promise<number> {
  const before = window.framesAsked;
  for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame);
  return window.framesAsked - before - frames;
}
