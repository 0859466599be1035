import { expect, test } from "vitest";
import { resourceOf } from "../../base/paths.ts";
import { filterFrom, passes, searchForNamed } from "./resourceFilter.ts";
import { tabFrom } from "./resourceTabs.ts";

test("the filters are read from the address, and unknown values are ignored", () => {
  expect(filterFrom(new URLSearchParams("q= mcat &cost=free&stage=PM"))).toEqual({
    query: "mcat",
    cost: "free",
    stage: "PM",
  });
  expect(filterFrom(new URLSearchParams("cost=cheap&stage=toString"))).toEqual({ query: "", cost: null, stage: null });
});

test("an address that names a resource leads to the search for its title", () => {
  const find = (id: string) => (id === "ap-students" ? { title: "AP Students" } : undefined);
  const named = (address: string) => searchForNamed(new URL(address, "https://cairn.example").searchParams, find);

  expect(named(resourceOf("ap-students"))).toBe("?q=AP+Students");
  expect(named(resourceOf("gone"))).toBeNull();
  expect(named("/resources?q=ap")).toBeNull();
});

test.each([
  ["free", "free", true],
  ["free", "mixed", true],
  ["free", "paid", false],
  ["paid", "mixed", true],
  ["paid", "free", false],
  ["mixed", "free", false],
  [null, "paid", true],
] as const)("a filter for %s resources shows %s ones: %s", (cost, offered, expected) => {
  expect(passes({ cost: offered, tracks: ["PM"] }, { query: "", cost, stage: null })).toBe(expected);
});

test("a stage filter keeps resources for that stage", () => {
  const resource = { cost: "free", tracks: ["PM", "PD"] } as const;

  expect(passes(resource, { query: "", cost: null, stage: "PD" })).toBe(true);
  expect(passes(resource, { query: "", cost: null, stage: "HS" })).toBe(false);
});

test("the student's own tab opens by default", () => {
  expect(tabFrom(undefined, "PD")).toBe("PD");
  expect(tabFrom("financial-aid", "PD")).toBe("FA");
  expect(tabFrom("saved", "PD")).toBe("saved");
  expect(tabFrom("nowhere", "DD")).toBe("DD");
});
