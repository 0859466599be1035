import { GUEST_DAYS } from "@domain/account/guestDays.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { guestVisitPath } from "@domain/records/firestorePaths.ts";
import { utcDayOf } from "@domain/shared/calendarDay.ts";
import { expect, test } from "vitest";
import { deleteGuests } from "../../functions/src/deletions/deleteGuests.ts";
import { type Guest, newGuest, planOf } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent, stored } from "../support/suite.ts";
import { ask } from "./ask.ts";

const DAY = 86_400_000;
const services = { db: adminDb, auth: adminAuth };

async function guestWithPlan(): Promise<Guest> {
  const guest = await newGuest();
  const body = { stageId: "hs-10", isOldEnough: true };
  expect((await ask("POST", API_CALLS.register.path, { idToken: guest.idToken, body })).status).toBe(200);
  return guest;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY);

test("registering notes a guest's day, and no student's", async () => {
  const [guest, ann] = [await guestWithPlan(), await newStudent({ stage: "hs-10" })];

  expect(await stored(guestVisitPath(guest.uid))).toEqual({ last_day: utcDayOf(new Date()) });
  expect(await stored(guestVisitPath(ann.uid))).toBeNull();
});

test("guests who have not come back for 60 days are deleted with every document", async () => {
  const [one, other, ann] = [await guestWithPlan(), await guestWithPlan(), await newStudent({ stage: "hs-10" })];
  // With the visit.
  const documents = Object.keys(await planOf(one.uid)).length + 1;

  const result = await deleteGuests(services, [one.uid, other.uid, ann.uid], inDays(GUEST_DAYS + 1));

  expect(result).toEqual({ guests: 2, kept: 1, documents: 2 * documents });
  for (const { uid } of [one, other]) {
    expect(await planOf(uid)).toEqual({});
    await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  }
  // An account is never abandoned.
  expect(Object.keys(await planOf(ann.uid))).toHaveLength(4);
});

test("a guest who has come back is kept, and looked at again 60 days later", async () => {
  const guest = await guestWithPlan();
  await adminDb.doc(guestVisitPath(guest.uid)).set({ last_day: "2020-01-01" });

  const result = await deleteGuests(services, [guest.uid], inDays(GUEST_DAYS - 1));

  expect(result).toEqual({ guests: 0, kept: 1, documents: 0 });
  expect(await stored(guestVisitPath(guest.uid))).toEqual({ last_day: utcDayOf(new Date()) });
  expect(Object.keys(await planOf(guest.uid))).toHaveLength(4);
});

test("a guest who has created an account is kept, and not looked at again", async () => {
  const guest = await guestWithPlan();
  await adminAuth.updateUser(guest.uid, { email: `${guest.uid}@cairn.test`.toLowerCase(), password: "long enough" });

  expect(await deleteGuests(services, [guest.uid], inDays(400))).toEqual({ guests: 0, kept: 1, documents: 0 });
  expect(await stored(guestVisitPath(guest.uid))).toBeNull();
  expect(Object.keys(await planOf(guest.uid))).toHaveLength(4);
});

test("a deletion that was interrupted is finished by the next run", async () => {
  const [one, other] = [await guestWithPlan(), await guestWithPlan()];
  const recursiveDelete = async () => {
    throw new Error("The connection was lost.");
  };
  const failing = { db: Object.create(adminDb, { recursiveDelete: { value: recursiveDelete } }), auth: adminAuth };
  const uids = [one.uid, other.uid];
  await expect(deleteGuests(failing, uids, inDays(61))).rejects.toThrow("The connection was lost.");
  expect((await adminAuth.getUser(one.uid)).uid).toBe(one.uid);
  // One login is gone already.
  await adminAuth.deleteUser(other.uid);

  expect(await deleteGuests(services, uids, inDays(61))).toMatchObject({ guests: 2, kept: 0 });

  expect([await planOf(one.uid), await planOf(other.uid)]).toEqual([{}, {}]);
  expect(await deleteGuests(services, uids, inDays(61))).toEqual({ guests: 2, kept: 0, documents: 0 });
});
