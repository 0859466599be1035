const LAST_STAGE = "last-stage";

/**
 * The student's stage on their last visit. With it, the checklist is requested in parallel with the student's document.
 * Null if another student was here last, or in a store outside of a browser.
 */
export function lastStage(uid: string): string | null {
  const [keptUid, stageId] = globalThis.localStorage?.getItem(LAST_STAGE)?.split("/") ?? [];
  return keptUid === uid && stageId ? stageId : null;
}

export function keepLastStage(uid: string, stageId: string): void {
  try {
    globalThis.localStorage?.setItem(LAST_STAGE, `${uid}/${stageId}`);
  } catch {
    // Without storage, every start is like the first.
  }
}

export function dropLastStage(): void {
  localStorage.removeItem(LAST_STAGE);
}
