import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { planOf } from "../support/guest.ts";
import { newStudent, suite } from "../support/suite.ts";
import { ask, type Reply, refusal } from "./ask.ts";
import { callTable } from "./callTable.ts";
import { unsignedToken } from "./unsignedToken.ts";

const names = Object.keys(API_CALLS) as ApiCallName[];
const behindSignIn = names.filter((name) => !callTable[name].isOpen);
const withBody = names.filter((name) => API_CALLS[name].method === "POST");
const FOREIGN = "https://elsewhere.example";

/** Makes the call as the app does, with the given differences. */
function asked(name: ApiCallName, { idToken, body, headers }: Parameters<typeof ask>[2] = {}): Promise<Reply> {
  const { method, path } = API_CALLS[name];
  const { input } = callTable[name];
  return ask(method, method !== "POST" ? `${path}?${new URLSearchParams(input as Record<string, string>)}` : path, {
    ...(idToken !== undefined && { idToken }),
    ...(method === "POST" && { body: body ?? input }),
    ...(headers && { headers }),
  });
}

describe.each(behindSignIn)("%s", (name) => {
  const now = Math.floor(Date.now() / 1000);

  // The Auth emulator signs nothing, so signatures cannot be checked here. tests/structure/idTokens.test.ts does that.
  test.each([
    ["of another project", { aud: "another-project", iss: "https://securetoken.google.com/another-project" }],
    ["of a foreign issuer", { iss: "https://issuer.example/demo-cairn" }],
    ["that has expired", { iat: now - 7200, exp: now - 3600 }],
    ["without a user id", { sub: "" }],
    ["of an account that never existed", { sub: "unknown-id" }],
    ["without most of its claims", { sub: "unknown-id", firebase: undefined, auth_time: undefined }],
  ])("refuses a token %s", async (_, claims) => {
    const reply = await asked(name, { idToken: unsignedToken(suite.projectId, claims) });

    expect(reply).toMatchObject(refusal(401, "not-signed-in"));
  });

  test("answers an account without a stage as the table says", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await asked(name, ann);

    expect(reply.status).toBe(callTable[name].unregistered);
  });

  test("causes no server error and leaves one student when called repeatedly and twice at once", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const replies = [await asked(name, ann), await asked(name, ann)];
    replies.push(...(await Promise.all([asked(name, ann), asked(name, ann)])));

    for (const { status } of replies) expect(status).toBeLessThan(500);
    const paths = Object.keys(await planOf(ann.uid)).sort();
    if (name === "makeCalendarFeed") expect(paths.splice(paths.indexOf(CALENDAR_FEED), 1)).toEqual([CALENDAR_FEED]);
    expect([[], ["", "/checklists/hs-10", "/checklists/hs-9", "/summaries/journals"], AFTER_CHANGE]).toContainEqual(
      paths,
    );
  });
});
const CALENDAR_FEED = "/settings/calendarFeed";
const AFTER_CHANGE = ["", "/checklists/hs-10", "/checklists/hs-11", "/checklists/hs-9", "/summaries/journals"];

describe.each(withBody)("the body of %s", (name) => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

  test.each<[string, string]>([
    ["a megabyte", JSON.stringify({ filler: "x".repeat(1024 * 1024) })],
    ["5,000 lists deep", `{"filler":${nested(5_000)}}`],
    ["500,000 lists deep", `{"filler":${nested(500_000)}}`],
    ["a prototype", '{"__proto__":{"stageId":"hs-10"},"constructor":7}'],
    ["half a surrogate", '{"stageId":"\\ud800","email":"\\ud800@x.test"}'],
  ])("the body that is %s is refused as JSON", async (_, body) => {
    const { idToken } = await newStudent({ stage: null });

    const { status } = await asked(name, { ...(!callTable[name].isOpen && { idToken }), body });

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe.each(names)("%s from another site", (name) => {
  test("gets no CORS permission to read the answer", async () => {
    const { headers } = await asked(name, { headers: { origin: FOREIGN } });

    expect([...headers.keys()].filter((header) => header.startsWith("access-control-"))).toEqual([]);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test("is refused at the preflight", async () => {
    const { method, path } = API_CALLS[name];

    const reply = await ask("OPTIONS", path, {
      headers: {
        origin: FOREIGN,
        "access-control-request-method": method,
        "access-control-request-headers": "authorization,content-type",
      },
    });

    expect(reply).toMatchObject(refusal(405, "method-not-allowed"));
    expect([...reply.headers.keys()].filter((header) => header.startsWith("access-control-"))).toEqual([]);
  });

  test("gets each security header once, as from our own site", async () => {
    const { headers } = await asked(name);

    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("cache-control")).toBe(callTable[name].isFile ? "private, max-age=900" : "private, no-store");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{1,64}$/);
  });
});
