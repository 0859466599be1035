import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileRules } from "@cairn/firestore-emulator/rules";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withSetting } from "../../emulators/deploy/settingsFile.ts";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { PROJECT_ID, type Suite, startSuite } from "../../emulators/start/suite.ts";
import { endSuite, freePorts, testFolder } from "../support/globalSetup.ts";
import { callEveryRoute } from "./callEveryRoute.ts";
import { type CloudFunction, installUploaded, prepareRuntime, startFunction, unpack } from "./cloudRuntime.ts";
import { commit, copyProject } from "./copyProject.ts";
import { deploy, type Ran, runAgainst } from "./deploy.ts";
import { GoogleStandIn } from "./GoogleStandIn.ts";
import { SERVICE_ACCOUNT, WEB_API_KEY } from "./googleAnswers.ts";
import { headersOf } from "./hostingHeaders.ts";

const ID = "cairn-rehearsal";
const FOLDER = join(PROJECT_ROOT, testFolder("rehearsal"));
const PROJECT = join(FOLDER, "project");
/** The web app's settings as a person fills them in. */
const WRITTEN = {
  SECURITY_CONTACT: "mailto:security@cairn.test",
  VITE_OPERATOR_NAME: "The Rehearsal School",
  VITE_OPERATOR_ADDRESS: "1 Trail Road, Bend, OR 97701",
  VITE_OPERATOR_CONTACT: "mailto:privacy@cairn.test",
};
const SETTINGS = { functions: `functions/.env.${ID}`, web: `web/.env.${ID}` };

let google: GoogleStandIn;
/** Starts during the deployment, which mostly waits. */
let starting: Promise<Suite>;

beforeAll(async () => {
  google = await GoogleStandIn.start(ID);
  copyProject(PROJECT);
  starting = startSeededSuite();
  // Avoids an unhandled rejection. The tests that await it report the failure.
  starting.catch(() => undefined);
});
afterAll(async () => {
  await google.stop();
  await endSuite(await starting);
  await rm(FOLDER, { recursive: true, force: true });
});

test("a deployment refuses a clone without the project's settings and uploads nothing", async () => {
  const { code, output } = await deploy(google, PROJECT, ID, "--only", "hosting");

  expect(output).toContain(`npm run deploy:settings -- ${ID}`);
  expect(output).toContain("hosting predeploy error");
  expect(code).not.toBe(0);
  expect(google.uploads.hostingHashes.size).toBe(0);
});

test("deploy:settings creates the settings with the key of the project's web app", async () => {
  const { code, output } = await runAgainst(google, PROJECT, ["npm", "run", "deploy:settings", "--", ID]);

  expect(output).toContain(`${SETTINGS.functions}: created`);
  expect(code).toBe(0);
  expect(await read(SETTINGS.functions)).toContain(`WEB_API_KEY=${WEB_API_KEY}`);
  await writeFile(join(PROJECT, SETTINGS.web), filledIn(await read(SETTINGS.web)));
  commit(PROJECT, "Add the settings");
});

function filledIn(settings: string): string {
  return Object.entries(WRITTEN).reduce((text, [name, value]) => withSetting(text, name, value), settings);
}

