import { expect } from "vitest";
import type { ListenCommit, ListenStep } from "./Case.ts";
import { adminListener } from "./listeners/adminListener.ts";
import { ListenEvents } from "./listeners/ListenEvents.ts";
import { webListener } from "./listeners/webListener.ts";
import type { Project } from "./ProjectPool.ts";
import { send } from "./send.ts";

/** Attaches a listener, makes another client's commits, and compares each snapshot. */
export async function runListenStep(project: Project, step: ListenStep, fill: (json: string) => string): Promise<void> {
  const events = new ListenEvents();
  const detach =
    step.by === "admin" ? adminListener(project, step.listen, events.push) : webListener(project, step, events.push);
  try {
    const first = await events.nth(0);
    if ("error" in step.first) {
      expect(first).toEqual({ error: step.first.error });
      return;
    }
    expect(first).toMatchObject({ paths: step.first });
    await checkCommits(project, step.commits ?? [], events, fill);
  } finally {
    await detach();
  }
}

async function checkCommits(
  { address, projectId }: Project,
  commits: readonly ListenCommit[],
  events: ListenEvents,
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
    // The snapshot of the next commit proves that this one shows nothing, because it is the next event.
    if (shows === "nothing") continue;
    expect(await events.nth(next++)).toMatchObject({ paths: shows, ...(changes && { changes }) });
  }
}
