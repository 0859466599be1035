import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { describe, expect, test } from "vitest";
import { routeTable } from "../../functions/src/routeTable.ts";
import { sourceFiles } from "./sourceFiles.ts";

const ROOT = join(import.meta.dirname, "../..");
const routes = readdirSync(join(ROOT, "functions/src/routes")).map((file) => file.replace(/\.ts$/, ""));
const tests = readdirSync(join(ROOT, "tests/api"));
const placeOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

describe("the calls of the API", () => {
  test("include those of the specification", () => {
    expect(routeTable.map(placeOf)).toEqual(
      expect.arrayContaining([
        "DELETE /api/auth/delete-user",
        "GET /api/auth/check-user",
        "GET /api/dashboard/user",
        "GET /api/dashboard/user/checklist-items",
        "GET /api/stage/get-stages",
        "POST /api/auth/login-email",
        "POST /api/auth/register",
        "POST /api/auth/register-email",
        "POST /api/stage/change-stage",
      ]),
    );
  });

  test("answer where the contract says, each once", () => {
    expect(routeTable.map(placeOf).sort()).toEqual(Object.values(API_CALLS).map(placeOf).sort());
    expect(new Set(routeTable.map(placeOf)).size).toBe(routeTable.length);
  });

  test("have a file each, with the name of the call", () => {
    expect(routes.sort()).toEqual(Object.keys(API_CALLS).sort());
  });

  test.each(routes)("%s has a test with its name", (route) => {
    expect(tests).toContain(`${route}.test.ts`);
  });

  test("have their paths spelled out in one place each", () => {
    const spelled = Object.values(API_CALLS).map(({ path }) => path.replace("/api", ""));
    const others = sourceFiles("web/src", "functions/src", "emulators", "tests/api", "tests/stores", "tests/support")
      .map(({ path }) => path)
      .filter((path) => !/^functions\/src\/domain\/api\/\w+Calls\.ts$/.test(path));

    const again = others.filter((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return spelled.some((call) => new RegExp(`["'\`](/api)?${call}["'\`?]`).test(text));
    });
    expect(again).toEqual([]);
  });
});
