import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import { experiencePath, experienceSummaryPath, experiencesPath } from "@domain/records/firestorePaths.ts";
import type { Locator, Page } from "playwright-core";
import { adminDb, type Student } from "../../support/suite.ts";

export function formOf(page: Page, name = "New experience"): Locator {
  return page.getByRole("form", { name });
}

/** The stored record with this name. */
export async function storedExperience(student: Student, name: string): Promise<Experience | undefined> {
  const { docs } = await adminDb.collection(experiencesPath(student.uid)).get();
  return docs.map((doc) => doc.data() as Experience).find(({ experienceName }) => experienceName === name);
}

/** Writes experiences with their summary as an admin, in the form the app writes. */
export async function giveExperiences(
  { uid }: Pick<Student, "uid">,
  given: Readonly<Record<string, Partial<Experience>>>,
): Promise<void> {
  const records = Object.entries(given).map(([id, fields]) => {
    const record: Experience = {
      ...EMPTY_EXPERIENCE,
      track: "PM",
      experienceName: id,
      shifts: {},
      changed_shift: null,
      created_on: "2026-09-01",
      ...fields,
    };
    return [id, record] as const;
  });
  const batch = adminDb.batch();
  for (const [id, record] of records) batch.set(adminDb.doc(experiencePath(uid, id)), record);
  batch.set(adminDb.doc(experienceSummaryPath(uid)), {
    items: Object.fromEntries(records.map(([id, record]) => [id, entryOf(record)])),
    changed_item: records[0]?.[0] ?? "",
    changed_shift: null,
  });
  await batch.commit();
}
