import { compileRules } from "@cairn/firestore-emulator/rules";
import type { ScheduledJob, Uploads } from "./Uploads.ts";

/** A call by firebase-tools. `host` is the original service. */
export interface Asked {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly bytes: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Place {
  readonly projectId: string;
  readonly origin: string;
}

interface Known extends Place {
  readonly asked: Asked;
  readonly body: Readonly<Record<string, unknown>>;
  readonly uploads: Uploads;
  /** The text that each group of the pattern matched. */
  readonly found: readonly string[];
}

const PROJECT_NUMBER = "1234567890";
export const APP_ID = `1:${PROJECT_NUMBER}:web:0123456789abcdef`;
export const WEB_API_KEY = "AIzaRehearsal-0123456789";
const REGION = "us-central1";
export const SERVICE_ACCOUNT = `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`;

const ok = (body: unknown): Answer => ({ status: 200, body });

const SCOPES = ["email", "openid", "https://www.googleapis.com/auth/cloud-platform"].join(" ");

/**
 * Method, host, path and answer of each call that a deployment makes, by service. Shapes: Google's REST reference of
 * each service, and what firebase-tools 15.34.2 reads from the answers.
 */
const ANSWERS: readonly (readonly [string, string, RegExp, (known: Known) => Answer])[] = [
  [
    "POST",
    "www.googleapis.com",
    /^\/oauth2\/v3\/token$/,
    () => ok({ access_token: "a", expires_in: 3600, scope: SCOPES }),
  ],

  ["POST", "cloudresourcemanager.googleapis.com", /:testIamPermissions$/, ({ body }) => ok(body)],
  ["POST", "cloudresourcemanager.googleapis.com", /:getIamPolicy$/, () => ok({ version: 1, etag: "a", bindings: [] })],
  ["POST", "cloudresourcemanager.googleapis.com", /:setIamPolicy$/, ({ body }) => ok(body.policy)],
  ["GET", "cloudresourcemanager.googleapis.com", /^\/v1\/projects\/[^/:]+$/, (known) => ok(cloudProject(known))],
  ["POST", "iam.googleapis.com", /:testIamPermissions$/, ({ body }) => ok(body)],
  ["GET", "serviceusage.googleapis.com", /\/services\/[^/]+$/, () => ok({ state: "ENABLED" })],
  ["POST", "serviceusage.googleapis.com", /:generateServiceIdentity$/, () => ok({ done: true, response: {} })],
  ["GET", "cloudbilling.googleapis.com", /\/billingInfo$/, () => ok({ billingEnabled: true })],
  ["GET", "compute.googleapis.com", /\/projects\/[^/]+$/, () => ok({ defaultServiceAccount: SERVICE_ACCOUNT })],

  ["GET", "firebase.googleapis.com", /^\/v1beta1\/projects\/[^/]+$/, (known) => ok(firebaseProject(known))],
  ["GET", "firebase.googleapis.com", /\/adminSdkConfig$/, ({ projectId }) => ok({ projectId })],
  ["GET", "firebase.googleapis.com", /\/webApps$/, ({ projectId }) => ok({ apps: [webApp(projectId)] })],
  ["GET", "firebase.googleapis.com", /:searchApps$/, ({ projectId }) => ok({ apps: [webApp(projectId)] })],
  ["GET", "firebase.googleapis.com", /\/webApps\/[^/]+\/config$/, ({ projectId }) => ok(webConfig(projectId))],

  ["POST", "firebaserules.googleapis.com", /:test$/, testRules],
  ["GET", "firebaserules.googleapis.com", /\/releases$/, () => ok({})],
  ["POST", "firebaserules.googleapis.com", /\/rulesets$/, createRuleset],
  ["PATCH", "firebaserules.googleapis.com", /\/releases\/.+$/, () => failed(404, "NOT_FOUND")],
  ["POST", "firebaserules.googleapis.com", /\/releases$/, releaseRules],

  [
    "GET",
    "firestore.googleapis.com",
    /\/databases\/\(default\)$/,
    ({ asked }) => ok({ name: asked.path.slice(4), type: "FIRESTORE_NATIVE", databaseEdition: "STANDARD" }),
  ],
  ["GET", "firestore.googleapis.com", /\/collectionGroups\/-\/indexes$/, () => ok({ indexes: [] })],
  ["GET", "firestore.googleapis.com", /\/collectionGroups\/-\/fields$/, () => ok({ fields: [] })],
  ["PATCH", "firestore.googleapis.com", /\/databases\/\(default\)\/(.+)$/, keepSetting],
  ["POST", "firestore.googleapis.com", /\/databases\/\(default\)\/(.+)\/indexes$/, keepSetting],

  [
    "GET",
    "firebasehosting.googleapis.com",
    /\/sites\/[^/]+$/,
    ({ asked }) => ok({ name: asked.path.slice(9), type: "DEFAULT_SITE" }),
  ],
  [
    "POST",
    "firebasehosting.googleapis.com",
    /\/versions$/,
    ({ projectId }) => ok({ name: `projects/${projectId}/sites/${projectId}/versions/v1`, status: "CREATED" }),
  ],
  ["PATCH", "firebasehosting.googleapis.com", /\/versions\/v1$/, finalizeVersion],
  ["POST", "firebasehosting.googleapis.com", /:populateFiles$/, announceFiles],
  ["POST", "upload-firebasehosting.googleapis.com", /^\/(.+)$/, uploadFile],
  ["POST", "firebasehosting.googleapis.com", /\/channels\/(.+)\/releases$/, releaseSite],

  ["GET", "runtimeconfig.googleapis.com", /\/configs$/, () => ok({ configs: [] })],
  ["GET", "firebaseextensions.googleapis.com", /\/instances$/, () => ok({ instances: [] })],
  [
    "GET",
    "cloudfunctions.googleapis.com",
    /^\/v2\/.*\/functions$/,
    ({ uploads }) => ok({ functions: uploads.functions }),
  ],
  ["GET", "cloudfunctions.googleapis.com", /^\/v1\/.*\/functions$/, () => ok({ functions: [] })],
  ["GET", "run.googleapis.com", /\/services$/, () => ok({ services: [] })],
  ["POST", "cloudfunctions.googleapis.com", /functions:generateUploadUrl$/, uploadUrl],
  ["PUT", "storage.googleapis.com", /^\/source\.zip$/, uploadArchive],
  ["POST", "cloudfunctions.googleapis.com", /\/functions$/, createFunction],
  ["GET", "cloudfunctions.googleapis.com", /\/operations\/(.+)$/, finishedFunction],
  ["GET", "run.googleapis.com", /:getIamPolicy$/, () => ok({ version: 1, etag: "a", bindings: [] })],
  ["POST", "run.googleapis.com", /\/services\/([^/]+):setIamPolicy$/, keepInvoker],
  ["GET", "cloudscheduler.googleapis.com", /\/jobs\/[^/]+$/, () => failed(404, "NOT_FOUND")],
  ["POST", "cloudscheduler.googleapis.com", /\/jobs$/, keepJob],
  ["GET", "cloudtasks.googleapis.com", /\/queues\/[^/]+$/, () => failed(404, "NOT_FOUND")],
  ["POST", "cloudtasks.googleapis.com", /\/queues$/, keepQueue],
  [
    "GET",
    "artifactregistry.googleapis.com",
    /\/repositories\/gcf-artifacts$/,
    ({ asked }) => ok({ name: asked.path.slice(9), labels: { "firebase-functions-cleanup-opted-out": "true" } }),
  ],
];

function failed(code: number, status: string): Answer {
  return { status: code, body: { error: { code, status, message: status } } };
}

function cloudProject({ projectId }: Known): object {
  return { projectId, projectNumber: PROJECT_NUMBER, lifecycleState: "ACTIVE" };
}

function firebaseProject({ projectId }: Known): object {
  return { projectId, projectNumber: PROJECT_NUMBER, displayName: "Rehearsal", resources: { hostingSite: projectId } };
}

function webApp(projectId: string): object {
  return { name: `projects/${projectId}/webApps/${APP_ID}`, appId: APP_ID, projectId, platform: "WEB" };
}

function webConfig(projectId: string): object {
  return { projectId, appId: APP_ID, apiKey: WEB_API_KEY, authDomain: `${projectId}.firebaseapp.com` };
}

/** Google compiles the rules. Here our own compiler does, with the same limits. */
function testRules({ body }: Known): Answer {
  const { files = [] } = body.source as { files?: readonly { name: string; content: string }[] };
  const issues = files.flatMap(({ name, content }) => compileRules(content, name).issues);
  return ok({
    issues: issues.map(({ line, column, severity, description }) => ({
      severity,
      description,
      sourcePosition: { line, column },
    })),
  });
}

function createRuleset({ body, uploads, projectId }: Known): Answer {
  const { files = [] } = body.source as { files?: readonly { name: string; content: string }[] };
  uploads.rules = files[0] ?? null;
  return ok({ name: `projects/${projectId}/rulesets/1` });
}

function releaseRules({ body, uploads }: Known): Answer {
  uploads.releasedRulesets.push(body);
  return ok(body);
}

function keepSetting({ body, uploads, found, asked }: Known): Answer {
  uploads.firestore.push({ name: found[0] ?? asked.path, body });
  return ok({ name: "operations/1", done: true });
}

function finalizeVersion({ body, uploads, asked }: Known): Answer {
  if (body.config) uploads.hostingConfig = body.config as Readonly<Record<string, unknown>>;
  return ok({ ...body, name: asked.path.slice(9) });
}

function announceFiles({ body, uploads, origin }: Known): Answer {
  const files = Object.entries(body.files as Readonly<Record<string, string>>);
  for (const [path, hash] of files) uploads.hostingHashes.set(path, hash);
  const hashes = [...new Set(files.map(([, hash]) => hash))];
  return ok({ uploadRequiredHashes: hashes, uploadUrl: `${origin}/upload-firebasehosting.googleapis.com` });
}

function uploadFile({ asked, uploads, found }: Known): Answer {
  uploads.hostingContents.set(found[0] ?? "", asked.bytes);
  return ok({});
}

function releaseSite({ asked, uploads, found }: Known): Answer {
  uploads.hostingReleases.push(`${found[0]} ${asked.query.get("versionName")}`);
  return ok({ name: "releases/1" });
}

function uploadUrl({ origin }: Known): Answer {
  return ok({
    uploadUrl: `${origin}/storage.googleapis.com/source.zip?GoogleAccessId=rehearsal`,
    storageSource: { bucket: "gcf-v2-uploads", object: "source.zip" },
  });
}

function uploadArchive({ asked, uploads }: Known): Answer {
  uploads.functionsArchive = asked.bytes;
  return { status: 200, body: null };
}

function createFunction({ asked, body, uploads, projectId }: Known): Answer {
  const id = asked.query.get("functionId");
  const service = `projects/${projectId}/locations/${REGION}/services/${id}`;
  const serviceConfig = { ...(body.serviceConfig as object), service, uri: `https://${id}.a.run.app` };
  uploads.functions.push({
    ...body,
    serviceConfig,
    state: "ACTIVE",
    environment: "GEN_2",
    url: `https://${id}.a.run.app`,
  });
  return ok({ name: `projects/${projectId}/locations/${REGION}/operations/${uploads.functions.length - 1}` });
}

function finishedFunction({ uploads, found }: Known): Answer {
  return ok({ done: true, response: uploads.functions[Number(found[0])] });
}

function keepJob({ body, uploads }: Known): Answer {
  // The test checks the content.
  uploads.jobs.push(body as unknown as ScheduledJob);
  return ok(body);
}

function keepQueue({ body, uploads }: Known): Answer {
  uploads.queues.push(body);
  return ok(body);
}

function keepInvoker({ body, uploads, found }: Known): Answer {
  uploads.invokers.set(found[0] ?? "", body.policy);
  return ok(body.policy);
}

/** @returns null if a deployment is not known to make this call */
export function answerAsGoogle(asked: Asked, uploads: Uploads, place: Place): Answer | null {
  for (const [method, host, pattern, answer] of ANSWERS) {
    if (method !== asked.method || host !== asked.host) continue;
    const match = pattern.exec(asked.path);
    if (match) return answer({ ...place, asked, uploads, found: match.slice(1), body: parsed(asked.bytes) });
  }
  return null;
}

function parsed(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(bytes.toString()) as Readonly<Record<string, unknown>>;
  } catch {
    // A form or a file. Its handler reads the bytes.
    return {};
  }
}
