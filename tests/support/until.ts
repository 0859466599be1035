import { PATIENCE } from "./patience.ts";

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 20;

/**
 * Resolves once the condition holds.
 *
 * @param what completes "Waited too long for …"
 * @throws Error if it does not hold in time
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patience: number = PATIENCE,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited too long for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Firebase only distinguishes tokens by the second they were issued in. */
export async function untilNextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const before = second();
  await until("the next second", () => second() > before);
}

/** Resolves once a server answers at the address, whatever it answers. */
export async function untilAnswering(url: string, patience: number = PATIENCE): Promise<void> {
  await until(`an answer from ${url}`, () => answers(url), patience);
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
