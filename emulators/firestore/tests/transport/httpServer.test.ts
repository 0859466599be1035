import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

const noReads =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow write; } } }";

let emulator: RunningFirestore;
let base: string;

beforeAll(async () => {
  emulator = await startFirestore({ port: 0, dataFile: null, allowedHosts: ["workspace.example"] });
  base = `http://127.0.0.1:${emulator.port}`;
});
afterAll(() => emulator.stop());

describe("REST", () => {
  test("supports all methods of a document", async () => {
    const root = documentsOf("demo-rest");

    const made = await call("POST", `${root}/c?documentId=d`, { fields: { a: { integerValue: 1 } } });
    const patched = await call("PATCH", `${root}/c/d?updateMask.fieldPaths=b`, { fields: { b: { nullValue: null } } });
    const read = await call("GET", `${root}/c/d?mask.fieldPaths=a`);
    const listed = await call("GET", `${root}/c?pageSize=5`);
    const deleted = await call("DELETE", `${root}/c/d?currentDocument.exists=true`);
    const gone = await call("GET", `${root}/c/d`);

    const name = "projects/demo-rest/databases/(default)/documents/c/d";
    const fields = { a: { integerValue: "1" }, b: { nullValue: null } };
    expect(made).toMatchObject({ status: 200, body: { name, fields: { a: { integerValue: "1" } } } });
    expect(patched).toMatchObject({ status: 200, body: { fields } });
    expect(read.body).toMatchObject({ fields: { a: fields.a } });
    expect(listed.body).toMatchObject({ documents: [{ name, fields }] });
    expect(deleted).toEqual({ status: 200, body: {} });
    expect(gone).toMatchObject({ status: 404, body: { error: { code: 404, status: "NOT_FOUND" } } });
  });

  // The JSON mapping of protocol buffers: https://protobuf.dev/programming-guides/json
  test("REST answers leave out what is empty", async () => {
    const root = documentsOf("demo-empty");
    const name = `${root.slice("/v1/".length)}/c/d`;
    const times = { createTime: expect.any(String), updateTime: expect.any(String) };

    expect((await call("GET", `${root}/c`)).body).toEqual({});
    expect((await call("PATCH", `${root}/c/d`, {})).body).toEqual({ name, ...times });
    const fields = { a: { arrayValue: { values: [] } }, m: { mapValue: { fields: {} } }, g: { geoPointValue: {} } };
    expect((await call("PATCH", `${root}/c/d`, { fields })).body).toEqual({
      name,
      fields: { a: { arrayValue: {} }, m: { mapValue: {} }, g: { geoPointValue: {} } },
      ...times,
    });
  });

  test("marks the last response of a query and of an aggregation", async () => {
    const root = documentsOf("demo-done");
    for (const id of ["1", "2"]) await call("PATCH", `${root}/c/${id}`, {});
    const structuredQuery = { from: [{ collectionId: "c" }] };

    const found = await call("POST", `${root}:runQuery`, { structuredQuery });
    const counted = await call("POST", `${root}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] },
    });

    expect((found.body as { done?: boolean }[]).map(({ done }) => done)).toEqual([undefined, true]);
    expect(counted.body).toMatchObject([{ result: { aggregateFields: {} }, done: true }]);
  });

  test("generates an id for a document without one", async () => {
    const made = await call("POST", `${documentsOf("demo-rest")}/ids`, { fields: {} });

    expect((made.body as { name: string }).name).toMatch(/\/ids\/[a-zA-Z0-9]{20}$/);
  });

  test("accepts plain text bodies and returns streams as arrays", async () => {
    const root = documentsOf("demo-text");
    const name = "projects/demo-text/databases/(default)/documents/c/d";
    await call("POST", `${root}:commit?key=any&$ct=text`, { writes: [{ update: { name, fields: {} } }] });

    const got = await call("POST", `${root}:batchGet`, { documents: [name, `${name}2`] });
    const found = await call("POST", `${root}:runQuery`, { structuredQuery: { from: [{ collectionId: "none" }] } });

    expect(got.body).toMatchObject([{ found: { name } }, { missing: `${name}2` }]);
    expect(found.body).toEqual([{ readTime: expect.any(String), done: true }]);
  });

  test.each([
    { flaw: "is not JSON", body: "{" },
    { flaw: "has an unknown field", body: '{"writes": [{"updates": {}}]}' },
    { flaw: "is nested too deep", body: `{"writes": [{"update": {"fields": {"a": ${nested(100_000)}}}}]}` },
  ])("rejects a body that $flaw", async ({ body }) => {
    const answer = await call("POST", `${documentsOf("demo-rest")}:commit`, body);

    expect(answer).toMatchObject({ status: 400, body: { error: { message: "Payload isn't valid for request." } } });
  });

  test("rejects more than 16 MiB", async () => {
    const answer = await call("POST", `${documentsOf("demo-rest")}:commit`, " ".repeat(16 * 1024 * 1024 + 1));

    expect(answer.status).toBe(413);
  });

  test("names an unimplemented method", async () => {
    const answer = await call("POST", `${documentsOf("demo-rest")}:executePipeline`, {});

    expect(answer).toMatchObject({
      status: 501,
      body: { error: { message: expect.stringContaining("ExecutePipeline") } },
    });
  });

  test("rejects an invalid token", async () => {
    const headers = { Authorization: "Bearer nonsense" };

    expect(await call("GET", `${documentsOf("demo-rest")}/c/d`, undefined, headers)).toMatchObject({ status: 400 });
  });

  test("returns 404 for other paths", async () => {
    expect(await call("GET", "/v1/nothing")).toEqual({ status: 404, body: "Not Found\n" });
  });
});

describe("the control paths", () => {
  test("report that the emulator is ready", async () => {
    expect(await call("GET", "/")).toEqual({ status: 200, body: "Ok\n" });
  });

  test("load the rules of a project and keep the old ones if new ones do not compile", async () => {
    const upload = { rules: { files: [{ name: "a.rules", content: noReads }] } };
    const broken = { rules: { files: [{ name: "a.rules", content: "service {" }] } };

    const accepted = await call("PUT", "/emulator/v1/projects/demo-strict:securityRules", upload);
    const rejected = await call("PUT", "/emulator/v1/projects/demo-strict:securityRules", broken);

    expect(accepted).toMatchObject({ status: 200, body: { issues: [] } });
    expect(rejected).toMatchObject({
      status: 400,
      body: {
        error: { status: "INVALID_ARGUMENT" },
        issues: [
          { severity: "ERROR", description: expect.any(String), sourcePosition: { fileName: "a.rules", line: 1 } },
        ],
      },
    });
    expect((await call("GET", `${documentsOf("demo-strict")}/c/d`)).status).toBe(403);
    expect((await call("GET", `${documentsOf("demo-lax")}/c/d`)).status).toBe(404);
    const coverage = await call("GET", "/emulator/v1/projects/demo-strict:ruleCoverage");
    expect(coverage).toMatchObject({ status: 200, body: { report: expect.any(Array) } });
    const page = await fetch(`${base}/emulator/v1/projects/demo-strict:ruleCoverage.html`);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toContain("<title>Coverage of a.rules</title>");
  });

  test("export and import a project's documents as JSON", async () => {
    const root = documentsOf("demo-fixture");
    const fields = { a: { integerValue: "1" }, when: { timestampValue: "2026-11-21T10:00:00.000001Z" } };
    for (const path of ["c/d", "c/d/e/f", "b/z"]) await call("PATCH", `${root}/${path}`, { fields });
    const fixture = "/emulator/v1/projects/demo-fixture:documents";

    const exported = await call("GET", fixture);
    await call("DELETE", "/emulator/v1/projects/demo-fixture/databases/(default)/documents");
    const imported = await call("PUT", fixture, exported.body as object);
    const foreign = await call("PUT", "/emulator/v1/projects/demo-elsewhere:documents", exported.body as object);

    const names = ["b/z", "c/d", "c/d/e/f"].map(
      (path) => `projects/demo-fixture/databases/(default)/documents/${path}`,
    );
    expect(exported.body).toEqual({ documents: names.map((name) => ({ name, fields })) });
    expect(imported).toEqual({ status: 200, body: { imported: 3 } });
    expect((await call("GET", fixture)).body).toEqual(exported.body);
    expect(foreign).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining("Change its project") } },
    });
  });

  test("shut the emulator down after the response", async () => {
    const other = await startFirestore({ port: 0, dataFile: null });
    const address = `http://127.0.0.1:${other.port}`;

    const answer = await fetch(`${address}/shutdown`, { method: "POST" });

    expect([answer.status, await answer.text()]).toEqual([200, "Shutting down...\n"]);
    await expect.poll(() => fetch(address).then(Boolean, () => false)).toBe(false);
    await other.stop();
  });

  test("clear a document's descendants, a database, or everything", async () => {
    const [one, two] = [documentsOf("demo-one"), documentsOf("demo-two")];
    for (const path of [`${one}/c/d`, `${one}/c/d/e/f`, `${one}/g/h`, `${two}/c/d`]) await call("PATCH", path, {});

    await call("DELETE", "/emulator/v1/projects/demo-one/databases/(default)/documents/c/d");
    expect(await statuses(`${one}/c/d`, `${one}/c/d/e/f`, `${one}/g/h`)).toEqual([404, 404, 200]);
    await call("DELETE", "/emulator/v1/projects/demo-one/databases/(default)/documents");
    expect(await statuses(`${one}/g/h`, `${two}/c/d`)).toEqual([404, 200]);
    await call("POST", "/reset");
    expect(await statuses(`${two}/c/d`)).toEqual([404]);
  });

  test("reject a token that cannot be read where they clear, and are open to all others", async () => {
    const documents = "/emulator/v1/projects/demo-open/databases/(default)/documents";
    const status = async (method: string, path: string, authorization: string) =>
      (await fetch(base + path, { method, headers: { authorization } })).status;

    expect(await status("DELETE", documents, "Bearer garbage")).toBe(400);
    expect(await status("DELETE", `${documents}/c/a`, "Bearer garbage")).toBe(400);
    expect(await status("DELETE", documents, "Bearer e30.e30.")).toBe(200);
    expect(await status("GET", "/", "Bearer garbage")).toBe(200);
    expect(await status("POST", "/reset", "Bearer garbage")).toBe(200);
  });

  test("end the transactions of what they clear", async () => {
    const root = documentsOf("demo-locked");
    await call("PATCH", `${root}/c/d`, {});
    for (const clear of [
      () => call("POST", "/reset"),
      () => call("DELETE", "/emulator/v1/projects/demo-locked/databases/(default)/documents"),
    ]) {
      const { transaction } = (await call("POST", `${root}:beginTransaction`, {})).body as { transaction: string };
      await call("POST", `${root}:batchGet`, { documents: [`${root.slice("/v1/".length)}/c/d`], transaction });

      await clear();

      expect((await call("PATCH", `${root}/c/d`, {})).status).toBe(200);
      expect((await call("POST", `${root}:commit`, { transaction })).status).toBe(409);
    }
  });

  test("return 501 for unimplemented requests", async () => {
    expect((await call("POST", "/emulator/v1/projects/demo-one:export", {})).status).toBe(501);
    expect((await call("PUT", "/emulator/v1/projects/demo-one/triggers/key", {})).status).toBe(501);
  });
});

describe("browsers", () => {
  test.each([
    ["http://localhost:5000", {}, 200],
    ["http://127.0.0.1:5002", {}, 200],
    ["http://[::1]:5002", {}, 200],
    ["http://workspace.example", {}, 200],
    ["https://evil.example", {}, 403],
    ["http://localhost.evil.example", {}, 403],
    ["http://192.168.0.7:5002", {}, 403],
    ["chrome-extension://abc", {}, 403],
    ["null", {}, 403],
    ["null", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["null", { "Sec-Fetch-Site": "same-origin" }, 200],
  ])("of the origin %s with %j get %i", async (origin, headers, expected) => {
    expect((await fetch(base, { headers: { Origin: origin, ...headers } })).status).toBe(expected);
  });

  test("cannot change anything from a foreign page, even with a request that needs no permission", async () => {
    const path = documentsOf("demo-foreign");
    await call("PATCH", `${path}/c/d`, {});

    const response = await fetch(`${base}/reset`, { method: "POST", headers: { Origin: "https://evil.example" } });

    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBe(null);
    expect((await call("GET", `${path}/c/d`)).status).toBe(200);
  });

  test("may send requests from a page of this machine", async () => {
    const response = await fetch(base, { headers: { Origin: "http://localhost:5000" } });

    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:5000");
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
    expect(response.headers.get("vary")).toBe("Origin");
  });

  test("get the allowed headers and methods", async () => {
    const response = await fetch(`${base}${documentsOf("demo-rest")}:commit`, {
      method: "OPTIONS",
      headers: {
        Origin: "http://localhost:5000",
        "Access-Control-Request-Headers": "authorization,x-goog-api-client",
        "Access-Control-Request-Private-Network": "true",
      },
    });

    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-headers")).toBe("authorization,x-goog-api-client");
    expect(response.headers.get("access-control-allow-methods")).toContain("PATCH");
    expect(response.headers.get("access-control-allow-private-network")).toBe("true");
  });

  test.each([
    ["localhost:8080", 200],
    ["[::1]:8080", 200],
    ["192.168.0.7", 200],
    ["workspace.example:8080", 200],
    ["evil.example", 403],
    ["127.0.0.1.evil.example:8080", 403],
  ])("requests with the host name %s get %i", async (host, expected) => {
    const status = await new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port: emulator.port, headers: { Host: host } }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on("error", reject)
        .end();
    });

    expect(status).toBe(expected);
  });
});