describe("the deployment", () => {
  let ran: Ran;

  beforeAll(async () => {
    ran = await deploy(google, PROJECT, ID);
  });

  test("completes, and makes no call that the stand-in does not know", () => {
    expect(ran.output).toContain("Deploy complete!");
    expect(ran.code).toBe(0);
    expect(google.unknownCalls).toEqual([]);
  });

  test("leaves the clone unchanged", () => {
    const changed = execFileSync("git", ["status", "--porcelain"], { cwd: PROJECT, encoding: "utf8" });

    expect(changed).toBe("");
  });

  test("checks the files once for rules, functions and site", () => {
    expect(ran.output.match(/> biome ci/g)).toHaveLength(1);
    expect(ran.output.match(/These files were checked a moment ago/g)).toHaveLength(2);
  });

  describe("the uploaded rules", () => {
    test("are this project's and compile without warnings", async () => {
      const { rules } = google.uploads;

      expect(rules?.content).toBe(await read("firestore.rules"));
      expect(compileRules(rules?.content ?? "", "firestore.rules").issues).toEqual([]);
    });

    test("are released for Firestore", () => {
      expect(google.uploads.releasedRulesets).toMatchObject([{ name: `projects/${ID}/releases/cloud.firestore` }]);
    });
  });

  test("uploads every index, and the time to live of the attempts", async () => {
    const { indexes, fieldOverrides } = JSON.parse(await read("firestore.indexes.json")) as {
      indexes: readonly unknown[];
      fieldOverrides: readonly { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
    };
    const fields = google.uploads.firestore.filter(({ name }) => name.includes("/fields/"));

    expect(google.uploads.firestore).toHaveLength(indexes.length + fieldOverrides.length);
    expect(fields.map(({ name }) => name).sort()).toEqual(
      fieldOverrides.map((field) => `collectionGroups/${field.collectionGroup}/fields/${field.fieldPath}`).sort(),
    );
    const withTtl = fields.filter(({ body }) => Object(body).ttlConfig !== undefined).map(({ name }) => name);
    expect(withTtl.sort()).toEqual(
      fieldOverrides
        .filter(({ ttl }) => ttl)
        .map((field) => `collectionGroups/${field.collectionGroup}/fields/${field.fieldPath}`)
        .sort(),
    );
    expect(withTtl).toContain("collectionGroups/attempts/fields/expires_at");
  });

  describe("the uploaded site", () => {
    const hosted = () => google.uploads.hostedFiles();
    const textOf = (path: string) => hosted().get(path)?.toString() ?? "";

    test("has exactly the files of the build, and every file the page names", async () => {
      const built = (await readdir(join(PROJECT, "web/dist"), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(PROJECT, "web/dist").length));

      expect([...hosted().keys()].sort()).toEqual(built.sort());
      // Files only: the sign-in form in the page links to other pages of the app.
      const named = [...textOf("/index.html").matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, path = ""]) => path);
      expect(named.filter((path) => !path.startsWith("/__/") && !hosted().has(path))).toEqual([]);
      expect(named.length).toBeGreaterThan(5);
    });

    test("has files for other programs at their usual addresses", () => {
      expect(textOf("/robots.txt")).toContain("User-agent: *");
      expect(hosted().get("/favicon.ico")?.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
      expect(textOf("/index.html")).toContain(`<meta property="og:image" content="https://${ID}.web.app/social.png">`);
      expect(hosted().has("/social.png")).toBe(true);
      const { "content-security-policy": policy, ...headers } = headersOf(
        google.uploads.hostingConfig,
        "/.well-known/security.txt",
      );
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers).toMatchObject({
        "cache-control": "no-cache",
        "strict-transport-security": expect.stringContaining("max-age="),
        "x-content-type-options": "nosniff",
      });
      const [, expires = ""] = /^Expires: (.+)$/m.exec(textOf("/.well-known/security.txt")) ?? [];
      expect(textOf("/.well-known/security.txt")).toContain("Contact: mailto:security@cairn.test");
      const days = (new Date(expires).getTime() - Date.now()) / (24 * 60 * 60_000);
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(366);
    });

    test("names the operator on the privacy and terms pages", () => {
      const scripts = [...hosted()].filter(([path]) => path.endsWith(".js")).map(([, content]) => content.toString());
      const { VITE_OPERATOR_NAME, VITE_OPERATOR_ADDRESS, VITE_OPERATOR_CONTACT } = WRITTEN;

      for (const words of [VITE_OPERATOR_NAME, VITE_OPERATOR_ADDRESS, VITE_OPERATOR_CONTACT]) {
        expect(scripts.filter((script) => script.includes(words))).toHaveLength(1);
      }
    });

    test("runs no inline code and signs in on its own domain", () => {
      const { "content-security-policy": policy = "" } = headersOf(google.uploads.hostingConfig, "/auth");

      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-src 'self';");
      expect(policy).not.toContain("firebaseapp.com");
    });

    test("has a service worker that only lists existing files", () => {
      const [, list = ""] = /SHELL=(\{.*?\})/.exec(textOf("/serviceWorker.js")) ?? [];
      const { files } = JSON.parse(list) as { files: readonly string[] };

      expect(files.length).toBeGreaterThan(50);
      expect(files.filter((path) => !hosted().has(path))).toEqual([]);
    });

    test.each([
      ["/index.html", "no-cache"],
      ["/serviceWorker.js", "no-cache"],
      ["/cairn.webmanifest", "no-cache"],
      ["/dashboard", "no-cache"],
      ["/api/stage/get-stages", "private, no-store"],
    ])("sends %s with Cache-Control: %s", (path, value) => {
      expect(headersOf(google.uploads.hostingConfig, path)["cache-control"]).toBe(value);
    });

    test("sends files with the headers of their kind", () => {
      for (const path of hosted().keys()) {
        const headers = headersOf(google.uploads.hostingConfig, path);
        expect(headers, path).toMatchObject({
          "content-security-policy": expect.stringContaining("default-src 'none'"),
          "x-content-type-options": "nosniff",
          "strict-transport-security": expect.stringContaining("max-age="),
        });
        // Only names with a content hash may be used for a year without asking first.
        const isKept = (headers["cache-control"] ?? "").includes("stale-while-revalidate");
        expect(isKept, path).toBe(/^\/assets\/.+-[\w-]{7,8}\.\w+$/.test(path));
      }
    });

    test("sends calls to the function, and missing assets nowhere", () => {
      expect(google.uploads.hostingConfig?.rewrites).toEqual([
        { glob: "/api/**", run: { serviceId: "api", region: "us-central1" } },
        { glob: "/shared/**", path: "/shared.html" },
        { glob: "!/@(assets|.well-known)/**", path: "/index.html" },
      ]);
      expect(google.uploads.hostingReleases).toEqual([`live projects/${ID}/sites/${ID}/versions/v1`]);
    });
  });

  test("deploys the API's function, open to visitors, with the project's settings", () => {
    expect(functionNames()).toEqual(["api", "deleteGuests", "runDeletions", "sendReminders"]);
    expect(google.uploads.functions).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/locations\/us-central1\/functions\/api$/),
        buildConfig: expect.objectContaining({ runtime: "nodejs22", entryPoint: "api" }),
        serviceConfig: expect.objectContaining({
          environmentVariables: expect.objectContaining({ WEB_API_KEY, APP_CHECK: "off" }),
          maxInstanceCount: 20,
        }),
      }),
    );
    expect(google.uploads.invokers.get("api")).toMatchObject({
      bindings: [{ role: "roles/run.invoker", members: ["allUsers"] }],
    });
  });

  test("deploys the function that deletes abandoned guests, run daily and closed to visitors", () => {
    expect(google.uploads.functions).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/locations\/us-central1\/functions\/deleteGuests$/),
        buildConfig: expect.objectContaining({ runtime: "nodejs22", entryPoint: "deleteGuests" }),
        serviceConfig: expect.objectContaining({ maxInstanceCount: 1, timeoutSeconds: 1_800 }),
      }),
    );
    expect(google.uploads.jobs).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/jobs\/firebase-schedule-deleteGuests-us-central1$/),
        schedule: "every day 08:00",
        timeZone: "UTC",
        httpTarget: expect.objectContaining({
          uri: "https://deleteGuests.a.run.app",
          oidcToken: expect.objectContaining({ serviceAccountEmail: SERVICE_ACCOUNT }),
        }),
      }),
    );
    expect([...google.uploads.invokers.keys()].sort()).toEqual(["api", "deleteGuests", "sendReminders"]);
    expect(google.uploads.invokers.get("deleteGuests")).toMatchObject({
      bindings: [{ role: "roles/run.invoker", members: [`serviceAccount:${SERVICE_ACCOUNT}`] }],
    });
  });

  test("deploys the queue of deletions, closed to visitors, at a pace that Firebase Auth allows", () => {
    expect(google.uploads.functions).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/locations\/us-central1\/functions\/runDeletions$/),
        buildConfig: expect.objectContaining({ runtime: "nodejs22", entryPoint: "runDeletions" }),
        serviceConfig: expect.objectContaining({ maxInstanceCount: 5, maxInstanceRequestConcurrency: 1 }),
      }),
    );
    expect(google.uploads.queues).toEqual([
      expect.objectContaining({
        name: `projects/${ID}/locations/us-central1/queues/runDeletions`,
        rateLimits: { maxConcurrentDispatches: 5, maxDispatchesPerSecond: 1 },
        retryConfig: expect.objectContaining({ maxAttempts: 8, minBackoff: "30s", maxBackoff: "3600s" }),
      }),
    ]);
    // Cloud Run lets no one call it whom no policy names.
    expect(google.uploads.invokers.has("runDeletions")).toBe(false);
  });

  test("deploys the function that sends reminders, without any secret where reminders are off", () => {
    const deployed = google.uploads.functions.find(({ name }) => String(name).endsWith("/functions/sendReminders"));

    expect(deployed?.serviceConfig).toMatchObject({ maxInstanceCount: 1, timeoutSeconds: 540 });
    expect(Object(deployed?.serviceConfig).secretEnvironmentVariables ?? []).toEqual([]);
    expect(google.uploads.jobs).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/jobs\/firebase-schedule-sendReminders-us-central1$/),
        schedule: "*/15 * * * *",
      }),
    );
  });

  function functionNames(): readonly string[] {
    return google.uploads.functions.map(({ name }) => String(name).split("/").at(-1) ?? "").sort();
  }

  test("refuses the next time to change a cloud setting that has not been confirmed", async () => {
    const path = join(PROJECT, SETTINGS.functions);
    const before = await readFile(path, "utf8");
    await writeFile(path, before.replace("APP_CHECK=off", "APP_CHECK=on"));
    const doctor = (more: Readonly<Record<string, string>> = {}) =>
      runAgainst(google, PROJECT, ["npm", "run", "doctor", "--", "--project", ID], more);

    const [{ output }, confirmed] = await Promise.all([doctor(), doctor({ CAIRN_CONFIRM_SETTINGS: "APP_CHECK" })]);
    expect(output).toContain(`Not committed: ${SETTINGS.functions}`);
    expect(output).toContain('APP_CHECK is "off" in the cloud and "on"');
    expect(confirmed.output).toContain('APP_CHECK becomes "on"');
    await writeFile(path, before);
  });
});

