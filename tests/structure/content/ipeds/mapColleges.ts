import { US_STATES } from "../../../../functions/src/domain/school/usStateNames.ts";
import type { College } from "./college.ts";
import { numberIn, type TableRow } from "./readTable.ts";

/** The agency's tables, by their names without the year. */
export interface Tables {
  /** Directory. */
  readonly HD: readonly TableRow[];
  /** Offerings, for open admission. */
  readonly IC: readonly TableRow[];
  /** Admissions. */
  readonly ADM: readonly TableRow[];
  /** Tuition and fees. */
  readonly COST1: readonly TableRow[];
  /** Net price: students who get grants and, by family income, federal aid. */
  readonly COST2: readonly TableRow[];
  /** Degrees by field. */
  readonly C: readonly TableRow[];
  /** Enrollment. */
  readonly DRVEF: readonly TableRow[];
  /** Graduation rates. */
  readonly DRVGR: readonly TableRow[];
}

/** What stays of a college that is shipped already: students know it by these, and they were corrected by hand. */
export type Kept = Pick<College, "name" | "city" | "aliases">;

/** Fewer applicants say nothing. */
const LEAST_APPLICANTS = 20;
/** Systems that look at no scores by their own rule. The others that report "not considered" may look at them. */
const TEST_BLIND = /^(?:University of California|California State University)/;

/**
 * The colleges in the agency's tables: active, degree-granting, with undergraduates, in a state, the District of Columbia
 * or Puerto Rico. Private two-year colleges are left out.
 */
export function mapColleges(tables: Tables, keptOf: (unitid: number) => Kept | undefined): readonly College[] {
  const indexed = {
    IC: byUnitid(tables.IC),
    ADM: byUnitid(tables.ADM),
    COST1: byUnitid(tables.COST1),
    COST2: byUnitid(tables.COST2),
    DRVEF: byUnitid(tables.DRVEF),
    DRVGR: byUnitid(tables.DRVGR),
  };
  const degrees = degreesByUnitid(tables.C);
  return tables.HD.flatMap((row): readonly College[] => {
    const level = levelOf(row);
    if (level === null) return [];
    const unitid = Number(row.UNITID);
    const key = String(row.UNITID);
    const isOpen = indexed.IC.get(key)?.OPENADMP === "1";
    return [
      {
        unitid,
        state: row.STABBR ?? "",
        ...(keptOf(unitid) ?? namedBy(row)),
        control: ({ 1: "P", 2: "N" } as const)[numberIn(row, "CONTROL") as 1 | 2] ?? "F",
        level,
        is_open: isOpen,
        website: websiteOf(row.WEBADDR ?? ""),
        undergraduates: numberIn(indexed.DRVEF.get(key), "EFUG"),
        ...tuitionOf(indexed.COST1.get(key)),
        graduation_rate: numberIn(indexed.DRVGR.get(key), level === 2 ? "GRRTTOT" : "GBA6RTT"),
        ...admissionOf(isOpen ? undefined : indexed.ADM.get(key), row.F1SYSNAM ?? ""),
        locale: localeOf(row),
        majors: familiesOf(degrees.get(key) ?? [], level),
        ...netPricesOf(indexed.COST2.get(key), row.CONTROL === "1"),
        note: null,
      },
    ];
  });
}

function degreesByUnitid(rows: readonly TableRow[]): ReadonlyMap<string, readonly TableRow[]> {
  const found = new Map<string, TableRow[]>();
  for (const row of rows) {
    const of = found.get(row.UNITID ?? "") ?? [];
    of.push(row);
    found.set(row.UNITID ?? "", of);
  }
  return found;
}

/** The agency's LOCALE. Negative where it is not assigned. */
function localeOf(row: TableRow): number | null {
  const locale = numberIn(row, "LOCALE");
  return locale !== null && locale >= 11 && locale <= 43 ? locale : null;
}

/** The agency's AWLEVEL: 5 a bachelor's degree, 3 an associate's. CIPCODE 99 is the sum of all fields. */
function familiesOf(degrees: readonly TableRow[], level: College["level"]): readonly string[] {
  const given = degrees.filter(
    (row) => Number(row.AWLEVEL) === (level === 2 ? 3 : 5) && (numberIn(row, "CTOTALT") ?? 0) > 0,
  );
  const families = given.map(({ CIPCODE = "" }) => CIPCODE.split(".")[0]?.padStart(2, "0") ?? "");
  return [...new Set(families)].filter((family) => family !== "99").toSorted();
}

type NetPrices = Pick<
  College,
  "net_price" | "net_price_30" | "net_price_48" | "net_price_75" | "net_price_110" | "net_price_over"
