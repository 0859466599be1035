import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "../../functions/src/http/Call.ts";
import { runCount } from "../support/runCount.ts";
import { adminAuth, newStudent } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask } from "./ask.ts";
import { callTable } from "./callTable.ts";

/**
 * Most bodies go to the handlers in this process, with the suite's real Firestore and sign-in: Hosting and the
 * functions emulator would take minutes for this many. A few go through Hosting.
 */
const HERE = { everyday: 25, all: 300 };
const WHOLE_WAY = 8;
/** More would only wait for each other, because they all concern one student. */
const AT_ONCE = 5;

const names = Object.keys(API_CALLS) as ApiCallName[];
let idToken: string;
let verified: ReturnType<typeof adminAuth.verifyIdToken>;

beforeAll(async () => {
  ({ idToken } = await newStudent({ stage: "hs-10" }));
  verified = adminAuth.verifyIdToken(idToken, true);
});

/** Any JSON value, and valid bodies with one or two changes. */
function bodies(name: ApiCallName): fc.Arbitrary<unknown> {
  const { input } = callTable[name];
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.string({ unit: "binary", maxLength: 300 }));
  const nearlyRight = fc.record(
    Object.fromEntries(
      Object.entries(input).map(([field, value]) => [
        field,
        fc.oneof({ weight: 1, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: anything }),
      ]),
    ),
    { requiredKeys: [] },
  );
  const extra = fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 2 });
  return fc.oneof(
    { weight: 1, arbitrary: anything },
    { weight: 2, arbitrary: nearlyRight },
    { weight: 1, arbitrary: fc.tuple(nearlyRight, extra).map(([right, more]) => ({ ...more, ...right })) },
  );
}

/** An account only has ten tries. After that, the limit would answer instead of the call. */
function ofItsOwnAccount(body: unknown, index: number): unknown {
  const isOurs = typeof body === "object" && body !== null && "email" in body && body.email === "table@cairn.test";
  return isOurs ? { ...body, email: `table-${process.pid}-${index}@cairn.test` } : body;
}

async function inTurns<Item>(items: readonly Item[], act: (item: Item, index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map((item, at) => act(item, start + at)));
  }
}

describe.each(names)("%s", (name) => {
  const { method, path } = API_CALLS[name];
  const { isOpen } = callTable[name];

  test("answers any body without a server error", { timeout: 300_000 }, async () => {
    // Verified once: these bodies are not about the sender.
    const auth = Object.create(adminAuth, { verifyIdToken: { value: () => verified } });
    const sent = fc.sample(bodies(name), runCount(HERE));
    const failures: unknown[] = [];

    await inTurns(sent, async (generated, index) => {
      const body = ofItsOwnAccount(generated, index);
      const call: Partial<Call> = {
        method,
        path,
        ...(!isOpen && { authorization: `Bearer ${idToken}` }),
        ...(method === "POST" ? { body, bodySize: JSON.stringify(body)?.length ?? 0 } : { query: body }),
        // Each has its own sender. Otherwise the limit on tries would answer instead of the call.
        sender: `10.${index >> 8}.${index & 255}.${names.indexOf(name)}`,
      };
      const reply = await answerHere(call, { auth });
      if (reply.status >= 500) failures.push({ status: reply.status, body });
    });

    expect(failures).toEqual([]);
  });

  test("answers any body through Hosting without a server error or an HTML page", async () => {
    const { idToken: fresh } = await newStudent({ stage: "hs-10" });

    await inTurns(fc.sample(bodies(name), WHOLE_WAY), async (body) => {
      const query = method === "POST" ? "" : `?flow=${encodeURIComponent(String(JSON.stringify(body)))}`;
      const { status } = await ask(method, path + query, {
        ...(!isOpen && { idToken: fresh }),
        ...(method === "POST" && { body: JSON.stringify(body) }),
      });
      expect(status).toBeLessThan(500);
    });
  });
});
