import { expect } from "vitest";
import type { ListenCommit, ListenStep } from "./Case.ts";
import { adminListener } from "./listeners/adminListener.ts";
import type { Listener, Shown } from "./listeners/Listener.ts";
import { webListener } from "./listeners/webListener.ts";
import type { Place } from "./runCase.ts";

/** Attaches a listener, plays the commits of somebody else and compares snapshot by snapshot. */
export async function runListenStep(place: Place, step: ListenStep, fill: (json: string) => string): Promise<void> {
  const shown: Shown[] = [];
  const told = (one: Shown) => void shown.push(one);
  const listener: Listener =
    step.by === "admin" ? adminListener(place, step.listen, told) : webListener(place, step, told);
  try {
    const first = await nth(shown, 0);
    if ("refused" in step.first) {
      expect(first).toEqual({ refused: step.first.refused });
      return;
    }
    expect(first).toMatchObject({ paths: step.first });
    await playCommits(place, step.commits ?? [], shown, fill);
  } finally {
    await listener.stop();
  }
}

async function playCommits(
  { address, projectId }: Place,
  commits: readonly ListenCommit[],
  shown: readonly Shown[],
  fill: (json: string) => string,
): Promise<void> {
  let next = 1;
  for (const { commit, shows, changes } of commits) {
    const response = await fetch(`http://${address}/v1/projects/${projectId}/databases/(default)/documents:commit`, {
      method: "POST",
      headers: { Authorization: "Bearer owner" },
      body: fill(JSON.stringify({ writes: commit })),
    });
    expect(response.status).toBe(200);
    // That nothing is shown, the snapshot of the next commit proves: it is the next in turn.
    if (shows === "nothing") continue;
    expect(await nth(shown, next++)).toMatchObject({ paths: shows, ...(changes && { changes }) });
  }
}

async function nth(shown: readonly Shown[], index: number): Promise<Shown | undefined> {
  await expect.poll(() => shown.length, { timeout: 5_000, interval: 2 }).toBeGreaterThan(index);
  return shown[index];
}
