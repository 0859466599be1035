import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { routeTable } from "../../functions/src/routeTable.ts";

const ROOT = join(import.meta.dirname, "../..");
const routes = readdirSync(join(ROOT, "functions/src/routes")).map((file) => file.replace(/\.ts$/, ""));
const tests = readdirSync(join(ROOT, "tests/api"));

describe("the calls of the API", () => {
  test("are those of the specification, and one for guests who log in", () => {
    expect(routeTable.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "DELETE /api/auth/delete-user",
      "GET /api/auth/check-user",
      "GET /api/dashboard/user",
      "GET /api/dashboard/user/checklist-items",
      "GET /api/stage/get-stages",
      "POST /api/auth/log-out-everywhere",
      "POST /api/auth/login-email",
      "POST /api/auth/merge-guest",
      "POST /api/auth/register",
      "POST /api/auth/register-email",
      "POST /api/dashboard/user/import",
      "POST /api/stage/change-stage",
    ]);
  });

  test("have a file each", () => {
    expect(routes).toHaveLength(routeTable.length);
  });

  test.each(routes)("%s has a test of its name", (route) => {
    expect(tests).toContain(`${route}.test.ts`);
  });
});
