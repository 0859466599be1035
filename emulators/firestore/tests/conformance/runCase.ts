import { expect } from "vitest";
import type { Asker, Case, Expected, Given, RestStep } from "./Case.ts";
import type { Condition, Place } from "./Places.ts";
import { accepted, commit, set } from "./requests.ts";
import { runListenStep } from "./runListenStep.ts";
import { type Answer, send } from "./send.ts";
import { type Json, normalFields, normalValue, toFields, toValue } from "./wire.ts";

/** Throws, as `expect` does, when the target answers otherwise than the case says. */
export async function runCase(place: Place, condition: Condition, { given = {}, steps }: Case): Promise<void> {
  const words = new Map([
    ["$root", `${databaseOf(place)}/documents`],
    ["$database", databaseOf(place)],
    ["$project", place.projectId],
  ]);
  for (const step of preparation(condition, given)) await runRestStep(place, step, words);
  for (const step of steps) {
    if ("listen" in step) await runListenStep(place, step, (json) => filled(json, words));
    else await runRestStep(place, step, words);
  }
}

type Words = Map<string, string>;

async function runRestStep(place: Place, step: RestStep, words: Words): Promise<void> {
  const answer = await ask(place, step, words);
  compare(answer, step.expected, words);
  for (const [name, path] of Object.entries(step.keep ?? {})) words.set(`$${name}`, at(answer.body, path));
}

function preparation(condition: Condition, { documents = {}, rules }: Given): RestStep[] {
  const writes = Object.entries(documents).map(([path, fields]) => set(path, fields));
  return [
    ...(condition === "used" ? [clearing] : []),
    ...(condition !== "ready" && writes.length > 0 ? [commit(writes)] : []),
    ...(rules === undefined ? [] : [uploadOf(rules)]),
  ];
}

const clearing: RestStep = {
  method: "DELETE",
  path: "//emulator/v1/projects/$project/databases/(default)/documents",
  expected: accepted,
};

function uploadOf(content: string): RestStep {
  return {
    method: "PUT",
    path: "//emulator/v1/projects/$project:securityRules",
    body: { rules: { files: [{ name: "security.rules", content }] } },
    expected: accepted,
  };
}

function ask(place: Place, step: RestStep, words: Words): Promise<Answer> {
  const { method, path, body, as = "owner" } = step;
  const located = path.startsWith("//") ? path.slice(1) : `/v1/${databaseOf(place)}/documents${path}`;
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  return send(`http://${place.address}${filled(located, words)}`, {
    method,
    headers: step.authorization === undefined ? authorization(as) : { Authorization: step.authorization },
    ...(text !== undefined && { body: filled(text, words) }),
  });
}

/** Emulators take tokens without a signature. */
function authorization(as: Asker): Record<string, string> {
  if (as === "nobody") return {};
  if (as === "owner") return { Authorization: "Bearer owner" };
  const [header, payload] = [{ alg: "none", typ: "JWT" }, as].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  return { Authorization: `Bearer ${header}.${payload}.` };
}

function compare({ status, body }: Answer, expected: Expected, words: Words): void {
  if ("error" in expected) {
    const { error } = (Array.isArray(body) ? body.at(-1) : body) as { error?: { status: string; message: string } };
    expect({ status, error: error?.status }).toEqual({ status: httpStatus[expected.error], error: expected.error });
    if (expected.says !== undefined) expect(error?.message).toContain(filled(expected.says, words));
    return;
  }
  if ("status" in expected) {
    expect({ status, body: status === expected.status ? null : body }).toEqual({ status: expected.status, body: null });
    return;
  }
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  compareBody(body, expected, words);
}

function compareBody(body: unknown, expected: Expected, words: Words): void {
  if ("fields" in expected) {
    expect(normalFields((body as Json).fields)).toEqual(normalFields(filledJson(toFields(expected.fields), words)));
  } else if ("paths" in expected) {
    expect(documentsIn(body).map(([path]) => path)).toEqual(expected.paths);
  } else if ("pathSet" in expected) {
    const paths = documentsIn(body).map(([path]) => path);
    expect(paths.sort()).toEqual([...expected.pathSet].sort());
  } else if ("documents" in expected) {
    const whole = expected.documents.map(([path, fields]) => [path, filledJson(toFields(fields), words)] as const);
    expect(documentsIn(body)).toEqual(whole.map(([path, fields]) => [path, normalFields(fields)]));
  } else if ("aggregates" in expected) {
    const [{ result } = {}] = body as [{ result?: { aggregateFields?: unknown } }?];
    expect(normalFields(result?.aggregateFields)).toEqual(normalFields(toFields(expected.aggregates)));
  } else if ("transformResults" in expected) {
    const { writeResults = [] } = body as { writeResults?: { transformResults?: unknown[] }[] };
    const results = writeResults.map(({ transformResults = [] }) => transformResults.map(normalValue));
    expect(results).toEqual(expected.transformResults.map((values) => values.map((one) => normalValue(toValue(one)))));
  } else if ("codes" in expected) {
    const { status: statuses = [] } = body as { status?: { code?: number }[] };
    expect(statuses.map(({ code = 0 }) => code)).toEqual(expected.codes);
  } else if ("body" in expected) {
    expect(body).toMatchObject(filledJson(expected.body, words) as object);
  }
}

/** The documents of any answer that holds some, as path and fields. */
function documentsIn(body: unknown): [path: string, fields: Json][] {
  const found = Array.isArray(body)
    ? body.flatMap(({ document, found: one }) => document ?? one ?? [])
    : ((body as { documents?: unknown[] }).documents ?? []);
  return found.map(({ name, fields }: { name: string; fields?: Json }) => [
    name.slice(name.indexOf("/documents/") + "/documents/".length),
    normalFields(fields),
  ]);
}

const httpStatus: { readonly [code: string]: number } = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
};

function databaseOf({ projectId }: Place): string {
  return `projects/${projectId}/databases/(default)`;
}

function filled(text: string, words: Words): string {
  return text.replace(/\$[a-z][A-Za-z0-9]*/g, (word) => words.get(word) ?? word);
}

function filledJson(json: unknown, words: Words): unknown {
  return JSON.parse(filled(JSON.stringify(json), words));
}

function at(body: unknown, path: string): string {
  const found = path.split(".").reduce<unknown>((inside, key) => (inside as Json | undefined)?.[key], body);
  if (typeof found !== "string") throw new Error(`The answer has no text at ${path}: ${JSON.stringify(body)}`);
  return found;
}
