import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import legacyIds from "../../../../web/src/content/schools/legacyCollegeIds.json" with { type: "json" };
import professionalFile from "../../../../web/src/content/schools/professionalSchools.json" with { type: "json" };
import { collegeFiles } from "./collegeFiles.ts";
import { type Corrections, correctColleges, lostColleges, lostLegacyIds } from "./correctColleges.ts";
import { readDictionary, tableProblems } from "./dictionary.ts";
import { mapColleges, type Tables } from "./mapColleges.ts";
import { professionalProblems } from "./professionalProblems.ts";
import { readTable } from "./readTable.ts";
import { readZip } from "./readZip.ts";

/** Tables in the agency's layout: a byte order mark, spaces around headers, quoted commas, and CRLF. */
const table = (...lines: readonly string[]) => readTable(`\uFEFF${lines.join("\r\n")}\r\n`);

const HD = table(
  "UNITID, INSTNM ,IALIAS,CITY,STABBR,WEBADDR,CONTROL,ACT,DEGGRANT,UGOFFER,CYACTIVE,INSTCAT,F1SYSNAM,LOCALE",
  "100654,Alabama A & M University,AAMU,Normal,AL,www.aamu.edu/,1,A,1,1,1,2,-2,12",
  "110644,University of California-Davis,UCD,Davis,CA,https://www.ucdavis.edu/index.html,1,A,1,1,1,2,University of California,13",
  '143215,"Riverbend College, North","RBC, Riverbend",Belleville,IL,https://www.riverbend.edu/home?x=1,2,A,1,1,1,3,-2,-3',
  "150987,Ivy Tech Community College-Main Campus,,Indianapolis,IN,HTTP://WWW.IVYTECH.EDU,1,A,1,1,1,4,-2,21",
  "200001,Private Two-Year,,Erie,PA,a.edu,3,A,1,1,1,4,-2,13",
  "200002,Graduate School,,Erie,PA,a.edu,2,A,1,2,1,1,-2,13",
  "200003,Merged College,,Erie,PA,a.edu,2,M,1,1,1,2,-2,13",
  "200004,Far College,,Pago Pago,AS,a.edu,1,A,1,1,1,2,-2,13",
);
const ADM = table(
  "UNITID,ADMCON7,APPLCN,ADMSSN,SATPCT,SATVR25,SATMT25,SATVR75,SATMT75,ACTPCT,ACTCM25,ACTCM75",
  "100654,5,23406,13564,27,420,390,530,510,67,14,19",
  "110644,3,100,80,,,,,,,,",
  "143215,1,19,10,100,,,,,100,1,5",
);
const TABLES: Tables = {
  HD,
  IC: table("UNITID,OPENADMP", "100654,2", "110644,2", "143215,2", "150987,1"),
  ADM,
  COST1: table(
    "UNITID,TUITION2,FEE2,TUITION3,FEE3",
    "100654,8610,1414,17220,1414",
    "143215,9000,100,9000,100",
    "150987,.,,,",
  ),
  COST2: table(
    "UNITID,NPIST2,NPIS412,NPIS422,NPIS432,NPIS442,NPIS452,NPGRN2,NPT412,NPT422,NPT432,NPT442,NPT452",
    "100654,15500,14100,14300,16800,19200,20100,,,,,,",
    "143215,,,,,,,21000,17500,,19000,22000,26000",
  ),
  C: table(
    "UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT",
    "100654,26.0101,1,05,61",
    "100654,26.0202,1,5,3",
    "100654,1.0000,2,5,2",
    "100654,51.3801,1,5,0",
    "100654,52.0201,1,7,40",
    "100654,99,1,5,1010",
    "150987,51.3801,1,3,900",
    "150987,52.0201,1,5,7",
  ),
  DRVEF: table("UNITID,EFUG", "100654,5845", "150987,100077"),
  DRVGR: table("UNITID,GBA6RTT,GRRTTOT", "100654,29,30", "150987,1,37"),
};
const kept = { name: "University of California, Davis", city: "Davis", aliases: ["UC Davis"] };
const COLLEGES = mapColleges(TABLES, (unitid) => (unitid === 110644 ? kept : undefined));
const NONE: Corrections = { closed: [], colleges: [], nicknames: [], notes: [] };

test("the agency's columns are mapped, and rows that are not colleges here are left out", () => {
  expect(COLLEGES.map(({ unitid }) => unitid)).toEqual([100654, 110644, 143215, 150987]);
  expect(COLLEGES[0]).toEqual({
    unitid: 100654,
    name: "Alabama A & M University",
    city: "Normal",
    state: "AL",
    aliases: ["AAMU"],
    control: "P",
    level: 4,
    is_open: false,
    website: "www.aamu.edu",
    undergraduates: 5845,
    tuition_in: 10_024,
    tuition_out: 18_634,
    graduation_rate: 29,
    admit_rate: 58,
    test_policy: "O",
    sat_low: 810,
    sat_high: 1040,
    sat_sent: 27,
    act_low: 14,
    act_high: 19,
    act_sent: 67,
    locale: 12,
    majors: ["01", "26"],
    net_price: 15_500,
    net_price_30: 14_100,
    net_price_48: 14_300,
    net_price_75: 16_800,
    net_price_110: 19_200,
    net_price_over: 20_100,
    note: null,
  });
});

