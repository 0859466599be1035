import { createHash } from "node:crypto";
import { API_CALLS } from "@domain/apiCalls.ts";
import { attemptsPath } from "@domain/paths.ts";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { adminDb } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { refusal } from "./ask.ts";
import { freshEmail } from "./freshEmail.ts";

const MINUTE = 60_000;
let places = 0;
/** A part of the Internet where nobody has been yet. */
const freshHop = () => `2001:db8::${process.pid.toString(16)}:${(++places).toString(16)}`;

describe.each([
  ["login-email", API_CALLS.loginEmail, 401, {}],
  ["register-email", API_CALLS.registerEmail, 200, { name: "Ann Lee" }],
] as const)("%s", (name, place, status, more) => {
  const tryFrom = (sender: string, email = freshEmail(), now = Date.now()) =>
    answerHere({ ...place, sender, body: { ...more, email, password: "correct horse" } }, { now: () => new Date(now) });
  /** As if so many tries had been made from there within the last minute. */
  const tried = (subject: string, count: number) =>
    adminDb
      .doc(attemptsPath(createHash("sha256").update(`${name} ${subject}`).digest("hex")))
      .set({ count, expires_at: Timestamp.fromMillis(Date.now() + 9 * MINUTE) });

  test("takes 300 tries of one sender, for a whole school may share an address", async () => {
    const school = `198.51.100.1, ${freshHop()}`;
    await tried(`sender ${school}`, 299);

    const replies = [await tryFrom(school), await tryFrom(school)];

    expect(replies[0]?.status).toBe(status);
    expect(replies[1]).toMatchObject(refusal(429, "too-many-requests"));
  });

  test("takes new tries of a sender when ten minutes are over", async () => {
    const school = `198.51.100.1, ${freshHop()}`;
    await tried(`sender ${school}`, 300);

    const reply = await tryFrom(school, freshEmail(), Date.now() + 10 * MINUTE);

    expect(reply.status).toBe(status);
  });

  test("does not hold tries against a school that were only said to come from there", async () => {
    const hop = freshHop();
    const liar = `198.51.100.1, 203.0.113.66, ${hop}`;
    await tried(`sender ${liar}`, 300);

    const reply = await tryFrom(`198.51.100.1, ${hop}`);

    expect(reply.status).toBe(status);
  });

  test("counts a caller who claims a new address each time by the last hop", async () => {
    const hop = freshHop();
    await tried(`hop ${hop}`, 3_000);

    const reply = await tryFrom(`203.0.113.${places}, ${hop}`);

    expect(reply).toMatchObject(refusal(429, "too-many-requests"));
  });

  test("counts the tries for one account wherever they come from", async () => {
    const email = freshEmail();
    const statuses: number[] = [];

    for (let time = 0; time < 11; time += 1) statuses.push((await tryFrom(freshHop(), email)).status);

    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
  });
});
