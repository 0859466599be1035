import { API_CALLS } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { ReportBudget } from "../../functions/src/http/ReportBudget.ts";
import type { Services } from "../../functions/src/http/Services.ts";
import { answerHere } from "./answerHere.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod } from "./refusals.ts";

const place = { ...API_CALLS.reports } as const;
const error = { name: "TypeError", place: "dashboard", frames: ["B1x9Qz_a:2:1401"] };
const csp = {
  "csp-report": {
    "document-uri": "https://cairn.test/tracker/maya",
    "effective-directive": "img-src",
    "blocked-uri": "https://elsewhere.example/a.png",
  },
};

/** Sends reports in this process and collects the lines they log. */
function desk() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log: Services["log"] = (_, message, facts) => {
    if (message === "A browser reported a fault") lines.push(facts);
  };
  const reportBudget = new ReportBudget();
  let at = Date.UTC(2026, 10, 22);
  return {
    lines,
    nextMinute: () => (at += 60_000),
    send: (body: unknown, sender = "10.1.1.1") =>
      answerHere({ ...place, sender, body }, { log, reportBudget, now: () => new Date(at) }),
  };
}

describe("reports", () => {
  test("logs an error and a policy violation, each with its group", async () => {
    const { lines, send } = desk();

    const replies = [await send(error), await send({ ...error, place: "tracker" }), await send(csp)];

    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { data: { received: true } } });
    expect(lines).toMatchObject([
      { kind: "error", ...error, weight: 1 },
      { kind: "error", place: "tracker", weight: 1 },
      { kind: "csp", directive: "img-src", blocked: "https:" },
    ]);
    expect(lines[1]?.group).toBe(lines[0]?.group);
    expect(lines[2]?.group).not.toBe(lines[0]?.group);
    expect(JSON.stringify(lines)).not.toMatch(/maya|elsewhere|10\.1\.1\.1/);
  });

  test("accepts a browser's own report through Hosting", async () => {
    for (const type of ["application/csp-report", "application/json"]) {
      const reply = await ask("POST", place.path, { body: JSON.stringify(csp), headers: { "content-type": type } });
      expect(reply).toMatchObject({ status: 200, body: { data: { received: true } } });
    }
  });

  test("needs no App Check token, because browsers report by themselves", async () => {
    const reply = await answerHere({ ...place, body: csp }, { isFromOurApp: async () => false });

    expect(reply.status).toBe(200);
  });

  test("accepts ten reports of a sender per minute", async () => {
    const { send, nextMinute } = desk();
    const statuses: number[] = [];

    for (let time = 0; time < 11; time += 1) statuses.push((await send(error)).status);
    nextMinute();
    statuses.push((await send(error)).status);

    expect(statuses).toEqual([...Array(10).fill(200), 429, 200]);
  });

  test("refuses none of the app's readers when a caller invents senders", async () => {
    const { send } = desk();
    const [attacker, hosting] = ["203.0.113.5", "35.191.0.1"];
    for (let time = 0; time < 500; time += 1) await send(error, `10.9.${time % 250}.${time}, ${attacker}`);

    const replies = [];
    for (let reader = 0; reader < 100; reader += 1) replies.push(await send(error, `198.51.100.${reader}, ${hosting}`));

    expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect((await send(error, `10.10.0.1, ${attacker}`)).status).toBe(429);
  });

  test("leaves each reader a report when a few others send as many as they may", async () => {
    const { send } = desk();
    for (let time = 0; time < 150; time += 1) await send(error, `198.51.100.${time % 15}, 35.191.0.1`);

    expect((await send(error, "198.51.100.200, 35.191.0.1")).status).toBe(200);
    expect((await send(error, "198.51.100.3, 35.191.0.1")).status).toBe(429);
  });

  test("logs five of a group, then one in twenty that stands for them", async () => {
    const { lines, send } = desk();

    for (let time = 0; time < 45; time += 1) await send(error, `10.1.2.${time}`);

    expect(lines.map(({ weight }) => weight)).toEqual([1, 1, 1, 1, 1, 20, 20]);
  });

  test.each([
    ["a message", { ...error, message: "maya@cairn.test" }],
    ["an invented name", { ...error, name: "Maya" }],
    ["an invented place", { ...error, place: "maya" }],
    ["free text for a frame", { ...error, frames: ["Maya Okafor wrote"] }],
    ["nothing", {}],
    ["a list", []],
  ])("refuses a report with %s", async (_, body) => {
    const { lines, send } = desk();

    expect(await send(body)).toMatchObject(refusal(400, "bad-request"));
    expect(lines).toEqual([]);
  });

  describeMethod(place);
});
