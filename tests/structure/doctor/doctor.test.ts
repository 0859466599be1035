import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { type Deployment, deploymentFindings, type Finding } from "./deployment.ts";
import { doctor } from "./doctor.ts";

const functions = { WEB_API_KEY: "key", APP_CHECK: "on" };
const web = {
  SECURITY_CONTACT: "mailto:security@cairn.example",
  VITE_APP_CHECK_SITE_KEY: "site",
  VITE_OPERATOR_NAME: "Ann Lee",
  VITE_OPERATOR_ADDRESS: "1 Trail Road, Bend, OR 97701",
  VITE_OPERATOR_CONTACT: "https://cairn.example/contact",
};
const ready: Deployment = {
  projectId: "cairn-prod",
  settings: { functions, web },
  uncommitted: [],
  deployed: functions,
  confirmed: [],
  policy: "script-src 'self' https://www.google.com/recaptcha/",
};
const off = { ...functions, APP_CHECK: "off" };
const withWeb = (changed: object) => ({ settings: { functions, web: { ...web, ...changed } } });
const withFunctions = (changed: object) => ({ settings: { functions: { ...functions, ...changed }, web } });

afterEach(() => vi.restoreAllMocks());

test("a deployment that is configured lacks nothing", () => {
  expect(deploymentFindings(ready).filter(({ state }) => state !== "ok")).toEqual([]);
});

test.each<[Partial<Deployment>, string, Finding["state"]]>([
  [{ projectId: "Cairn" }, "project", "MISS"],
  [{ projectId: "demo-cairn" }, "project", "MISS"],
  [{ settings: { functions: null, web } }, "settings", "MISS"],
  [{ settings: { functions, web: null } }, "settings", "MISS"],
  [{ uncommitted: ["functions/.env.cairn-prod"] }, "settings", "MISS"],
  [withFunctions({ WEB_API_KEY: "" }), "WEB_API_KEY", "MISS"],
  [withFunctions({ APP_CHECK: "yes" }), "APP_CHECK", "MISS"],
  [{ settings: { functions: off, web }, deployed: null }, "App Check", "note"],
  [{ settings: { functions: off, web } }, "changed settings", "MISS"],
  [{ settings: { functions: off, web }, confirmed: ["APP_CHECK"] }, "changed settings", "note"],
  [withWeb({ SECURITY_CONTACT: "ask me" }), "SECURITY_CONTACT", "MISS"],
  [withWeb({ VITE_APP_CHECK_SITE_KEY: "" }), "App Check", "MISS"],
  [withWeb({ VITE_OPERATOR_NAME: "" }), "VITE_OPERATOR_NAME", "MISS"],
  [withWeb({ VITE_OPERATOR_ADDRESS: "" }), "VITE_OPERATOR_ADDRESS", "MISS"],
  [withWeb({ VITE_OPERATOR_CONTACT: "ask me" }), "VITE_OPERATOR_CONTACT", "MISS"],
  [{ policy: "script-src 'self'" }, "App Check", "MISS"],
])("a deployment with %o has its %s reported as %s", (fault, what, state) => {
  expect(deploymentFindings({ ...ready, ...fault })).toContainEqual(expect.objectContaining({ what, state }));
});

test("npm run doctor names a taken port and fails", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const { port } = blocker.address() as AddressInfo;

  const code = await doctor([], { ...process.env, CAIRN_HOSTING_PORT: String(port) });

  blocker.close();
  expect(code).toBe(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`MISS  port ${port} (hosting)`));
});
