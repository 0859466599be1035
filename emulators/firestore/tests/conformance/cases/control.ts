import type { Case, RestStep } from "../Case.ts";
import { accepted, get, invalid, missing, post, runQuery } from "../requests.ts";
import { SOURCES } from "../sources.ts";

const documents = { "c/a": { n: 1n }, "c/a/s/1": {}, "c/b": {}, "d/a": {} };

const request = (
  method: RestStep["method"],
  path: string,
  expected: RestStep["expected"],
  body?: RestStep["body"],
): RestStep => ({
  method,
  path: `//${path}`,
  expected,
  ...(body !== undefined && { body }),
});
const drop = (path: string) =>
  request("DELETE", `emulator/v1/projects/$project/databases/(default)/documents${path}`, accepted);
const everything = (paths: readonly string[]): RestStep => ({
  method: "POST",
  path: ":runQuery",
  body: { structuredQuery: { from: [{ allDescendants: true }] } },
  expected: { paths },
});

/** Authorization headers, and whether they grant owner rights. The others are rejected. */
const headers: readonly (readonly [header: string, isOwner: boolean])[] = [
  ["Bearer owner", true],
  ["bearer owner", true],
  ["Bearer OWNER", true],
  ["Bearer ya29.anything", true],
  ["Bearer nonsense", false],
  ["Bearer a.b.c", false],
  ["Bearer e30.e30", false],
  ["Bearer e30.W10.", false],
];

/** Tokens that Google's emulator takes for a user's. They grant no owner rights, but no header is rejected for them. */
const userTokens: readonly string[] = ["Bearer e30.e30.", "Bearer e30=.e30=.", "Bearer e30.eyJzdWIiOjF9.ab"];

const garbage = { authorization: "Bearer garbage" };

