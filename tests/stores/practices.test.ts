import { PRACTICE_LIMIT } from "@domain/interview/practice.ts";
import { practicesPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { practiced } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { openPlanOf } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

test("a practice can be added, deleted and restored", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const { practices } = await openPlanOf(ann);
  const records = await practices.loaded();

  expect(await records.add(practiced)).toBe(true);
  await until(() => (practices.value?.rows ?? []).length === 1);
  const [row] = practices.value?.rows ?? [];
  expect(row).toMatchObject(practiced);
  if (!row) throw new Error("no row");
  expect(await records.remove(row.id)).toBe(true);
  await until(() => (practices.value?.rows ?? []).length === 0);
  expect(await records.restore(row)).toBe(true);

  expect((await stored(practicesPath(ann.uid)))?.items).toEqual({ [row.id]: practiced });
});

test("a full log takes no more practices, and lists the newest day first", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const items = Object.fromEntries(
    Array.from({ length: PRACTICE_LIMIT }, (_, place) => [
      `row${place}`,
      { ...practiced, day: place === 7 ? "2026-11-22" : "2026-11-01" },
    ]),
  );
  await adminDb.doc(practicesPath(ann.uid)).set({ items, changed_item: "row0" });
  const { practices } = await openPlanOf(ann);
  const records = await practices.loaded();
  await until(() => (practices.value?.rows ?? []).length === PRACTICE_LIMIT);

  expect((practices.value?.rows ?? [])[0]).toMatchObject({ id: "row7" });
  expect(await records.add(practiced)).toBe(false);
  expect(records.list.saveError).toContain(`${PRACTICE_LIMIT} entries`);
});

test("a closed store has no rows, and loading it fails", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const { practices } = await openPlanOf(ann);
  await (await practices.loaded()).add(practiced);

  practices.close();

  expect(practices.value?.rows ?? []).toEqual([]);
  await expect(practices.loaded()).rejects.toThrow("No session");
});
