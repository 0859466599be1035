/**
 * `npm run content:schools` rebuilds the files of colleges from the agency's downloads, and checks the medical and dental
 * schools, which are kept by hand. It writes nothing if a table differs from the agency's own dictionary, or if a college
 * of the last release is gone. `--year 2025` takes another year; `--from FOLDER` reads downloaded files, each `NAME.csv`
 * with its `NAME_Dict.xlsx`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { localDayOf } from "../../../../functions/src/domain/shared/calendarDay.ts";
import directoryFile from "../../../../web/src/content/schools/collegeDirectory.json" with { type: "json" };
import legacyIds from "../../../../web/src/content/schools/legacyCollegeIds.json" with { type: "json" };
import professionalFile from "../../../../web/src/content/schools/professionalSchools.json" with { type: "json" };
import { collegeFiles } from "./collegeFiles.ts";
import { type Corrections, correctColleges, lostColleges, lostLegacyIds } from "./correctColleges.ts";
import corrections from "./corrections.json" with { type: "json" };
import { readDictionary, tableProblems } from "./dictionary.ts";
import { type Kept, mapColleges, type Tables } from "./mapColleges.ts";
import { professionalProblems } from "./professionalProblems.ts";
import { readTable, type TableRow } from "./readTable.ts";
import { readZip } from "./readZip.ts";

const DOWNLOADS = "https://nces.ed.gov/ipeds/datacenter/data/";
const CONTENT = fileURLToPath(new URL("../../../../web/src/content/schools/", import.meta.url));

/** The columns that are compared with the dictionary. */
const CHECKED: Readonly<Record<keyof Tables, readonly string[]>> = {
  HD: ["LOCALE", "CONTROL", "STABBR", "CYACTIVE", "DEGGRANT", "UGOFFER"],
  IC: ["OPENADMP"],
  ADM: [
    "APPLCN",
    "ADMSSN",
    "SATVR25",
    "SATVR75",
    "SATMT25",
    "SATMT75",
    "SATPCT",
    "ACTCM25",
    "ACTCM75",
    "ACTPCT",
    "ADMCON7",
  ],
  COST1: ["TUITION2", "FEE2", "TUITION3", "FEE3"],
  COST2: [
    ...["NPIST2", "NPIS412", "NPIS422", "NPIS432", "NPIS442", "NPIS452"],
    ...["NPGRN2", "NPT412", "NPT422", "NPT432", "NPT442", "NPT452"],
  ],
  C: ["CTOTALT"],
  DRVEF: ["EFUG"],
  DRVGR: ["GBA6RTT", "GRRTTOT"],
};

const { values } = parseArgs({ options: { year: { type: "string", default: "2024" }, from: { type: "string" } } });
const year = Number(values.year);

report(professionalProblems(professionalFile.schools, oldProfessionalIds()));

const NAMES: Readonly<Partial<Record<keyof Tables, string>>> = {
  COST1: `COST1_${year}`,
  COST2: `COST2_${year}`,
  C: `C${year}_A`,
};
const nameOf = (table: keyof Tables) => NAMES[table] ?? `${table}${year}`;
const problems: string[] = [];
const tables = Object.fromEntries(
  await Promise.all(
    (Object.keys(CHECKED) as (keyof Tables)[]).map(async (table) => [table, await checkedTable(table)]),
  ),
) as unknown as Tables;
report(problems);
const colleges = correctColleges(mapColleges(tables, keptOf()), corrections as Corrections);
const shipped = directoryFile.rows.map((row) => Number(row.split("\t")[0]));
report([...lostLegacyIds(colleges, legacyIds), ...lostColleges(colleges, shipped, corrections)]);

const agency = "U.S. Department of Education, NCES, IPEDS";
const files = collegeFiles(colleges, {
  as_of: localDayOf(new Date()),
  sources: {
    directory: { year: `fall ${year}`, source: `${agency} HD${year}` },
    is_open: { year: `${year}-${(year + 1) % 100}`, source: `${agency} IC${year}` },
    undergraduates: { year: `fall ${year}`, source: `${agency} DRVEF${year}` },
    tuition: { year: `${year}-${(year + 1) % 100}`, source: `${agency} COST1_${year}` },
    graduation_rate: { year: `students who entered in ${year - 6}`, source: `${agency} DRVGR${year}` },
    locale: { year: `fall ${year}`, source: `${agency} HD${year}` },
    majors: { year: `${year - 1}-${year % 100}`, source: `${agency} C${year}_A` },
    net_price: { year: `${year - 1}-${year % 100}`, source: `${agency} COST2_${year}` },
    admission: { year: `fall ${year} entry`, source: `${agency} ADM${year}` },
  },
});
writeFileSync(join(CONTENT, "collegeDirectory.json"), files.directory);
writeFileSync(join(CONTENT, "collegeFigures.json"), files.figures);
writeFileSync(join(CONTENT, "collegeTraits.json"), files.traits);
writeFileSync(join(CONTENT, "collegePrices.json"), files.prices);
execFileSync("npx", ["biome", "format", "--write", CONTENT], { stdio: "inherit" });
console.log(`${colleges.length} colleges. Read the diff before you commit it.`);

/** Ends the command if there are problems. */
function report(found: readonly string[]): void {
  for (const problem of found) console.error(problem);
  if (found.length > 0) {
    console.error(`${found.length} problems. Nothing was written.`);
    process.exit(1);
  }
}

/** The ids of the first release, which students' lists hold. */
function oldProfessionalIds(): readonly string[] {
  const lines = readFileSync(new URL("../../../records/firstRelease/schools.jsonl", import.meta.url), "utf8").trim();
  const ids = lines.split("\n").map((line): string => JSON.parse(line).id);
  return ids.filter((id) => !id.startsWith("ug-"));
}

async function checkedTable(table: keyof Tables): Promise<readonly TableRow[]> {
  const name = nameOf(table);
  try {
    const csv = await fileOf(`${name}.csv`, `${name}.zip`, /\.csv$/i);
    const dictionary = await fileOf(`${name}_Dict.xlsx`, `${name}_Dict.zip`, /\.xlsx$/i);
    const rows = readTable(csv.toString("utf8"));
    problems.push(...tableProblems(name, rows, readDictionary(dictionary), CHECKED[table]));
    return rows;
  } catch (failure) {
    problems.push(`${name} could not be read: ${failure instanceof Error ? failure.message : failure}`);
    return [];
  }
}

/** A downloaded file, or the file in the agency's archive. A revised table has "_rv" in its name and comes first. */
async function fileOf(local: string, archive: string, wanted: RegExp): Promise<Buffer> {
  if (values.from !== undefined) {
    const path = join(values.from, local);
    if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
    return readFileSync(path);
  }
  const response = await fetch(`${DOWNLOADS}${archive}`);
  if (!response.ok) throw new Error(`${DOWNLOADS}${archive} answered ${response.status}.`);
  const archived = readZip(Buffer.from(await response.arrayBuffer()));
  const names = [...archived.keys()].filter((each) => wanted.test(each));
  const file = archived.get(names.find((each) => /_rv\./i.test(each)) ?? names[0] ?? "");
  if (!file) throw new Error(`${archive} holds no file for ${local}.`);
  return file;
}

function keptOf(): (unitid: number) => Kept | undefined {
  const kept = new Map<number, Kept>();
  for (const row of directoryFile.rows) {
    const [unitid, name = "", city = "", , , aliases = ""] = row.split("\t");
    kept.set(Number(unitid), { name, city, aliases: aliases.split("|").filter(Boolean) });
  }
  return (unitid) => kept.get(unitid);
}
