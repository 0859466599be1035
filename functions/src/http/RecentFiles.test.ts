import { expect, test } from "vitest";
import { RecentFiles } from "./RecentFiles.ts";

test("a file is found by its key and version", () => {
  const files = new RecentFiles();
  files.add("ann", { tag: "one", file: "BEGIN" });

  expect(files.find("ann", "one")).toBe("BEGIN");
  expect([files.find("ann", "two"), files.find("bob", "one")]).toEqual([null, null]);
});

test("a new version replaces the one before", () => {
  const files = new RecentFiles();
  files.add("ann", { tag: "one", file: "BEGIN" });
  files.add("ann", { tag: "two", file: "END" });

  expect([files.find("ann", "one"), files.find("ann", "two")]).toEqual([null, "END"]);
});

test("only the last thirty files are kept", () => {
  const files = new RecentFiles();
  for (let at = 0; at <= 30; at += 1) files.add(`student-${at}`, { tag: "one", file: "BEGIN" });

  expect(files.find("student-0", "one")).toBeNull();
  expect(files.find("student-1", "one")).toBe("BEGIN");
});