describe("the functions archive", () => {
  const uploaded = join(FOLDER, "uploaded");
  let suite: Suite;

  beforeAll(async () => {
    const { functionsArchive } = google.uploads;
    if (functionsArchive === null) throw new Error("No archive was uploaded.");
    await mkdir(uploaded, { recursive: true });
    await writeFile(join(FOLDER, "functions.zip"), functionsArchive);
    await unpack(join(FOLDER, "functions.zip"), uploaded);
    suite = await starting;
  });

  test("contains what the cloud needs and nothing else", async () => {
    const files = await readdir(uploaded, { recursive: true, withFileTypes: true });

    expect(
      files
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort(),
    ).toEqual([`.env.${ID}`, "index.js", "package-lock.json", "package.json"]);
  });

  test("installs with its own lock file", () => {
    installUploaded(uploaded);
  });

  test("starts on Node 22 and answers every route", async () => {
    prepareRuntime();
    const cloud = await start("api");

    const statuses = await callEveryRoute(cloud.url, `127.0.0.1:${suite.ports.auth}`);

    expect(cloud.node).toMatch(/^v22\./);
    expect(Object.keys(statuses).sort()).toEqual(Object.keys(API_CALLS).sort());
    expect(statuses).toEqual({
      ...Object.fromEntries(Object.keys(API_CALLS).map((name) => [name, 200])),
      importPlan: 400,
      commentOnShare: 404,
      openShare: 404,
      reportShare: 404,
      threadAccounts: 403,
      unsubscribe: 404,
      openUnsubscribe: 303,
    });
    // Without a token, it reveals nothing.
    const refused = await fetch(cloud.url + API_CALLS.getStages.path);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("cache-control")).toBe("private, no-store");
    // A path that cannot be decoded does not reach our code and still gets JSON.
    const unreadable = await fetch(`${cloud.url}/api/%E0%A4%A`);
    expect(unreadable.status).toBe(400);
    expect(await unreadable.json()).toMatchObject({ error: { code: "bad-request" } });
    await cloud.stop();
  });

  test("puts deletions into the queue when Cloud Scheduler calls it", async () => {
    const cloud = await start("deleteGuests");

    const { status } = await fetch(cloud.url, { method: "POST", headers: { "x-cloudscheduler": "true" } });

    expect(cloud.log()).toContain("Deletions were put into the queue");
    expect(status).toBe(200);
    await cloud.stop();
  });

  function start(name: string): Promise<CloudFunction> {
    const deployed = google.uploads.functions.find((each) => String(each.name).endsWith(`/${name}`));
    return startFunction(uploaded, name, {
      ...deployed?.serviceConfig.environmentVariables,
      ...suite.adminEnvironment,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    });
  }
});

async function startSeededSuite(): Promise<Suite> {
  const suite = await startSuite({
    folder: testFolder("rehearsal-suite"),
    ports: await freePorts(),
    hosting: false,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  await seedSuite(suite.adminEnvironment);
  return suite;
}

function read(path: string): Promise<string> {
  return readFile(join(PROJECT, path), "utf8");
}
