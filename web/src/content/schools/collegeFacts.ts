import { NO_FIGURES, type SchoolFigures } from "@domain/school/schoolFigures";
import type { Checked } from "./checkedFigures.ts";
import { type LoadedPrices, loadCollegePrices } from "./collegePrices.ts";
import { type LoadedTraits, loadCollegeTraits } from "./collegeTraits.ts";
import type { FactSource } from "./factSource.ts";
import { loadUnitids } from "./loadUnitids.ts";
import type { KnownTestPolicy, ReportedTestPolicy, SchoolFacts, SentScores } from "./schoolFacts.ts";

/** The columns of `collegeFigures.json`, in its order. */
export const COLLEGE_COLUMNS = [
  "unitid",
  "control",
  "level",
  "is_open",
  "website",
  "undergraduates",
  "tuition_in",
  "tuition_out",
  "graduation_rate",
  "admit_rate",
  "test_policy",
  "sat_low",
  "sat_high",
  "sat_sent",
  "act_low",
  "act_high",
  "act_sent",
  "note",
] as const;
type Column = (typeof COLLEGE_COLUMNS)[number];

/** Loads what the Department of Education says of some colleges, by their ids in the catalog. */
export async function loadCollegeFacts(
  ids: readonly string[],
  checkedOf: (schoolId: string) => Checked,
  policyOf: (schoolId: string) => KnownTestPolicy | null,
): Promise<readonly SchoolFacts[]> {
  const [{ default: file }, unitidOf, traits, prices] = await Promise.all([
    import("./collegeFigures.json"),
    loadUnitids(),
    loadCollegeTraits(),
    loadCollegePrices(),
  ]);
  const rows = new Map(file.rows.map((row) => [row.slice(0, row.indexOf("\t")), row]));
  return ids.flatMap((id) => {
    const row = rows.get(unitidOf(id));
    if (row === undefined) return [];
    return factsOf(id, row, { ...file.sources, traits, prices }, checkedOf(id), policyOf(id));
  });
}

type Sources = Readonly<
  Record<"is_open" | "undergraduates" | "tuition" | "graduation_rate" | "admission", FactSource>
> & { readonly traits: LoadedTraits; readonly prices: LoadedPrices };

function factsOf(
  id: string,
  row: string,
  sources: Sources,
  { service }: Checked,
  ownPolicy: KnownTestPolicy | null,
): SchoolFacts {
  const cells = row.split("\t");
  const cell = (column: Column) => cells[COLLEGE_COLUMNS.indexOf(column)] ?? "";
  const number = (column: Column) => (cell(column) === "" ? null : Number(cell(column)));
  const level = number("level");
  const facts = {
    isOpenAdmission: cell("is_open") === "1",
    sat: scores(number("sat_low"), number("sat_high"), number("sat_sent")),
    act: scores(number("act_low"), number("act_high"), number("act_sent")),
    testPolicy: ownPolicy ?? federalPolicy(cell("test_policy"), number("sat_sent"), number("act_sent")),
  };
  return {
    ...facts,
    id,
    website: `https://${cell("website")}`,
    control: cell("control") === "P" ? "public" : "private",
    isForProfit: cell("control") === "F",
    level: level === 2 || level === 3 || level === 4 ? level : null,
    undergraduates: number("undergraduates"),
    tuitionInState: number("tuition_in"),
    tuitionOutOfState: number("tuition_out") ?? number("tuition_in"),
    graduationRate: number("graduation_rate"),
    traits: sources.traits.traitsOf(id),
    netPrices: sources.prices.pricesOf(id),
    services: service === null ? [] : [service],
    accreditation: null,
    firstClass: null,
    note: cell("note") || null,
    figures: federalFigures(facts, number("admit_rate"), sources.admission),
    sources: {
      isOpenAdmission: sources.is_open,
      undergraduates: sources.undergraduates,
      tuitionInState: sources.tuition,
      tuitionOutOfState: sources.tuition,
      graduationRate: sources.graduation_rate,
      ...(sources.traits.sources.locale && { setting: sources.traits.sources.locale }),
      ...(sources.traits.sources.majors && { majors: sources.traits.sources.majors }),
      ...(sources.prices.sources.net_price && { netPrices: sources.prices.sources.net_price }),
      sat: sources.admission,
      act: sources.admission,
      ...(ownPolicy === null && { testPolicy: sources.admission }),
    },
  };
}

function scores(low: number | null, high: number | null, sent: number | null): SentScores | null {
  return low === null || high === null ? null : { low, high, sent };
}

const FEDERAL_POLICIES: Readonly<Record<string, ReportedTestPolicy>> = { R: "required", O: "optional", B: "blind" };

/** A college that requires scores gets them from nearly all who enroll: at least this percentage sent SAT or ACT. */
const SENT_IF_REQUIRED = 75;

/**
 * What the college told the agency. "N", scores are not considered, is no policy here: several such colleges do look at
 * scores that are sent. Neither is "R", required, where too few sent any.
 *
 * @param satSent The percentage of those who enrolled who sent the SAT. Null if it is not known.
 */
function federalPolicy(code: string, satSent: number | null, actSent: number | null): KnownTestPolicy | null {
  const policy = FEDERAL_POLICIES[code];
  const isSentKnown = satSent !== null || actSent !== null;
  if (policy === "required" && isSentKnown && (satSent ?? 0) + (actSent ?? 0) < SENT_IF_REQUIRED) return null;
  return policy ? { basis: "federal", policy } : null;
}

type Admission = Pick<SchoolFacts, "isOpenAdmission" | "sat" | "act" | "testPolicy">;

function federalFigures(
  { isOpenAdmission, sat, act, testPolicy }: Admission,
  admitRate: number | null,
  { year, source }: FactSource,
): SchoolFigures {
  const range = (sent: SentScores | null) => sent && { low: sent.low, high: sent.high };
  const isKnown = isOpenAdmission || [admitRate, sat, act].some((value) => value !== null);
  return {
    ...NO_FIGURES,
    admit_rate: admitRate,
    is_open_admission: isOpenAdmission,
    is_test_blind: testPolicy?.policy === "blind",
    sat: range(sat),
    act: range(act),
    ...(isKnown && { year, source }),
  };
}
