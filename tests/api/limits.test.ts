import { API_CALLS } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { AttemptCounts } from "../../functions/src/data/AttemptCounts.ts";
import { senderOf } from "../../functions/src/http/senderOf.ts";
import { adminDb, newStudent, type Student } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { type Reply, refusal } from "./ask.ts";
import { freshEmail } from "./freshEmail.ts";

const MINUTE = 60_000;
const WRONG = "wrong horse battery";
/** A window starts every full ten minutes. Each test stays within one window. */
const BEGIN = Math.ceil(Date.now() / (10 * MINUTE)) * 10 * MINUTE;
let places = 0;
/** An address that has made no calls yet. */
const freshAddress = () => `2001:db8:${process.pid.toString(16)}:${(++places).toString(16)}::1`;
const viaHosting = (...written: string[]) =>
  senderOf({
    headers: { "x-forwarded-for": [...written, "151.101.1.1"].join(", ") },
    socket: Object.create(null),
  });

interface Try {
  readonly email: string;
  readonly password: string;
  readonly sender?: string;
  readonly device?: string | null;
  readonly at?: number;
}

const logIn = ({ email, password, sender = freshAddress(), device = null, at = BEGIN }: Try) =>
  answerHere({ ...API_CALLS.loginEmail, sender, device, body: { email, password } }, { now: () => new Date(at) });
const signUp = (sender: string, email = freshEmail()) =>
  answerHere(
    {
      ...API_CALLS.registerEmail,
      sender,
      body: { name: "Ann Lee", email, password: "correct horse battery", isOldEnough: true },
    },
    { now: () => new Date(BEGIN) },
  );
const counted = (subject: string, times: number, at = BEGIN) =>
  Promise.all(Array.from({ length: times }, () => attempts.add([subject], new Date(at))));
const attempts = new AttemptCounts(adminDb, (error) => {
  throw error;
});

async function knownDevice({ email, password }: Student): Promise<string> {
  const { headers } = await logIn({ email, password });
  return /^__session=([0-9a-f]{32}); /.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
}

async function failedLogins(
  email: string,
  times: number,
  { sender = freshAddress(), device = null }: Pick<Try, "sender" | "device"> = {},
): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await logIn({ email, password: WRONG, sender, device })).status);
  }
  return statuses;
}

