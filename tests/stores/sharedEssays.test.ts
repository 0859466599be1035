import { newEssay } from "@domain/essay/essay.ts";
import { schoolsPath, sharePath, shareRowsPath } from "@domain/records/firestorePaths.ts";
import { unseal } from "@domain/share/seal.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareForm } from "../../web/src/features/sharing/shareForm.ts";
import { rice } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { memoryStorage } from "./support/memoryStorage.ts";
import { openPlanOf } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();
beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const TODAY = localDayOf(new Date());
const essayFor = (school_id: string, title: string, days: number) => ({
  ...newEssay(days),
  kind: "why-school" as const,
  school_id,
  title,
  text: `The words of ${title}.`,
  due_on: addDays(TODAY, days),
});

/** Opens the essays of a share as the reader's page does. */
async function essaysIn(shareId: string, key: string): Promise<unknown> {
  const share = await stored(sharePath(shareId));
  const sealed: unknown = Object(share?.parts).essay;
  if (!(sealed instanceof Uint8Array)) throw new Error("The share has no essays.");
  const opened = await unseal(key, { shareId, uid: String(share?.uid) }, "essay", sealed);
  return opened.outcome === "opened" ? opened.value : null;
}

test("one share carries all essays of a school, the one due first on top, and no other", async () => {
  const ann = await newStudent({ stage: "pm-senior" });
  const items = { rice, tufts: { ...rice, name: "Tufts" } };
  await adminDb.doc(schoolsPath(ann.uid)).set({ items, changed_item: "rice" });
  const plan = await openPlanOf(ann);
  const [essays, shares] = await Promise.all([plan.essays.loaded(), plan.shares.loaded()]);
  await essays.put("why", essayFor("rice", "Why Rice", 20));
  await essays.put("community", essayFor("rice", "Community", 10));
  await essays.put("other", essayFor("tufts", "Why Tufts", 5));
  const typed = { meant_for_kind: "adviser", meant_for: "", student: "", note: "", ends_on: addDays(TODAY, 30) };
  const choice = shareForm(TODAY).parse({ ...typed, parts: "essay", essay_id: "school:rice" });

  const { id, written } = await shares.create(choice);
  expect(await written).toBe(true);

  const key = shares.keyOf(id) ?? "";
  const community = { title: "Community", goes_to: "Rice", text: "The words of Community." };
  const why = { title: "Why Rice", goes_to: "Rice", text: "The words of Why Rice." };
  expect(await essaysIn(id, key)).toMatchObject({ ...community, others: [why] });
  expect(Object((await stored(shareRowsPath(ann.uid)))?.items)[id]).toMatchObject({
    essay_id: null,
    essay_school_id: "rice",
  });

  await essays.put("first", essayFor("rice", "The box", 1));
  await until(() => essays.records.length === 4 && shares.rows.length === 1);
  const [row] = shares.rows;
  if (!row) throw new Error("The share is not listed.");
  expect(await (await shares.change(row, choice)).written).toBe(true);
  expect(await essaysIn(id, key)).toMatchObject({ title: "The box", others: [community, why] });
});
