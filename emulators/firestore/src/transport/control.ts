import type { IncomingMessage } from "node:http";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Operations } from "../operations/Operations.ts";
import { coverageHtml } from "../rules/coverage/coverageHtml.ts";
import type { CoverageReport } from "../rules/coverage/coverageReport.ts";
import type { RulesIssue } from "../rules/RulesIssue.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import { callerOf } from "./caller.ts";
import { decodePath } from "./decodePath.ts";
import { exportDocuments, importDocuments } from "./fixtures.ts";
import { errorAnswer, type HttpAnswer } from "./httpAnswer.ts";
import { readBody } from "./httpBody.ts";
import type { ProjectRules } from "./ProjectRules.ts";
import { parseJson } from "./parseJson.ts";
import { type JsonObject, readArray, readObject, readString } from "./protoJsonReader.ts";

export interface ControlParts {
  readonly store: DocumentStore;
  readonly operations: Pick<Operations, "clear">;
  readonly rules: ProjectRules;
  readonly shutDown: () => void;
}

/** Answers the emulator's control requests. Firestore clients do not send them. Null if the path is not one of them. */
export async function answerControl(
  parts: ControlParts,
  request: IncomingMessage,
  url: URL,
): Promise<HttpAnswer | null> {
  const { method = "GET" } = request;
  const { pathname } = url;
  if (pathname === "/" && (method === "GET" || method === "HEAD")) return { status: 200, body: "Ok\n" };
  if (pathname === "/reset" && method === "POST") {
    parts.operations.clear(null);
    return { status: 200, body: "Resetting...\n" };
  }
  if (pathname === "/shutdown" && method === "POST") {
    return { status: 200, body: "Shutting down...\n", afterwards: parts.shutDown };
  }

  const [, projectId, verb] = /^\/emulator\/v1\/projects\/([^/:]+):([\w.]+)$/.exec(pathname) ?? [];
  const answer =
    projectId === undefined ? null : await answerProject(parts, decodePath(projectId), `${method} ${verb}`, request);
  if (answer) return answer;
  const [, name] = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/.exec(pathname) ?? [];
  if (name !== undefined && method === "DELETE") {
    // Open to everyone, but not to a token that cannot be read. The other control paths ignore the header.
    callerOf(request.headers.authorization);
    clear(parts, decodePath(name));
    return { status: 200, body: {} };
  }
  if (pathname.startsWith("/emulator/v1/projects/")) {
    return errorAnswer(new FirestoreError("UNIMPLEMENTED", `The emulator does not offer ${method} ${pathname}.`));
  }
  return null;
}

/**
 * Answers a control request for one project. `methodAndVerb` is the HTTP method and the verb after the colon of the path.
 * Null if there is no such request.
 */
async function answerProject(
  { store, rules }: { store: DocumentStore; rules: ProjectRules },
  projectId: string,
  methodAndVerb: string,
  request: IncomingMessage,
): Promise<HttpAnswer | null> {
  switch (methodAndVerb) {
    case "PUT securityRules":
      return uploadRules(rules, projectId, await readBody(request));
    case "GET ruleCoverage":
      return coverage(rules, projectId, (report) => ({ status: 200, body: report }));
    case "GET ruleCoverage.html":
      return coverage(rules, projectId, (report) => ({ status: 200, body: coverageHtml(report), type: "text/html" }));
    case "GET documents":
      return exportDocuments(store, projectId);
    case "PUT documents":
      return importDocuments(store, projectId, await readBody(request));
    default:
      return null;
  }
}

function coverage(rules: ProjectRules, projectId: string, show: (report: CoverageReport) => HttpAnswer): HttpAnswer {
  const ruleset = rules.rulesFor(projectId);
  if (ruleset) return show(ruleset.coverage());
  return errorAnswer(new FirestoreError("NOT_FOUND", `The project ${projectId} has no rules.`));
}

function clear({ store, operations }: ControlParts, name: string): void {
  const [database = "", below = ""] = name.split(/\/documents(?:\/|$)/, 2);
  if (below === "") operations.clear(database);
  else store.deleteRecursively(name);
}

/** Rejects rules that do not compile. firebase-tools asks to ignore errors and reads the issues from the response. */
function uploadRules(rules: ProjectRules, projectId: string, body: string): HttpAnswer {
  const upload = readObject(parseJson(body));
  const files = readArray(readObject(upload.rules).files, readObject);
  const [file] = files;
  if (!file || files.length > 1) throw new FirestoreError("INVALID_ARGUMENT", "Upload exactly one rules file.");
  const fileName = readString(file.name ?? "security.rules");
  const issues = rules.load(projectId, readString(file.content), fileName);
  const error = issues.find(({ severity }) => severity === "ERROR");
  if (!error || upload.ignore_errors === true) return { status: 200, body: { issues: issues.map(writeIssue) } };
  const message = `${error.fileName}:${error.line}:${error.column}: ${error.description}`;
  return errorAnswer(new FirestoreError("INVALID_ARGUMENT", message), { issues: issues.map(writeIssue) });
}

function writeIssue({ description, severity, ...sourcePosition }: RulesIssue): JsonObject {
  return { sourcePosition, description, severity };
}
