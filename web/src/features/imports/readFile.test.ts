import { expect, test } from "vitest";
import { readFile } from "./readFile.ts";

test.each([
  ["list.xlsx", [0x50, 0x4b, 0x03, 0x04, 0, 0]],
  ["list.csv", [0x50, 0x4b, 0x03, 0x04, 0, 0]],
  ["list.xls", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
])("the workbook %s is refused in a sentence that says what to do", async (name, bytes) => {
  await expect(readFile(new File([Uint8Array.from(bytes)], name), false)).rejects.toThrow(
    "This file is a workbook that could not be read. Open it, copy its rows and paste them here, or save it as CSV and choose that file.",
  );
});

test("a file of text is read", async () => {
  expect(await readFile(new File(["Activity,Hours"], "list.csv"), false)).toBe("Activity,Hours");
});
