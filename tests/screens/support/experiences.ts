import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience.ts";
import { entryOf } from "@domain/experienceSummary.ts";
import { experiencePath, experienceSummaryPath } from "@domain/paths.ts";
import { adminDb, type Student } from "../../support/suite.ts";

/** Writes experiences past the rules, with their summary, as the app would have. */
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
  });
  await batch.commit();
}