test("a shipped college keeps its name, and the test-blind systems are known", () => {
  expect(COLLEGES[1]).toMatchObject({ ...kept, test_policy: "B", admit_rate: 80, website: "www.ucdavis.edu" });
});

test("a rate of few applicants and an impossible range are left out, and one tuition for everyone is shown once", () => {
  expect(COLLEGES[2]).toMatchObject({
    name: "Riverbend College, North",
    aliases: ["RBC", "Riverbend"],
    website: "www.riverbend.edu/home",
    control: "N",
    level: 3,
    admit_rate: null,
    test_policy: "R",
    act_low: null,
    act_sent: null,
    tuition_in: 9_100,
    tuition_out: null,
  });
});

test("a public two-year college with open admission has no admit rate, and its own graduation rate", () => {
  expect(COLLEGES[3]).toMatchObject({
    name: "Ivy Tech Community College",
    level: 2,
    is_open: true,
    admit_rate: null,
    test_policy: null,
    tuition_in: null,
    graduation_rate: 37,
  });
});

test("a private college's net price is its own columns', and a two-year college's majors are those of its degrees", () => {
  expect(COLLEGES[2]).toMatchObject({ locale: null, net_price: 21_000, net_price_30: 17_500, net_price_48: null });
  expect(COLLEGES[3]).toMatchObject({ locale: 21, majors: ["51"], net_price: null, net_price_over: null });
});

test("setting and majors are written for the search, and net prices apart from it for the colleges that have one", () => {
  const source = { year: "2024", source: "IPEDS" };
  const { traits, prices, figures } = collegeFiles(COLLEGES, {
    as_of: "2026-11-21",
    sources: { locale: source, majors: source, net_price: source },
  });

  expect(JSON.parse(traits)).toMatchObject({ sources: { locale: source, majors: source }, rows: { length: 4 } });
  expect(JSON.parse(traits).rows[0]).toBe("100654\t12\t0126");
  expect(JSON.parse(prices).rows).toEqual([
    "100654\t15500\t14100\t14300\t16800\t19200\t20100",
    "143215\t21000\t17500\t\t19000\t22000\t26000",
  ]);
  expect(JSON.parse(figures).sources).toEqual({});
});

test("each college is written as one row, with tabs between its columns", () => {
  const source = { year: "2024", source: "IPEDS" };
  const { directory, figures } = collegeFiles(COLLEGES, {
    as_of: "2026-11-21",
    sources: { directory: source, tuition: source },
  });

  expect(JSON.parse(directory).rows[1]).toBe("110644\tUniversity of California, Davis\tDavis\tCA\t2\tUC Davis");
  expect(JSON.parse(figures).rows[3]).toBe("150987\tP\t2\t1\twww.ivytech.edu\t100077\t\t\t37");
  expect(JSON.parse(figures).sources).toEqual({ tuition: source });
});

test("corrections leave out closed colleges, set columns and put nicknames first", () => {
  const corrected = correctColleges(COLLEGES, {
    closed: [{ unitid: 143215, name: "Riverbend College, North" }],
    colleges: [{ unitid: 100654, name: "AAMU", set: { act_low: null }, why: "as a test" }],
    nicknames: [{ unitid: 100654, name: "AAMU", first: ["A&M"] }],
    notes: [{ unitid: 150987, name: "Ivy Tech", note: "Merges." }],
  });

  expect(corrected.map(({ unitid }) => unitid)).toEqual([100654, 110644, 150987]);
  expect(corrected[0]).toMatchObject({ act_low: null, act_high: 19, aliases: ["A&M", "AAMU"], note: null });
  expect(corrected[2]?.note).toBe("Merges.");
});

test("an old id that loses its row is reported, and a college that is gone without a correction", () => {
  expect(lostLegacyIds([{ unitid: 1 }], { "ug-one": 1, "ug-two": 2 })).toEqual(["ug-two has lost its row 2."]);
  expect(lostLegacyIds([], legacyIds)).toHaveLength(96);
  expect(lostColleges([{ unitid: 1 }], [1, 2, 3], { ...NONE, closed: [{ unitid: 3, name: "Closed" }] })).toEqual([
    "College 2 is gone from the files.",
  ]);
});

/** A ZIP archive of these files, some compressed. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const method = index % 2 === 0 ? 8 : 0;
    const content = method === 8 ? deflateRawSync(Buffer.from(text)) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(content.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), content);
    directory.push(central, Buffer.from(name));
    at += 30 + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** A dictionary as the agency publishes it: a workbook with the sheets "Statistics" and "Frequencies". */