>;

/** The agency asks public colleges for in-state students (NPIS), and the others for all (NPT). The last digit is the year. */
function netPricesOf(row: TableRow | undefined, isPublic: boolean): NetPrices {
  const ofBand = (band: number) => numberIn(row, `${isPublic ? "NPIS4" : "NPT4"}${band}2`);
  return {
    net_price: numberIn(row, isPublic ? "NPIST2" : "NPGRN2"),
    net_price_30: ofBand(1),
    net_price_48: ofBand(2),
    net_price_75: ofBand(3),
    net_price_110: ofBand(4),
    net_price_over: ofBand(5),
  };
}

function byUnitid(rows: readonly TableRow[]): ReadonlyMap<string, TableRow> {
  return new Map(rows.map((row) => [row.UNITID ?? "", row]));
}

/** By the agency's INSTCAT: 2 mostly bachelor's degrees, 3 some, 4 associate's. Null for a college that is left out. */
function levelOf(row: TableRow): College["level"] | null {
  const isIn = row.CYACTIVE === "1" && row.ACT !== "M" && row.DEGGRANT === "1" && row.UGOFFER === "1";
  if (!isIn || !((row.STABBR ?? "") in US_STATES)) return null;
  if (row.INSTCAT === "2") return 4;
  if (row.INSTCAT === "3") return 3;
  return row.INSTCAT === "4" && row.CONTROL === "1" ? 2 : null;
}

/** A college that is new in the list. */
function namedBy(row: TableRow): Kept {
  const aliases = (row.IALIAS ?? "").split(/[|,;]/).map((alias) => alias.trim());
  return {
    name: (row.INSTNM ?? "").replace(/-Main Campus$/, ""),
    city: row.CITY ?? "",
    aliases: [...new Set(aliases.filter((alias) => alias !== "" && alias.length <= 50))].slice(0, 3),
  };
}

/** The host, and a short path if the college has one. */
function websiteOf(address: string): string {
  const [host = "", ...path] = address
    .replace(/^https?:\/\//i, "")
    .replace(/[?#].*$/, "")
    .split("/");
  const kept = path.filter((part) => part !== "" && !/^index\./.test(part)).join("/");
  return kept !== "" && kept.length <= 30 ? `${host.toLowerCase()}/${kept}` : host.toLowerCase();
}

function tuitionOf(row: TableRow | undefined): Pick<College, "tuition_in" | "tuition_out"> {
  const inState = sum(numberIn(row, "TUITION2"), numberIn(row, "FEE2"));
  const outOfState = sum(numberIn(row, "TUITION3"), numberIn(row, "FEE3"));
  return { tuition_in: inState, tuition_out: outOfState === inState ? null : outOfState };
}

type Admission = Pick<
  College,
  "admit_rate" | "test_policy" | "sat_low" | "sat_high" | "sat_sent" | "act_low" | "act_high" | "act_sent"
>;

function admissionOf(row: TableRow | undefined, system: string): Admission {
  const [applied, admitted] = [numberIn(row, "APPLCN"), numberIn(row, "ADMSSN")];
  const isRate = applied !== null && admitted !== null && applied >= LEAST_APPLICANTS && admitted <= applied;
  const sat = range(
    sum(numberIn(row, "SATVR25"), numberIn(row, "SATMT25")),
    sum(numberIn(row, "SATVR75"), numberIn(row, "SATMT75")),
    [400, 1600],
  );
  const act = range(numberIn(row, "ACTCM25"), numberIn(row, "ACTCM75"), [9, 36]);
  return {
    admit_rate: isRate ? Math.round((admitted / applied) * 1_000) / 10 : null,
    test_policy: policyOf(row?.ADMCON7, system),
    sat_low: sat?.low ?? null,
    sat_high: sat?.high ?? null,
    sat_sent: sat ? numberIn(row, "SATPCT") : null,
    act_low: act?.low ?? null,
    act_high: act?.high ?? null,
    act_sent: act ? numberIn(row, "ACTPCT") : null,
  };
}

/** The agency's codes: 1 required, 5 considered but not required, 3 not considered. */
function policyOf(code: string | undefined, system: string): College["test_policy"] {
  switch (code) {
    case "1":
      return "R";
    case "5":
      return "O";
    case "3":
      return TEST_BLIND.test(system) ? "B" : "N";
    default:
      return null;
  }
}

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

/** Null if an end is missing, or the range is impossible. */
function range(low: number | null, high: number | null, [least, most]: readonly [number, number]) {
  if (low === null || high === null) return null;
  return least <= low && low <= high && high <= most ? { low, high } : null;
}