describe("starting", () => {
  test("starting on a used port fails with EADDRINUSE", async () => {
    await expect(startFirestore({ port: emulator.port, dataFile: null })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  test("starting with rules that do not compile fails", async () => {
    const rules = { source: "service {", fileName: "firestore.rules" };

    await expect(startFirestore({ port: 0, dataFile: null, rules })).rejects.toThrow(/^firestore\.rules:1:/);
  });

  test("the server starts with rules for one project or for all", async () => {
    const one = await startFirestore({
      port: 0,
      dataFile: null,
      rules: { projectId: "demo-strict", source: noReads, fileName: "a.rules" },
    });
    const all = await startFirestore({ port: 0, dataFile: null, rules: { source: noReads, fileName: "a.rules" } });

    const [strict, lax, every] = await Promise.all([
      fetch(`http://127.0.0.1:${one.port}${documentsOf("demo-strict")}/c/d`),
      fetch(`http://127.0.0.1:${one.port}${documentsOf("demo-lax")}/c/d`),
      fetch(`http://127.0.0.1:${all.port}${documentsOf("demo-lax")}/c/d`),
    ]);

    expect([strict.status, lax.status, every.status]).toEqual([403, 404, 403]);
    await Promise.all([one.stop(), all.stop()]);
  });
});

function documentsOf(projectId: string): string {
  return `/v1/projects/${projectId}/databases/(default)/documents`;
}

async function call(
  method: string,
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(base + path, {
    method,
    headers: { "Content-Type": "text/plain", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

function statuses(...paths: readonly string[]): Promise<readonly number[]> {
  return Promise.all(paths.map(async (path) => (await call("GET", path)).status));
}

function nested(depth: number): string {
  return `${'{"arrayValue":{"values":['.repeat(depth)}${"]}}".repeat(depth)}`;
}
