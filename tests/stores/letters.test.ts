import { LETTER_LIMIT } from "@domain/letter/letter.ts";
import { lettersPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import { plainLetter } from "../support/records.ts";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { openPlan, openPlanOf, planFor } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const sato = { id: "sato", writer: plainLetter.writer };

test("the calendar has a letter's dates before its other fields are loaded", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  const items = { sato: { ...plainLetter, needed_by: "2027-05-20" } };
  await adminDb.doc(lettersPath(ann.uid)).set({ items, changed_item: "sato" });

  const { calendar, letters } = await openPlanOf(ann);

  await until(() => calendar.itemsToDo.some(({ id }) => id === "letter-sato-needed"));
  expect(letters.value).toBeNull();
});

test("two devices that change different fields of a letter keep both changes", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await adminDb.doc(lettersPath(ann.uid)).set({ items: { sato: plainLetter }, changed_item: "sato" });
  const [phone, laptop] = await Promise.all([planFor(ann.uid).letters.loaded(), planFor(ann.uid).letters.loaded()]);
  await until(() => phone.rows.length === 1 && laptop.rows.length === 1);

  const taken = await Promise.all([
    phone.change(sato, { agreed_on: "2026-10-05" }),
    laptop.change(sato, { brief: "The growth analysis.", school_ids: ["pitt"] }),
  ]);

  expect(taken).toEqual([true, true]);
  expect(await stored(lettersPath(ann.uid))).toMatchObject({
    items: { sato: { ...plainLetter, agreed_on: "2026-10-05", brief: "The growth analysis.", school_ids: ["pitt"] } },
  });
  await until(() => phone.rows[0]?.brief !== "" && laptop.rows[0]?.agreed_on !== null);
});

test("a deleted letter comes back whole, and a full list takes no more", async () => {
  const plan = await openPlan("pm-junior");
  const letters = await plan.letters.loaded();
  const added = letters.add({ ...plainLetter, note: "Ask in May." });
  await added?.written;
  await until(() => letters.rows.length === 1);
  const [row] = letters.rows;
  if (!row) throw new Error("no letter");

  await letters.remove(row.id);
  await until(() => letters.rows.length === 0);
  await letters.restore(row);
  await until(() => letters.rows.length === 1);
  expect(letters.rows).toMatchObject([{ id: row.id, note: "Ask in May." }]);
  await Promise.all(Array.from({ length: LETTER_LIMIT - 1 }, () => letters.add(plainLetter)?.written));

  expect(letters.add(plainLetter)).toBeNull();
  expect(letters.list.saveError).toMatch(/^This list is full/);
});
