import { readFile } from "node:fs/promises";
import { compileRules } from "@cairn/firestore-emulator/rules";
import { expect, test } from "vitest";
import { RULES } from "./openRules.ts";

// A misspelled function is only a warning, as at Google: the rules load, and deny wherever they call it.
test("firestore.rules compiles without an error or a warning", async () => {
  const source = await readFile(RULES, "utf8");
  const misspelled = source.replace("if isSelf(uid)", "if isSelv(uid)");

  expect(compileRules(source, "firestore.rules").issues).toEqual([]);
  expect(compileRules(misspelled, "firestore.rules").issues).toMatchObject([{ severity: "WARNING" }]);
});
