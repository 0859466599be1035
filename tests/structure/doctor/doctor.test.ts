import { type AddressInfo, createServer } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { parseSettings, withSetting } from "../../../emulators/deploy/settingsFile.ts";
import { isSupported } from "../../../emulators/start/nodeVersion.mjs";
import { DEFAULT_PORTS } from "../../../emulators/start/options.ts";
import { type Deployment, deploymentFindings } from "./deployment.ts";
import { doctorCommand } from "./doctorCommand.ts";
import type { Finding } from "./Finding.ts";
import { type Machine, machineFindings, skewFinding } from "./machine.ts";
import { bundleFinding, foreignImports, indexesFinding, lockFinding, regionFinding, rulesFinding } from "./project.ts";
import { report } from "./report.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

const sound: Machine = {
  npm: "11.0.0",
  takenPorts: [],
  ports: DEFAULT_PORTS,
  unwritable: null,
  freeBytes: 5 * 1024 ** 3,
  chromium: "/usr/bin/chromium",
  pdftotext: "/usr/bin/pdftotext",
  java: 21,
  now: NOW,
  lastCommit: new Date("2026-11-20T12:00:00Z"),
};

const ready: Deployment = {
  projectId: "cairn-prod",
  isAsked: true,
  isSignedIn: true,
  functionsSettings: { WEB_API_KEY: "key", APP_CHECK: "on" },
  webSettings: {
    SECURITY_CONTACT: "mailto:security@cairn.example",
    VITE_APP_CHECK_SITE_KEY: "site",
    VITE_OPERATOR_NAME: "Ann Lee",
    VITE_OPERATOR_ADDRESS: "1 Trail Road, Bend, OR 97701",
    VITE_OPERATOR_CONTACT: "mailto:ann@cairn.example",
  },
  uncommitted: [],
  deployed: { WEB_API_KEY: "key", APP_CHECK: "on" },
  confirmed: [],
  policy: "script-src 'self' https://www.google.com/recaptcha/",
};

afterEach(() => vi.restoreAllMocks());

describe("a version of Node", () => {
  const range = "^20.19.0 || ^22.12.0 || >=24.0.0";

  test.each(["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v26.1.0"])("%s is supported", (version) => {
    expect(isSupported(version, range)).toBe(true);
  });

  test.each(["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.9", "v23.9.0"])("%s is not supported", (version) => {
    expect(isSupported(version, range)).toBe(false);
  });
});

describe("the machine", () => {
  test("is good if nothing is wrong", () => {
    expect(machineFindings(sound).filter(({ state }) => state !== "good")).toEqual([]);
  });

  test.each<[Partial<Machine>, string]>([
    [{ npm: null }, "npm"],
    [{ takenPorts: ["auth"] }, "port 9099 (auth)"],
    [{ unwritable: "EROFS" }, "disk"],
    [{ freeBytes: 1024 ** 3 - 1 }, "disk"],
    [{ lastCommit: new Date("2026-11-21T12:06:00Z") }, "clock"],
  ])("reports %o as %s missing, with a fix", (fault, what) => {
    const wrong = machineFindings({ ...sound, ...fault }).filter(({ state }) => state === "missing");

    expect(wrong).toMatchObject([{ what, todo: expect.stringMatching(/./) }]);
  });

  test.each<[Partial<Machine>, string]>([
    [{ chromium: null }, "Chromium"],
    [{ pdftotext: null }, "pdftotext"],
    [{ java: 17 }, "Java"],
    [{ java: null }, "Java"],
  ])("reports %o as a note only", (fault, what) => {
    expect(machineFindings({ ...sound, ...fault }).filter(({ state }) => state !== "good")).toMatchObject([
      { what, state: "note" },
    ]);
  });

  test("accepts a clock up to five minutes off Google's", () => {
    expect(skewFinding(NOW, new Date("2026-11-21T12:05:00Z")).state).toBe("good");
    expect(skewFinding(NOW, new Date("2026-11-21T12:05:01Z")).state).toBe("missing");
    expect(skewFinding(NOW, null).state).toBe("note");
  });
});

describe("the source", () => {
  test("reports the line of rules that does not compile", () => {
    const rules = "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { allow read: if ; }\n}\n";

    expect(rulesFinding(rules)).toMatchObject({ state: "missing", says: expect.stringContaining("Line 3") });
    expect(rulesFinding(rules.replace("if ;", "if true;")).state).toBe("good");
  });

  test.each(["{", '{"indexes":[]}', '{"indexes":[],"fieldOverrides":[{"collectionGroup":"a"}]}'])(
    "rejects indexes that are not in Firestore's form: %s",
    (text) => {
      expect(indexesFinding(text).state).toBe("missing");
    },
  );

  test("reports a manifest that does not match the lock file", () => {
    const manifests = { "": { devDependencies: { a: "1.0.0" } }, web: { dependencies: { b: "1.0.0" } } };

    expect(lockFinding(manifests, manifests).state).toBe("good");
    expect(lockFinding(manifests, { ...manifests, web: { dependencies: { b: "1.0.1" } } }).says).toContain(
      "differ from web/package.json.",
    );
  });

  test("reports functions that import what the cloud does not have", () => {
    const bundle = 'import { a } from "node:fs";\nimport b from "zod/mini";\nimport "left-pad";\n';
    const lazy = `const c = __require("fs"), d = await import("zod");\nconst e = __require("e"), f = await import(${'"f"'});\n`;

    expect(foreignImports(bundle + lazy, ["zod"], ["fs"])).toEqual(["left-pad", "e", "f"]);
    expect(bundleFinding(["left-pad"])).toMatchObject({ state: "missing", says: expect.stringContaining("left-pad") });
  });

  test("reports calls that Hosting sends to another region than the function's", () => {
    const hosting = { rewrites: [{ function: { functionId: "api", region: "us-central1" } }] };

    expect(regionFinding(JSON.stringify({ hosting }), ["us-central1"]).state).toBe("good");
    expect(regionFinding(JSON.stringify({ hosting }), ["europe-west1"]).state).toBe("missing");
  });
});

