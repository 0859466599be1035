import type { Firestore } from "firebase-admin/firestore";
import { STAGE_CATEGORIES } from "../domain/records/firestorePaths.ts";
import { recordKind } from "../domain/shared/recordKind.ts";
import { type StageCategory, stageCategory } from "../domain/shared/stage.ts";
import { recordOf } from "./recordOf.ts";

const stageCategoryKind = recordKind(stageCategory, [], {});

/** All categories, in the order of the stage chooser. */
export async function readStageCategories(db: Firestore): Promise<StageCategory[]> {
  const { docs } = await db.collection(STAGE_CATEGORIES).get();
  return docs.flatMap((doc) => recordOf(stageCategoryKind, doc) ?? []).sort((a, b) => a.order - b.order);
}
