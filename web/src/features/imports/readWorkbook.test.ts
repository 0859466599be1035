import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readFile } from "./readFile.ts";
import { readWorkbook } from "./readWorkbook.ts";

const WORKBOOK = `<workbook><sheets><sheet name="Log" sheetId="1" r:id="rId7"/><sheet name="Old" r:id="rId8"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="rId8" Target="worksheets/sheet9.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>`;
const STRINGS = `<sst><si><t>Activity</t></si><si><r><t>Food </t></r><r><t xml:space="preserve">&amp; care</t></r></si><si><t>Date</t></si><si><t>Time in</t></si></sst>`;
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm;@"/><numFmt numFmtId="171" formatCode="0.0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="20"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
const SHEET = `<worksheet><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>2</v></c><c r="C1" t="s"><v>3</v></c><c r="E1" t="inlineStr"><is><t>Hours</t></is></c></row>
<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>45906</v></c><c r="C2" s="3"><v>0.375</v></c><c r="D2" s="1"/><c r="E2"><v>2.5</v></c></row>
<row r="3"><c r="B3" s="2"><v>45913</v></c><c r="E3" s="4"><f>1+2</f><v>3</v></c><c r="F3" t="b"><v>1</v></c></row>
</sheetData></worksheet>`;
const FILES = {
  "xl/workbook.xml": WORKBOOK,
  "xl/_rels/workbook.xml.rels": RELATIONS,
  "xl/sharedStrings.xml": STRINGS,
  "xl/styles.xml": STYLES,
  "xl/worksheets/sheet2.xml": SHEET,
};
const ROWS = [
  ["Activity", "Date", "Time in", "", "Hours"],
  ["Food & care", "2025-09-06", "09:00", "", "2.5"],
  ["", "2025-09-13", "", "", "3", "Yes"],
];

test("the first sheet of a workbook is read with its days and times", async () => {
  expect(await readWorkbook(zipOf(FILES))).toEqual(ROWS);
});

test("a workbook of older Macs counts its days from 1904", async () => {
  const old = WORKBOOK.replace("<sheets>", '<workbookPr date1904="1"/><sheets>');
  const sheet = SHEET.replace("45906", "44444");

  const rows = await readWorkbook(zipOf({ ...FILES, "xl/workbook.xml": old, "xl/worksheets/sheet2.xml": sheet }));

  expect(rows[1]?.[1]).toBe("2025-09-06");
});

test("a workbook becomes a table with tabs, whatever its file is called", async () => {
  expect(await readFile(new File([zipOf(FILES)], "log.csv"), false)).toBe(ROWS.map((row) => row.join("\t")).join("\n"));
});

test.each([
  ["an archive of something else", zipOf({ "word/document.xml": "<w/>" })],
  ["a broken archive", zipOf(FILES).slice(0, 400)],
])("%s is refused in a sentence that says what to do", async (_, bytes) => {
  await expect(readFile(new File([bytes], "list.xlsx"), false)).rejects.toThrow("This file is a workbook");
});

/** A ZIP archive with the fields that a reader needs. */
function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(text));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(header, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}