export const control: readonly Case[] = [
  ...userTokens.map(
    (authorization): Case => ({
      id: `control/a token without a subject is a user's: ${authorization}`,
      source: `${SOURCES.recordings}/auth.json`,
      given: {
        documents,
        rules:
          "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{x} { allow get: if request.auth != null; allow list: if request.auth.uid != 'x'; } } }",
      },
      steps: [
        get("c/a", accepted, { authorization }),
        get("c", { error: "PERMISSION_DENIED" }, { authorization }),
        get("d/a", { error: "PERMISSION_DENIED" }, { authorization }),
        post("listCollectionIds", {}, { error: "PERMISSION_DENIED" }, { authorization }),
        { ...drop(""), authorization },
      ],
    }),
  ),
  {
    id: "control/a token that cannot be read clears nothing",
    source: `${SOURCES.recordings}/auth.json`,
    given: { documents },
    steps: [
      { ...drop(""), ...garbage, expected: invalid },
      { ...drop("/c/a"), ...garbage, expected: invalid },
      { ...request("GET", "", accepted), ...garbage },
      everything(["c/a", "c/a/s/1", "c/b", "d/a"]),
    ],
  },
  { id: "control/reports that it is ready", steps: [request("GET", "", accepted)] },
  { id: "control/an unknown path", steps: [request("GET", "nothing", { status: 404 })] },
  { id: "control/clear a database", given: { documents }, steps: [drop(""), everything([])] },
  { id: "control/clear an empty database", steps: [drop("")] },
  {
    id: "control/clear a document and its descendants",
    given: { documents },
    steps: [drop("/c/a"), everything(["c/b", "d/a"])],
  },
  { id: "control/clear a collection", given: { documents }, steps: [drop("/c"), everything(["d/a"])] },
  {
    id: "control/clear a missing document",
    given: { documents },
    steps: [drop("/none"), everything(["c/a", "c/a/s/1", "c/b", "d/a"])],
  },
  {
    id: "control/clear keeps other projects",
    given: { documents },
    steps: [
      request("DELETE", "emulator/v1/projects/$project-other/databases/(default)/documents", accepted),
      everything(["c/a", "c/a/s/1", "c/b", "d/a"]),
    ],
  },
  {
    id: "control/clear keeps the rules",
    given: {
      documents,
      rules:
        "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{x} { allow get; } } }",
    },
    steps: [
      drop(""),
      get("c/a", missing, { as: "anonymous" }),
      get("d/a", { error: "PERMISSION_DENIED" }, { as: "anonymous" }),
    ],
  },
  {
    id: "control/uploading invalid rules returns the error's line",
    steps: [
      request(
        "PUT",
        "emulator/v1/projects/$project:securityRules",
        { error: "INVALID_ARGUMENT", says: "security.rules:2" },
        { rules: { files: [{ name: "security.rules", content: "service cloud.firestore {\n  match {}\n}" }] } },
      ),
    ],
  },
  {
    id: "control/invalid rules with ignore_errors return the issues and keep the old rules",
    given: { documents, rules: "service cloud.firestore { match /databases/{d}/documents { } }" },
    steps: [
      request(
        "PUT",
        "emulator/v1/projects/$project:securityRules",
        { body: { issues: [{ severity: "ERROR", sourcePosition: { line: 2 } }] } },
        {
          ignore_errors: true,
          rules: { files: [{ name: "security.rules", content: "service cloud.firestore {\n  match {}\n}" }] },
        },
      ),
      get("c/a", { error: "PERMISSION_DENIED" }, { as: "anonymous" }),
    ],
  },
  {
    id: "control/coverage of rules",
    given: {
      documents,
      rules:
        "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{x} { allow get: if true; } } }",
    },
    steps: [
      get("c/a", accepted, { as: "anonymous" }),
      request("GET", "emulator/v1/projects/$project:ruleCoverage", { body: { report: [{ values: [{ count: 1 }] }] } }),
    ],
  },
  {
    id: "control/coverage of rules as a page",
    given: { rules: "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { } }" },
    steps: [request("GET", "emulator/v1/projects/$project:ruleCoverage.html", accepted)],
  },
  ...headers.map(
    ([authorization, isOwner]): Case => ({
      id: `control/the header ${authorization}`,
      given: {
        documents,
        rules: "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { } }",
      },
      steps: [get("c/a", isOwner ? accepted : invalid, { authorization })],
    }),
  ),
  {
    id: "control/a trigger of the first generation",
    steps: [
      request("PUT", "emulator/v1/projects/$project/triggers/onWrite", accepted, {
        eventTrigger: {
          resource: "projects/$project/databases/(default)/documents/c/{id}",
          eventType: "providers/cloud.firestore/eventTypes/document.write",
          service: "firestore.googleapis.com",
        },
      }),
    ],
  },
  {
    id: "control/a trigger of the second generation",
    steps: [
      request("POST", "emulator/v1/projects/$project/eventarcTrigger?eventarcTriggerId=onWrite", accepted, {
        eventType: "google.cloud.firestore.document.v1.written",
        database: "(default)",
        namespace: "(default)",
        document: { value: "c/{id}", matchType: "PATH_PATTERN" },
      }),
    ],
  },
  {
    id: "control/export to a folder",
    steps: [
      request("POST", "emulator/v1/projects/$project:export", accepted, {
        database: "$database",
        export_directory: ".cairn/export",
        export_name: "firestore_export",
      }),
    ],
  },
  {
    id: "control/a pipeline",
    given: { documents },
    steps: [
      {
        method: "POST",
        path: ":executePipeline",
        body: {
          structuredPipeline: { pipeline: { stages: [{ name: "collection", args: [{ referenceValue: "/c" }] }] } },
        },
        expected: accepted,
      },
    ],
  },
  {
    id: "control/v1beta1 is the same",
    given: { documents },
    steps: [request("GET", "v1beta1/projects/$project/databases/(default)/documents/c/a", { fields: { n: 1n } })],
  },
  {
    id: "control/databases of a project are separate",
    given: { documents },
    steps: [
      request("GET", "v1/projects/$project/databases/other/documents/c/a", missing),
      request("PATCH", "v1/projects/$project/databases/other/documents/c/a", { fields: {} }, {}),
      runQuery(
        {},
        {
          documents: [
            ["c/a", { n: 1n }],
            ["c/b", {}],
          ],
        },
      ),
    ],
  },
  {
    id: "control/the encoded name of the default database",
    given: { documents },
    steps: [request("GET", "v1/projects/$project/databases/%28default%29/documents/c/a", { fields: { n: 1n } })],
  },
];
