import type { Firestore } from "firebase-admin/firestore";
import { STAGE_CATEGORIES } from "../domain/paths.ts";
import { type StageCategory, stageCategory } from "../domain/stage.ts";

/** Every category in the order of the chooser. */
export async function readStageCategories(db: Firestore): Promise<StageCategory[]> {
  const { docs } = await db.collection(STAGE_CATEGORIES).get();
  return docs.map((doc) => stageCategory.parse(doc.data())).sort((a, b) => a.order - b.order);
}
