const LAST_STAGE = "last-stage";

/**
 * The stage this student had when they were last here: its checklist is asked for beside the student's document rather
 * than after it. Null when somebody else was here last, or in a store outside of a browser.
 */
export function lastStage(uid: string): string | null {
  const [keptUid, stageId] = globalThis.localStorage?.getItem(LAST_STAGE)?.split("/") ?? [];
  return keptUid === uid && stageId ? stageId : null;
}

export function keepLastStage(uid: string, stageId: string): void {
  try {
    globalThis.localStorage?.setItem(LAST_STAGE, `${uid}/${stageId}`);
  } catch {
    // A browser that keeps nothing starts as on the first day.
  }
}

export function dropLastStage(): void {
  localStorage.removeItem(LAST_STAGE);
}
