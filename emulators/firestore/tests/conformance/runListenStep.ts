import { expect } from "vitest";
import type { ListenCommit, ListenStep } from "./Case.ts";
import { adminListener } from "./listeners/adminListener.ts";
import { Heard } from "./listeners/Heard.ts";
import { webListener } from "./listeners/webListener.ts";
import type { Place } from "./Places.ts";
import { send } from "./send.ts";

/** Attaches a listener, plays the commits of somebody else and compares snapshot by snapshot. */
export async function runListenStep(place: Place, step: ListenStep, fill: (json: string) => string): Promise<void> {
  const heard = new Heard();
  const detach =
    step.by === "admin" ? adminListener(place, step.listen, heard.tell) : webListener(place, step, heard.tell);
  try {
    const first = await heard.nth(0);
    if ("refused" in step.first) {
      expect(first).toEqual({ refused: step.first.refused });
      return;
    }
    expect(first).toMatchObject({ paths: step.first });
    await playCommits(place, step.commits ?? [], heard, fill);
  } finally {
    await detach();
  }
}

async function playCommits(
  { address, projectId }: Place,
  commits: readonly ListenCommit[],
  heard: Heard,
  fill: (json: string) => string,
): Promise<void> {
  let next = 1;
  for (const { commit, shows, changes } of commits) {
    const { status } = await send(`http://${address}/v1/projects/${projectId}/databases/(default)/documents:commit`, {
      method: "POST",
      headers: { Authorization: "Bearer owner" },
      body: fill(JSON.stringify({ writes: commit })),
    });
    expect(status).toBe(200);
    // That nothing is shown, the snapshot of the next commit proves: it is the next in turn.
    if (shows === "nothing") continue;
    expect(await heard.nth(next++)).toMatchObject({ paths: shows, ...(changes && { changes }) });
  }
}