function workbook(statistics: readonly string[][], frequencies: readonly string[][]): Buffer {
  const strings: string[] = [];
  const sheet = (rows: readonly string[][]) =>
    `<worksheet><sheetData>${rows
      .map((cells, row) => {
        const xml = cells.map((cell, column) => {
          const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
          if (/^-?[\d.]+$/.test(cell)) return `<c ${place}><v>${cell}</v></c>`;
          if (cell === "") return "";
          return `<c ${place} t="s"><v>${strings.push(cell) - 1}</v></c>`;
        });
        return `<row r="${row + 1}">${xml.join("")}</row>`;
      })
      .join("")}</sheetData></worksheet>`;
  const [first, second] = [sheet(statistics), sheet(frequencies)];
  return zip({
    "xl/workbook.xml":
      '<sheets><sheet name="Statistics" sheetId="1" r:id="rId1" /><sheet name="Frequencies" sheetId="2" r:id="rId2" /></sheets>',
    "xl/_rels/workbook.xml.rels":
      '<Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/>',
    "xl/worksheets/sheet1.xml": first,
    "xl/worksheets/sheet2.xml": second,
    "xl/sharedStrings.xml": strings.map((each) => `<si><t>${each.replace("&", "&amp;")}</t></si>`).join(""),
  });
}

const STATISTICS = [
  ["VarNumber", "VarName", "N", "SUM", "MEAN"],
  ["11016", "APPLCN", "3", "23525", "7841.7"],
  ["11021", "ADMSSN", "3", "13654", "4551.3"],
];
const FREQUENCIES = [
  ["VarName", "VarNumber", "CodeValue", "", "Frequency"],
  ["ADMCON7", "10551", "1", "", "1"],
  ["ADMCON7", "10551", "3", "", "1"],
  ["ADMCON7", "10551", "5", "", "1"],
];

test("a table that agrees with the agency's dictionary has no problems", () => {
  const dictionary = readDictionary(workbook(STATISTICS, FREQUENCIES));

  expect(tableProblems("ADM2024", ADM, dictionary, ["APPLCN", "ADMSSN", "ADMCON7"])).toEqual([]);
});

test("a dictionary that writes numbers as text, under headings in small letters, can be read", () => {
  const codes = [
    ["varname", "codevalue", "frequency"],
    ["OPENADMP", "1", "3,526"],
  ];

  expect(readDictionary(workbook(STATISTICS, codes)).frequencies.get("OPENADMP")?.get("1")).toBe(3_526);
});

test("each count, sum and code in which a table differs from the dictionary is reported", () => {
  const wrongSum = STATISTICS.map((row) => row.map((cell) => (cell === "13654" ? "13655" : cell)));
  const wrongCode = FREQUENCIES.map((row) => row.map((cell, column) => (column === 4 && cell === "1" ? "2" : cell)));
  const dictionary = readDictionary(workbook(wrongSum, wrongCode.slice(0, 2)));
  const [, ...cut] = ADM;

  expect(tableProblems("ADM2024", ADM, dictionary, ["ADMSSN", "ADMCON7", "SATPCT"])).toEqual([
    "ADM2024.ADMSSN sum: 13654 in the table, 13655 in the dictionary.",
    "ADM2024.ADMCON7 1: 1 in the table, 2 in the dictionary.",
    "ADM2024.SATPCT is not in the dictionary.",
  ]);
  expect(tableProblems("ADM2024", cut, dictionary, ["APPLCN"])).toEqual([
    "ADM2024.APPLCN count: 2 in the table, 3 in the dictionary.",
    "ADM2024.APPLCN sum: 119 in the table, 23525 in the dictionary.",
  ]);
});

test("a file that is not an archive is refused, and a table with a row that is too long", () => {
  expect(() => readZip(Buffer.from("<html>Not found</html>"))).toThrow("not a ZIP archive");
  expect(() => table("UNITID,EFUG", "1,2,3")).toThrow("row 0");
});

test("the medical and dental schools have no problems, and each kind of problem is found", () => {
  const ids = professionalFile.schools.map(({ id }) => id);
  const school = { id: "md-x", name: "X", kind: "MD", state: "OH", control: "public", services: ["AMCAS"] };

  expect(professionalProblems(professionalFile.schools, ids)).toEqual([]);
  expect(professionalProblems([], ["md-x"])).toEqual(["md-x has lost its school."]);
  expect(professionalProblems([school, { ...school, id: "md-y" }], [])).toEqual(["X is listed twice."]);
  expect(professionalProblems([{ ...school, id: "do-x" }], [])).toEqual(["do-x is not a MD school."]);
  expect(professionalProblems([{ ...school, campus_of: "md-z" }], [])).toHaveLength(1);
  expect(professionalProblems([{ ...school, services: ["AACOMAS"] }], [])).toEqual([
    "md-x is a MD school and names AACOMAS.",
  ]);
  expect(professionalProblems([{ ...school, services: ["TMDSAS"] }], [])).toEqual([
    "md-x is not in Texas and names TMDSAS.",
  ]);
  expect(professionalProblems([{ ...school, services: [] }], [])).toEqual(["md-x names no service."]);
});
