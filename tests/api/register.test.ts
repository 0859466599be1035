import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents.ts";
import { SAMPLES } from "@domain/account/samples.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { checklistPath, userPath } from "@domain/records/firestorePaths.ts";
import { FieldPath } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { checklistTemplates } from "../../emulators/seed/content/content.ts";
import { newGuest, planOf } from "../support/guest.ts";
import { adminAuth, adminDb, idTokenFor, newStudent, stored, suite } from "../support/suite.ts";
import { untilNextSecond } from "../support/until.ts";
import { ask, refusal } from "./ask.ts";
import { describeBody, describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.register, body: { stageId: "hs-10", isOldEnough: true } } as const;
const register = (idToken: string, stageId: string) =>
  ask("POST", place.path, { idToken, body: { stageId, isOldEnough: true } });

describe("register", () => {
  test("stores the student with name and standing and returns the student", async () => {
    const ann = await newStudent({ stage: null, name: "Ann Lee" });

    const reply = await register(ann.idToken, "hs-10");

    const student = {
      display_name: "Ann Lee",
      current_stage: "hs-10",
      previous_stage: "hs-9",
      stage_display_label: "High School, 10th Grade",
      stageCategoryID: "high-school",
      track: "HS",
      dashboard_item: "HS",
      preferences: { collapsed: ["previous-checklist"] },
      age_confirmed_on: new Date().toISOString().slice(0, 10),
      is_unconfirmed: true,
    };
    expect(reply).toMatchObject({ status: 200, body: { data: student } });
    expect(await stored(userPath(ann.uid))).toEqual(student);
  });

  test("notes nothing of an address that is confirmed", async () => {
    const ann = await newStudent({ stage: null });
    await adminAuth.updateUser(ann.uid, { emailVerified: true });

    await register(await idTokenFor(ann.email, ann.password), "hs-10");

    expect(await stored(userPath(ann.uid))).not.toHaveProperty("is_unconfirmed");
  });

  test("creates the lists of the stage and of the one before, a year apart", async () => {
    const ann = await newStudent({ stage: null });

    await register(ann.idToken, "pm-junior");

    const current = await stored(checklistPath(ann.uid, "pm-junior"));
    const previous = await stored(checklistPath(ann.uid, "pm-sophomore"));
    const template = checklistTemplates.find(({ stageId }) => stageId === "pm-junior");
    expect(current).toMatchObject({ stageId: "pm-junior", checked_on: template?.checked_on, changed_item: null });
    expect(Object.keys(Object(current).items).sort()).toEqual(template?.items.map(({ id }) => id).sort());
    expect(Object(current).items["pm-junior-01"]).toMatchObject({ origin: "template", status: "Pending" });
    expect(yearOf(current) - yearOf(previous)).toBe(1);
  });

  test("creates one list for a student of the first stage", async () => {
    const ann = await newStudent({ stage: null });

    await register(ann.idToken, "hs-9");

    expect(await listsOf(ann.uid)).toEqual(["hs-9"]);
  });

  test("keeps what the student has done when repeated", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminDb.doc(userPath(ann.uid)).update({ display_name: "Annie" });
    await adminDb
      .doc(checklistPath(ann.uid, "hs-10"))
      .update(new FieldPath("items", "hs-10-01", "status"), "Completed");

    const reply = await register(ann.idToken, "hs-10");

    expect(reply).toMatchObject({ status: 200, body: { data: { display_name: "Annie" } } });
    expect(await stored(checklistPath(ann.uid, "hs-10"))).toMatchObject({
      items: { "hs-10-01": { status: "Completed" } },
    });
    expect(await listsOf(ann.uid)).toEqual(["hs-10", "hs-9"]);
  });

  test("keeps the first stage when repeated with another", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const reply = await register(ann.idToken, "pd-junior");

    expect(reply).toMatchObject({ status: 200, body: { data: { current_stage: "hs-10" } } });
    expect(await listsOf(ann.uid)).toEqual(["hs-10", "hs-9"]);
  });

  test("creates one student when called twice at once", async () => {
    const ann = await newStudent({ stage: null });

    const [first, second] = await Promise.all([register(ann.idToken, "hs-10"), register(ann.idToken, "hs-10")]);

    expect(first).toMatchObject({ status: 200 });
    expect(second?.body).toEqual(first?.body);
    expect(await listsOf(ann.uid)).toEqual(["hs-10", "hs-9"]);
  });

  test("names a student without a name by the email address, and a guest Student", async () => {
    const email = `bo-${Date.now()}@cairn.test`;
    const unnamed = await signUp({ email, password: "correct horse" });
    const guest = await signUp({});

    const replies = [await register(unnamed.idToken, "hs-9"), await register(guest.idToken, "hs-9")];

    expect(replies[0]).toMatchObject({ body: { data: { display_name: email.split("@")[0] } } });
    expect(replies[1]).toMatchObject({ body: { data: { display_name: "Student" } } });
  });

  test.each(SAMPLES)("starts a guest with the sample plan of %s, once", async (key) => {
    const guest = await newGuest();
    const { stageId, name } = SAMPLE_STUDENTS[key];
    const body = { stageId, isOldEnough: true, sample: key };

    const first = await ask("POST", place.path, { idToken: guest.idToken, body });
    const plan = await planOf(guest.uid);
    const second = await ask("POST", place.path, { idToken: guest.idToken, body });

    expect(first).toMatchObject({ status: 200, body: { data: { display_name: name, current_stage: stageId } } });
    const lists = Object.entries(plan).filter(([path]) => path.startsWith("/checklists/"));
    expect(lists).toHaveLength(2);
    for (const [, list] of lists) {
      const rows: { status: string; origin: string }[] = Object.values(Object(list).items);
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["Completed", "Pending"]));
      expect(new Set(rows.map(({ origin }) => origin))).toEqual(new Set(["template", "own"]));
    }
    const collections = new Set(Object.keys(plan).map((path) => path.split("/")[1]));
    expect([...collections]).toEqual(
      expect.arrayContaining(["experiences", "summaries", "scores", "schools", "courses"]),
    );
    expect(second.body).toEqual(first.body);
    expect(await planOf(guest.uid)).toEqual(plan);
  });

  test("records the day the age of 13 was confirmed, and refuses to register without it", async () => {
    const [ann, bob] = [await newStudent({ stage: null }), await newStudent({ stage: null })];

    await register(ann.idToken, "hs-10");
    const replies = [
      await ask("POST", place.path, { idToken: bob.idToken, body: { stageId: "hs-10" } }),
      await ask("POST", place.path, { idToken: bob.idToken, body: { stageId: "hs-10", isOldEnough: false } }),
    ];

    const today = new Date().toISOString().slice(0, 10);
    expect(await stored(userPath(ann.uid))).toMatchObject({ age_confirmed_on: today });
    for (const reply of replies) expect(reply).toMatchObject(refusal(400, "bad-request", "isOldEnough"));
    expect(await stored(userPath(bob.uid))).toBeNull();
  });

  test("empties a sample that a guest has turned into an account; no call treats that account as registered", async () => {
    const guest = await newGuest();
    const { stageId } = SAMPLE_STUDENTS.maya;
    const body = { stageId, isOldEnough: true, sample: "maya" };
    await ask("POST", place.path, { idToken: guest.idToken, body });
    expect(await stored(userPath(guest.uid))).toMatchObject({ sample: "maya" });
    const login = { email: `${guest.uid}@cairn.test`.toLowerCase(), password: "correct horse battery" };
    await adminAuth.updateUser(guest.uid, login);
    const idToken = await idTokenFor(login.email, login.password);

    const calls = await Promise.all([
      ask("GET", API_CALLS.checkUser.path, { idToken }),
      ask("GET", API_CALLS.dashboardUser.path, { idToken }),
      ask("GET", API_CALLS.checklistItems.path, { idToken }),
      ask(API_CALLS.changeStage.method, API_CALLS.changeStage.path, { idToken, body: { newStageId: "hs-9" } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    await register(idToken, stageId);

    const plan = await planOf(guest.uid);
    expect(Object.keys(plan).sort()).toEqual(["", "/checklists/hs-10", "/checklists/hs-11", "/summaries/journals"]);
    expect(plan[""]).not.toHaveProperty("sample");
    expect(JSON.stringify(plan)).not.toContain("Ms. Rivera");
  });

  test("gives no sample to an account, and none at another stage", async () => {
    const [ann, guest] = [await newStudent({ stage: null }), await newGuest()];

    const replies = [
      await ask("POST", place.path, {
        idToken: ann.idToken,
        body: { stageId: "hs-11", isOldEnough: true, sample: "maya" },
      }),
      await ask("POST", place.path, {
        idToken: guest.idToken,
        body: { stageId: "hs-10", isOldEnough: true, sample: "maya" },
      }),
    ];

    for (const reply of replies) expect(reply).toMatchObject(refusal(400, "bad-request", "sample"));
    expect([await planOf(ann.uid), await planOf(guest.uid)]).toEqual([{}, {}]);
  });

  test("refuses an unknown stage and stores nothing", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await register(ann.idToken, "hs-13");

    expect(reply).toMatchObject(refusal(404, "not-found", "stageId"));
    expect(await stored(userPath(ann.uid))).toBeNull();
  });

  test("refuses a revoked token", async () => {
    const ann = await newStudent({ stage: null });
    await adminAuth.updateUser(ann.uid, { password: "another horse" });
    await adminAuth.revokeRefreshTokens(ann.uid);
    const { tokensValidAfterTime } = await adminAuth.getUser(ann.uid);
    const issued = Number(JSON.parse(atob(ann.idToken.split(".")[1] ?? "")).iat) * 1000;
    // Both times are in whole seconds. Within the same second, the token is still valid.
    if (Date.parse(tokensValidAfterTime ?? "") <= issued) {
      await untilNextSecond();
      await adminAuth.revokeRefreshTokens(ann.uid);
    }

    const reply = await register(ann.idToken, "hs-10");

    expect(reply).toMatchObject(refusal(401, "not-signed-in"));
  });

  describeSignedInOnly(place);
  describeMethod(place);
  describeBody(place, { signedIn: true });
});

async function listsOf(uid: string): Promise<string[]> {
  const lists = await adminDb.collection(`${userPath(uid)}/checklists`).get();
  return lists.docs.map(({ id }) => id).sort();
}

function yearOf(list: Record<string, unknown> | null): number {
  return Number(String(list?.academic_year).slice(0, 4));
}

async function signUp(account: object): Promise<{ idToken: string }> {
  const url = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  return (await response.json()) as { idToken: string };
}