describe("a deployment", () => {
  test("needs nothing more if everything is configured", () => {
    expect([...new Set(Object.values(states(ready)))]).toEqual(["good"]);
  });

  test.each<[Partial<Deployment>, string, Finding["state"]]>([
    [{ projectId: null }, "project", "missing"],
    [{ projectId: "Cairn" }, "project", "missing"],
    [{ projectId: "demo-cairn" }, "project", "missing"],
    [{ projectId: "demo-cairn", isAsked: false }, "project", "note"],
    [{ isSignedIn: false }, "login", "note"],
    [{ functionsSettings: null }, "settings", "missing"],
    [{ webSettings: null }, "settings", "missing"],
    [{ uncommitted: ["functions/.env.cairn-prod"] }, "settings", "missing"],
    [{ functionsSettings: { WEB_API_KEY: "", APP_CHECK: "on" } }, "WEB_API_KEY", "missing"],
    [{ functionsSettings: { WEB_API_KEY: "key" } }, "App Check", "missing"],
    [{ functionsSettings: { WEB_API_KEY: "key", APP_CHECK: "yes" } }, "App Check", "missing"],
    [{ functionsSettings: { WEB_API_KEY: "key", APP_CHECK: "off" }, deployed: null }, "App Check", "note"],
    // A fresh clone used to switch App Check off.
    [{ functionsSettings: { WEB_API_KEY: "key", APP_CHECK: "off" } }, "changed settings", "missing"],
    [
      { functionsSettings: { WEB_API_KEY: "key", APP_CHECK: "off" }, confirmed: ["APP_CHECK"] },
      "changed settings",
      "note",
    ],
    [{ webSettings: { SECURITY_CONTACT: "", VITE_APP_CHECK_SITE_KEY: "site" } }, "SECURITY_CONTACT", "missing"],
    [{ webSettings: { SECURITY_CONTACT: "ask me", VITE_APP_CHECK_SITE_KEY: "site" } }, "SECURITY_CONTACT", "missing"],
    [{ webSettings: { SECURITY_CONTACT: "https://cairn.example/report" } }, "App Check", "missing"],
    [{ webSettings: { VITE_OPERATOR_NAME: "" } }, "VITE_OPERATOR_NAME", "missing"],
    [{ webSettings: { VITE_OPERATOR_NAME: "Ann Lee" } }, "VITE_OPERATOR_ADDRESS", "missing"],
    [{ webSettings: { VITE_OPERATOR_NAME: "Ann Lee" } }, "VITE_OPERATOR_CONTACT", "missing"],
    [{ webSettings: { VITE_OPERATOR_CONTACT: "ask me" } }, "VITE_OPERATOR_CONTACT", "missing"],
    [{ policy: "script-src 'self'" }, "App Check", "missing"],
  ])("with %o reports its %s as %s", (fault, what, state) => {
    expect(states({ ...ready, ...fault })[what]).toBe(state);
  });
});

test("settings are read like firebase-tools reads them, and an empty one can be filled in", () => {
  const text = "# why\nWEB_API_KEY=\n\nAPP_CHECK = 'on'\n";

  expect(parseSettings(text)).toEqual({ WEB_API_KEY: "", APP_CHECK: "on" });
  expect(parseSettings(withSetting(text, "WEB_API_KEY", "a$b"))).toEqual({ WEB_API_KEY: "a$b", APP_CHECK: "on" });
  expect(withSetting("A=1", "B", "2")).toBe("A=1\nB=2\n");
});

test("the report groups the findings, lists what to do, and counts what is missing", () => {
  const findings: Finding[] = [
    { need: "deploy", what: "login", state: "note", says: "none", todo: "log in" },
    { need: "start", what: "npm", state: "missing", says: "none", todo: "install it" },
  ];

  expect(report(findings)).toBe(
    [
      "To start",
      "  MISS  npm    none",
      "               install it",
      "",
      "To deploy",
      "  note  login  none",
      "               log in",
      "",
      "1 missing.",
    ].join("\n"),
  );
});

test("npm run doctor names a taken port and fails", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const { port } = blocker.address() as AddressInfo;

  const code = await doctorCommand([], { ...process.env, CAIRN_HOSTING_PORT: String(port) });

  expect(code).toBe(1);
  expect(lines.join("\n")).toContain(`MISS  port ${port} (hosting)`);
  expect(lines.join("\n")).toContain("They build and have all their dependencies.");
  blocker.close();
});

/** The state of each thing. If there are several, the worst. */
function states(deployment: Deployment): Record<string, Finding["state"]> {
  const sorted = [...deploymentFindings(deployment)].sort(({ state }) => (state === "missing" ? 1 : -1));
  return Object.fromEntries(sorted.map(({ what, state }) => [what, state]));
}