describe("login-email", () => {
  test("refuses a sender's eleventh failure on one account in ten minutes", async () => {
    const statuses = await failedLogins(freshEmail(), 11);

    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test("lets the owner log in on a new device after ten failures from elsewhere", async () => {
    const ann = await newStudent({ stage: null });
    await failedLogins(ann.email, 11);

    expect((await logIn(ann)).status).toBe(200);
  });

  test("refuses an account's hundred and first failure, from any address and after any login", async () => {
    const ann = await newStudent({ stage: null });
    await counted(`login-email account ${ann.email}`, 99);

    const replies = [await logIn(ann), await logIn({ ...ann, password: WRONG }), await logIn(ann)];

    expect(replies.map(({ status }) => status)).toEqual([200, 401, 429]);
  });

  test("counts parallel failures like failures in a row", async () => {
    const [email, sender] = [freshEmail(), freshAddress()];

    const replies = await Promise.all(Array.from({ length: 25 }, () => logIn({ email, password: WRONG, sender })));

    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test("accepts tries for an account again in the next ten minutes", async () => {
    const [email, sender] = [freshEmail(), freshAddress()];
    await failedLogins(email, 11, { sender });

    const reply = await logIn({ email, password: WRONG, sender, at: BEGIN + 10 * MINUTE });

    expect(reply.status).toBe(401);
  });

  test("lets the owner log in from a known device after any number of strangers' failures", async () => {
    const ann = await newStudent({ stage: null });
    const device = await knownDevice(ann);
    await counted(`login-email account ${ann.email}`, 100);

    const unknown = await logIn(ann);
    const known = await logIn({ ...ann, device });

    expect(unknown).toMatchObject(refusal(429, "too-many-requests"));
    expect(known).toMatchObject({ status: 200, body: { data: { uid: ann.uid } } });
  });

  test("lets the owner log in after ten failures on the known device itself", async () => {
    const ann = await newStudent({ stage: null });
    const device = await knownDevice(ann);
    await failedLogins(ann.email, 10, { device });

    expect((await logIn({ ...ann, device })).status).toBe(200);
  });

  test("refuses a known device's twenty-first failure", async () => {
    const ann = await newStudent({ stage: null });
    const device = await knownDevice(ann);

    const statuses = await failedLogins(ann.email, 21, { device });

    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  test("does not accept a device of one account for another account", async () => {
    const [ann, bob] = [await newStudent({ stage: null }), await newStudent({ stage: null })];
    const device = await knownDevice(ann);
    await counted(`login-email account ${bob.email}`, 100);

    const reply = await logIn({ ...bob, device });

    expect(reply).toMatchObject(refusal(429, "too-many-requests"));
  });

  test("remembers a device for 180 days", async () => {
    const ann = await newStudent({ stage: null });
    const device = await knownDevice(ann);
    const later = BEGIN + 181 * 24 * 60 * MINUTE;
    await counted(`login-email account ${ann.email}`, 100, later);

    const reply = await logIn({ ...ann, device, at: later });

    expect(reply).toMatchObject(refusal(429, "too-many-requests"));
  });

  test("refuses a sender after 300 failures, but no other sender", async () => {
    const [school, other] = [viaHosting(freshAddress()), viaHosting(freshAddress())];
    await counted(`login-email sender ${school}`, 300);

    const replies = [
      await logIn({ email: freshEmail(), password: WRONG, sender: school }),
      await logIn({ email: freshEmail(), password: WRONG, sender: other }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([429, 401]);
  });

  test("counts a caller who invents addresses as one sender", async () => {
    const address = freshAddress();
    await counted(`login-email sender ${viaHosting(address)}`, 300);

    const reply = await logIn({ email: freshEmail(), password: WRONG, sender: viaHosting("203.0.113.9", address) });

    expect(reply.status).toBe(429);
  });

  test("accepts 320 correct logins of one sender", async () => {
    const students = await Promise.all(Array.from({ length: 8 }, () => newStudent({ stage: null })));
    const sender = viaHosting(freshAddress());

    const statuses = new Set<number>();
    for (let turn = 0; turn < 40; turn += 1) {
      const replies = await Promise.all(students.map((student) => logIn({ ...student, sender })));
      for (const { status } of replies) statuses.add(status);
    }

    expect([...statuses]).toEqual([200]);
  });

  test.each([
    ["ABORTED", 10],
    ["DEADLINE_EXCEEDED", 4],
    ["RESOURCE_EXHAUSTED", 8],
  ])("still answers if Firestore fails to count with %s", async (_, code) => {
    const ann = await newStudent({ stage: null });
    const failing = async () => {
      throw Object.assign(new Error("Too much contention on these documents."), { code });
    };
    const contended = Object.create(adminDb, {
      getAll: { value: failing },
      doc: { value: () => ({ set: failing, delete: failing }) },
    });
    const lost: unknown[] = [];
    const given = { attempts: new AttemptCounts(contended, (error) => lost.push(error)) };
    const tryWith = (password: string): Promise<Reply> =>
      answerHere({ ...API_CALLS.loginEmail, sender: freshAddress(), body: { email: ann.email, password } }, given);

    const replies = [await tryWith(WRONG), await tryWith(ann.password)];

    expect(replies.map(({ status }) => status)).toEqual([401, 200]);
    expect(lost.length).toBeGreaterThan(0);
  });

  test("stores neither addresses nor the device's secret", async () => {
    const ann = await newStudent({ stage: null });
    const device = await knownDevice(ann);
    await failedLogins(ann.email, 1);

    const devices = await adminDb.collection(`users/${ann.uid}/devices`).get();
    const attemptsNow = await adminDb.collection("attempts").get();

    expect(devices.size).toBe(1);
    const text = JSON.stringify([...devices.docs, ...attemptsNow.docs].map((doc) => [doc.id, doc.data()]));
    for (const secret of [device, ann.email]) expect(text).not.toContain(secret);
  });
});

describe("register-email", () => {
  test("reveals to one sender only twenty times in ten minutes that an address has an account", async () => {
    const ann = await newStudent({ stage: null });
    const sender = viaHosting(freshAddress());
    const statuses: number[] = [];

    for (let time = 0; time < 21; time += 1) statuses.push((await signUp(sender, ann.email)).status);

    expect(statuses).toEqual([...Array(20).fill(409), 429]);
    expect((await signUp(viaHosting(freshAddress()), ann.email)).status).toBe(409);
  });

  test("creates at most 300 accounts for one sender in ten minutes", async () => {
    const sender = viaHosting(freshAddress());
    await counted(`register-email made ${sender}`, 299);

    const statuses = [(await signUp(sender)).status, (await signUp(sender)).status];

    expect(statuses).toEqual([200, 429]);
  });
});

test("all of a hundred parallel attempts are counted", async () => {
  const subject = `count ${freshAddress()}`;

  await counted(subject, 100);

  expect(await attempts.read([subject], new Date(BEGIN))).toEqual([100]);
});
