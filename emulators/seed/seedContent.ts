import { isDeepStrictEqual } from "node:util";
import type { Firestore } from "firebase-admin/firestore";
import { checklistTemplatePath, stageCategoryPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { checklistTemplates, stageCategories } from "./content/content.ts";

export interface ContentChange {
  readonly path: string;
  readonly kind: "new" | "changed";
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Lists what differs between Firestore and the content. Empty if the content is already there. */
export async function planContent(db: Firestore): Promise<ContentChange[]> {
  const wanted = [
    ...stageCategories.map((category) => ({ path: stageCategoryPath(category.stageCategoryID), fields: category })),
    ...checklistTemplates.map((template) => ({ path: checklistTemplatePath(template.stageId), fields: template })),
  ];
  const snapshots = await db.getAll(...wanted.map(({ path }) => db.doc(path)));
  return wanted.flatMap(({ path, fields }, index): ContentChange[] => {
    const snapshot = snapshots[index];
    if (!snapshot?.exists) return [{ path, kind: "new", fields: { ...fields } }];
    return isDeepStrictEqual(snapshot.data(), fields) ? [] : [{ path, kind: "changed", fields: { ...fields } }];
  });
}

/** Writes the stage categories and checklist templates that differ, and returns the changes. */
export async function seedContent(db: Firestore): Promise<readonly ContentChange[]> {
  const changes = await planContent(db);
  const batch = db.batch();
  for (const { path, fields } of changes) batch.set(db.doc(path), fields);
  if (changes.length > 0) await batch.commit();
  return changes;
}
