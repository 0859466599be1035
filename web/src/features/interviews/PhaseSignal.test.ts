import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PhaseSignal } from "./PhaseSignal.ts";

/** The page's clock in milliseconds, and how far the audio clock is ahead of it. */
let page = 0;
let ahead = 0;
let sources: AudioSource[] = [];

class AudioSource {
  onended: (() => void) | null = null;
  /** In seconds of the audio clock. */
  end = Number.POSITIVE_INFINITY;

  constructor() {
    sources.push(this);
  }
  connect(): void {}
  disconnect(): void {}
  start(): void {}
  stop(end = 0): void {
    this.end = end;
  }
}

class AudioClock {
  readonly destination = {};
  get currentTime(): number {
    return (page + ahead) / 1_000;
  }
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

beforeEach(() => {
  page = 0;
  ahead = 0;
  sources = [];
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("AudioContext", AudioClock);
  vi.stubGlobal("ConstantSourceNode", AudioSource);
});
afterEach(() => vi.unstubAllGlobals());

/** Lets time pass, and ends the sources that are over. */
function pass(milliseconds: number): void {
  page += milliseconds;
  const over = sources.filter(({ end }) => end <= (page + ahead) / 1_000);
  sources = sources.filter((source) => !over.includes(source));
  for (const { onended } of over) onended?.();
}

/** At which times of the page's clock the signal came. */
async function armed(...moments: readonly number[]) {
  const times: number[] = [];
  const cancel = new PhaseSignal().arm({ moments, now: () => page, hasSound: false, onMoment: () => times.push(page) });
  await Promise.resolve();
  await Promise.resolve();
  return { times, cancel };
}

test("each moment in the future is signaled once", async () => {
  const { times } = await armed(-5, 100, 200);

  for (let passed = 0; passed < 300; passed += 10) pass(10);

  expect(times).toEqual([100, 200]);
});

test("a source that ends before its moment is not the signal yet", async () => {
  const { times } = await armed(100);
  ahead = 15;

  for (let passed = 0; passed < 200; passed += 5) pass(5);

  expect(times).toEqual([100]);
});

test("nothing is signaled after it was canceled", async () => {
  const { times, cancel } = await armed(100);
  cancel();

  for (let passed = 0; passed < 200; passed += 10) pass(10);

  expect(times).toEqual([]);
});
