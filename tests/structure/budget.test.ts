import { beforeAll, describe, expect, test } from "vitest";
import { type Budget, budgetOf, readBudget, TIMES_THE_FLOOR } from "../budget/budget.ts";
import { compareBuild, compareVisits, LOWER } from "../budget/compareBudget.ts";
import type { MeasuredPage } from "../budget/measurePages.ts";
import { stableName } from "../budget/stableName.ts";
import { type WeighedBuild, weighBuild } from "../budget/weighBuild.ts";
import { weighPage } from "../budget/weighPage.ts";

const recorded = readBudget();
let build: WeighedBuild;
/** A budget that fits the build exactly. */
let exact: Budget;

beforeAll(async () => {
  build = await weighBuild();
  exact = budgetOf(build, recorded.pages, recorded);
}, 180_000);

test("no page loads more than its budget, and no device stores more files", () => {
  const { over, under } = compareBuild(recorded, build);

  for (const sentence of under) console.log(sentence);
  expect(over.join("\n\n")).toBe("");
});

test.each(["/auth", "/dashboard"] as const)("%s weighs at most 1.22 times what its libraries weigh", (path) => {
  const { kib } = weighPage(build, recorded.pages[path]?.loads ?? []);

  expect(kib.javascript / recorded.floors[path]).toBeLessThanOrEqual(TIMES_THE_FLOOR);
});

test("the shares of the modules add up to what a page weighs", () => {
  for (const { loads } of Object.values(recorded.pages)) {
    const { kib, modules } = weighPage(build, loads);

    expect([...modules.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(kib.javascript, 6);
  }
});

test("the dashboard's first picture does not wait for what comes after it", () => {
  const loads = ["app/SignedIn.tsx", "app/session/PlanLifecycle.ts", "features/dashboard/DashboardScreen.tsx"].map(
    (name) => `web/src/${name}`,
  );

  const modules = [...weighPage(build, loads).modules.keys()];

  expect(modules).toContain("web/src/features/dashboard/TaskRow.tsx");
  const later =
    /startFirestore|ProviderSession|reactfire|WidgetColumn|createPlan\.ts|RowListStore\.ts|experience\/experience\.ts/;
  expect(modules.filter((name) => later.test(name))).toEqual([]);
});

describe("a build over its budget", () => {
  test("names the module that has grown and by how much", () => {
    const smaller = withModule(exact, "web/src/app/session/SessionStore.ts", -0.6);

    const { over } = compareBuild(withJavascript(smaller, "/auth", -0.6), build);

    expect(over).toHaveLength(1);
    expect(over[0]).toMatch(
      /^\/auth: [\d.]+ KiB of javascript, 0\.6 KiB over its budget of [\d.]+\. .*npm run budget\n/,
    );
    expect(over[0]).toMatch(/\n {4}\+0\.6\d KiB {2}web\/src\/app\/session\/SessionStore\.ts \(was 0\.\d\d\)/);
  });

  test("names a module that the page did not load before", () => {
    const { over } = compareBuild(
      withJavascript(withModule(exact, "node_modules/mobx/dist/mobx.mjs", null), "/dashboard", -11),
      build,
    );

    expect(over[0]).toMatch(/\n {4}\+\d+\.\d\d KiB {2}node_modules\/mobx\/dist\/mobx\.mjs \(was not on this page\)/);
  });

  test("names a new file that every device stores", () => {
    const { "index.html": page, ...others } = exact.precached;

    const { over } = compareBuild({ ...exact, precached: others }, build);

    expect(page).toBe(1);
    expect(over).toEqual([expect.stringContaining("index.html, 1 instead of 0")]);
  });

  test("passes within half a KiB, and says far below that the budget can be lowered", () => {
    expect(compareBuild(withJavascript(exact, "/auth", -0.4), build)).toEqual({ over: [], under: [] });

    const { over, under } = compareBuild(withJavascript(exact, "/auth", 2), build);

    expect(over).toEqual([]);
    expect(under).toEqual([
      expect.stringMatching(/^\/auth: [\d.]+ KiB of javascript, 2\.0 KiB less than its budget\./),
    ]);
    expect(under[0]).toContain(LOWER);
  });
});

describe("a visit", () => {
  const page: MeasuredPage = {
    files: ["index.html", "assets/index.js"],
    calls: ["GET /api/auth/check-user"],
    reads: { "users/{uid}": 1, "users/{uid}/experiences": 4 },
    loads: ["web/src/app/SignedIn.tsx"],
  };
  const visit = (changes: Partial<MeasuredPage> = {}) => {
    const kib = { javascript: 0, css: 0, fonts: 0, html: 0, other: 0 };
    const budget = { ...exact, pages: { "/dashboard": { ...page, kib, files: page.files.length } } };
    return compareVisits(budget, new Map([["/dashboard", { ...page, ...changes }]]));
  };

  test("passes within its budget", () => {
    expect(visit()).toEqual({ over: [], under: [] });
  });

  test.each<[string, Partial<MeasuredPage>, string]>([
    ["file", { files: [...page.files, "assets/shared.js"] }, "requests 3 files, its budget is 2"],
    ["call", { calls: [...page.calls, "GET /api/stage/get-stages"] }, "GET /api/stage/get-stages, 1 instead of 0"],
    ["read", { reads: { ...page.reads, "users/{uid}/scores/all": 1 } }, "users/{uid}/scores/all, 1 instead of 0"],
    ["larger query", { reads: { ...page.reads, "users/{uid}/experiences": 9 } }, "experiences, 9 instead of 4"],
    ["module", { loads: [...page.loads, "papaparse"] }, "papaparse, 1 instead of 0"],
  ])("fails with another %s and names it", (_, changes, message) => {
    expect(visit(changes).over).toEqual([expect.stringContaining(message)]);
  });

  test("passes with less than its budget and says so", () => {
    const { over, under } = visit({ reads: { "users/{uid}": 1 } });

    expect(over).toEqual([]);
    expect(under).toEqual([expect.stringContaining("users/{uid}/experiences, 0 instead of 4")]);
  });
});

/** The budget with another recorded share of one module, in KiB, or without the module. */
function withModule(budget: Budget, name: string, change: number | null): Budget {
  const groups = Object.entries(budget.modules).map(([pages, shares]) => {
    const { [name]: share, ...others } = shares;
    return [pages, share === undefined || change === null ? others : { ...others, [name]: share + change }];
  });
  return { ...budget, modules: Object.fromEntries(groups) };
}

/** The budget with another weight of a page's JavaScript, in KiB. */
function withJavascript(budget: Budget, path: string, change: number): Budget {
  const page = budget.pages[path];
  if (!page) throw new Error(`The budget has no ${path}.`);
  const kib = { ...page.kib, javascript: page.kib.javascript + change };
  return { ...budget, pages: { ...budget.pages, [path]: { ...page, kib } } };
}

test("a file's name is the same from build to build, whatever its hash is made of", () => {
  const paths = ["assets/shared-_wslicj.js", "assets/shared-B2x-_k9.js", "assets/sign-in.js"];

  expect(paths.map(stableName)).toEqual(["assets/shared.js", "assets/shared.js", "assets/sign-in.js"]);
});
