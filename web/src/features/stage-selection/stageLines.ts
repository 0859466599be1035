import type { StageCategory } from "@domain/shared/stage";
import * as text from "@text/stageSelection";

const TRACKERS: Readonly<Record<StageCategory["track"], string>> = text.trackers;
const CHECKLISTS: Readonly<Record<string, string>> = text.checklists;

/** What choosing a category turns on, in a sentence. */
export function categoryTurnsOn({ track }: Pick<StageCategory, "track">): string {
  return TRACKERS[track];
}

/** What choosing a stage turns on, in a line. */
export function stageTurnsOn(stageId: string): string {
  return CHECKLISTS[stageId] ?? text.ownChecklist;
}
