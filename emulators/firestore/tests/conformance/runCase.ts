import { expect } from "vitest";
import type { Case, Expected, Given, Requester, RestStep } from "./Case.ts";
import type { Project, ProjectState } from "./ProjectPool.ts";
import { accepted, commit, set } from "./requests.ts";
import { runListenStep } from "./runListenStep.ts";
import { type Answer, send } from "./send.ts";
import { type Json, normalFields, normalValue, toFields, toValue } from "./wire.ts";

/** Runs a case. Throws an assertion error if the target's answers differ from the expected ones. */
export async function runCase(project: Project, state: ProjectState, { given = {}, steps }: Case): Promise<void> {
  const variables = new Map([
    ["$root", `${databaseOf(project)}/documents`],
    ["$database", databaseOf(project)],
    ["$project", project.projectId],
  ]);
  for (const step of preparation(state, given)) await runRestStep(project, step, variables);
  for (const step of steps) {
    if ("listen" in step) await runListenStep(project, step, (json) => substitute(json, variables));
    else await runRestStep(project, step, variables);
  }
}

type Variables = Map<string, string>;

async function runRestStep(project: Project, step: RestStep, variables: Variables): Promise<void> {
  const answer = await sendStep(project, step, variables);
  compare(answer, step.expected, variables);
  for (const [name, path] of Object.entries(step.keep ?? {})) variables.set(`$${name}`, at(answer.body, path));
}

function preparation(state: ProjectState, { documents = {}, rules }: Given): RestStep[] {
  const writes = Object.entries(documents).map(([path, fields]) => set(path, fields));
  return [
    ...(state === "used" ? [clearing] : []),
    ...(state !== "ready" && writes.length > 0 ? [commit(writes)] : []),
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

function sendStep(project: Project, step: RestStep, variables: Variables): Promise<Answer> {
  const { method, path, body, as = "owner" } = step;
  const located = path.startsWith("//") ? path.slice(1) : `/v1/${databaseOf(project)}/documents${path}`;
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  return send(`http://${project.address}${substitute(located, variables)}`, {
    method,
    headers: step.authorization === undefined ? authorization(as) : { Authorization: step.authorization },
    ...(text !== undefined && { body: substitute(text, variables) }),
  });
}

/** Emulators accept tokens without a signature. */
function authorization(as: Requester): Record<string, string> {
  if (as === "anonymous") return {};
  if (as === "owner") return { Authorization: "Bearer owner" };
  const [header, payload] = [{ alg: "none", typ: "JWT" }, as].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  return { Authorization: `Bearer ${header}.${payload}.` };
}

function compare({ status, body }: Answer, expected: Expected, variables: Variables): void {
  if ("error" in expected) {
    const { error } = (Array.isArray(body) ? body.at(-1) : body) as { error?: { status: string; message: string } };
    expect({ status, error: error?.status }).toEqual({ status: httpStatus[expected.error], error: expected.error });
    if (expected.says !== undefined) expect(error?.message).toContain(substitute(expected.says, variables));
    return;
  }
  if ("status" in expected) {
    expect({ status, body: status === expected.status ? null : body }).toEqual({ status: expected.status, body: null });
    return;
  }
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  compareBody(body, expected, variables);
}

function compareBody(body: unknown, expected: Expected, variables: Variables): void {
  if ("fields" in expected) {
    expect(normalFields((body as Json).fields)).toEqual(
      normalFields(substituteJson(toFields(expected.fields), variables)),
    );
  } else if ("paths" in expected) {
    expect(documentsIn(body).map(([path]) => path)).toEqual(expected.paths);
  } else if ("pathSet" in expected) {
    const paths = documentsIn(body).map(([path]) => path);
    expect(paths.sort()).toEqual([...expected.pathSet].sort());
  } else if ("documents" in expected) {
    const wanted = expected.documents.map(
      ([path, fields]) => [path, substituteJson(toFields(fields), variables)] as const,
    );
    expect(documentsIn(body)).toEqual(wanted.map(([path, fields]) => [path, normalFields(fields)]));
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
    expect(body).toMatchObject(substituteJson(expected.body, variables) as object);
    for (const path of expected.lacks ?? []) expect([path, inside(body, path)]).toEqual([path, undefined]);
  }
}

/** The documents in any kind of answer, as path and fields. */
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

function databaseOf({ projectId }: Project): string {
  return `projects/${projectId}/databases/(default)`;
}

function substitute(text: string, variables: Variables): string {
  return text.replace(/\$[a-z][A-Za-z0-9]*/g, (word) => variables.get(word) ?? word);
}

function substituteJson(json: unknown, variables: Variables): unknown {
  return JSON.parse(substitute(JSON.stringify(json), variables));
}

function inside(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((found, key) => (found as Json | undefined)?.[key], body);
}

function at(body: unknown, path: string): string {
  const found = inside(body, path);
  if (typeof found !== "string") throw new Error(`The answer has no text at ${path}: ${JSON.stringify(body)}`);
  return found;
}
