import type { Firestore } from "firebase-admin/firestore";
import { STAGE_CATEGORIES } from "../domain/paths.ts";
import type { StageCategory } from "../domain/stage.ts";
import { fieldsOf } from "./fieldsOf.ts";

/** Every category in the order of the chooser. */
export async function readStageCategories(db: Firestore): Promise<StageCategory[]> {
  const { docs } = await db.collection(STAGE_CATEGORIES).get();
  return docs.flatMap((doc) => fieldsOf<StageCategory>(doc) ?? []).sort((a, b) => a.order - b.order);
}
