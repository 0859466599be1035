import { GUEST_DAYS } from "@domain/account/guestDays.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { expect, test } from "vitest";
import { deleteAbandonedGuests } from "../../functions/src/data/deleteAbandonedGuests.ts";
import { type Guest, newGuest, planOf } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent } from "../support/suite.ts";
import { ask } from "./ask.ts";

const DAY = 86_400_000;

/** Other tests of the suite have their own guests. This Auth only lists the given accounts. */
function authOf(uids: readonly string[]) {
  const listUsers = async () => {
    const { users } = await adminAuth.getUsers(uids.map((uid) => ({ uid })));
    return { users };
  };
  return Object.create(adminAuth, { listUsers: { value: listUsers } });
}

async function guestWithPlan(): Promise<Guest> {
  const guest = await newGuest();
  const body = { stageId: "hs-10", isOldEnough: true };
  expect((await ask("POST", API_CALLS.register.path, { idToken: guest.idToken, body })).status).toBe(200);
  return guest;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY);

test("a guest who has not come back for 60 days is deleted with every document", async () => {
  const [guest, ann] = [await guestWithPlan(), await newStudent({ stage: "hs-10" })];
  const services = { db: adminDb, auth: authOf([guest.uid, ann.uid]) };
  const documents = Object.keys(await planOf(guest.uid)).length;

  const result = await deleteAbandonedGuests(services, inDays(GUEST_DAYS + 1), { dryRun: false });

  expect(result).toEqual({ guests: 1, documents });
  expect(await planOf(guest.uid)).toEqual({});
  await expect(adminAuth.getUser(guest.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  // An account is never abandoned.
  expect(Object.keys(await planOf(ann.uid))).toHaveLength(4);
});

test("a guest who was here within 60 days is kept", async () => {
  const guest = await guestWithPlan();
  const services = { db: adminDb, auth: authOf([guest.uid]) };

  const result = await deleteAbandonedGuests(services, inDays(GUEST_DAYS - 1), { dryRun: false });

  expect(result).toEqual({ guests: 0, documents: 0 });
  expect(Object.keys(await planOf(guest.uid))).toHaveLength(4);
});

test("a guest who has created an account is kept", async () => {
  const guest = await guestWithPlan();
  await adminAuth.updateUser(guest.uid, { email: `${guest.uid}@cairn.test`.toLowerCase(), password: "long enough" });
  const services = { db: adminDb, auth: authOf([guest.uid]) };

  expect(await deleteAbandonedGuests(services, inDays(400), { dryRun: false })).toEqual({ guests: 0, documents: 0 });
});

test("a dry run counts and deletes no guests", async () => {
  const guest = await guestWithPlan();
  const services = { db: adminDb, auth: authOf([guest.uid]) };

  const result = await deleteAbandonedGuests(services, inDays(GUEST_DAYS + 1), { dryRun: true });

  expect(result).toEqual({ guests: 1, documents: 0 });
  expect(Object.keys(await planOf(guest.uid))).toHaveLength(4);
});
