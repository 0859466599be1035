import { studentNumbers } from "@domain/fit/studentNumbers";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import { expect, test } from "vitest";
import { typedSchool } from "../../content/schools/newSchool.ts";
import type { SchoolFacts } from "../../content/schools/schoolFacts.ts";
import { comparedRows, numberOfSource, sourcesOf } from "./comparedFigures.ts";
import { comparedIn, comparedParam } from "./comparison.ts";

const numbers = studentNumbers({ track: "PM", scores: [], courses: [], settings: { home_state: "OH" } });
const FALL = { year: "fall 2023", source: "IPEDS enrollment" };
const PRICES = { year: "2023-24", source: "IPEDS COST2_2024" };
const ADMISSION = { year: "fall 2024 entry", source: "IPEDS ADM2024" };
const facts: SchoolFacts = {
  id: "ug-michigan",
  website: "https://umich.edu",
  control: "public",
  isForProfit: false,
  level: 4,
  isOpenAdmission: false,
  undergraduates: 33_730,
  tuitionInState: 17_228,
  tuitionOutOfState: 58_072,
  graduationRate: 93,
  traits: { setting: "city", townSize: "midsize", majors: ["26", "51"] },
  netPrices: { average: 19_112, "30": 5_200, "48": 6_900, "75": 11_000, "110": 18_300, over: 29_800 },
  sat: { low: 1360, high: 1530, sent: 51 },
  act: null,
  testPolicy: { policy: "optional", basis: "federal" },
  services: [],
  accreditation: null,
  firstClass: null,
  note: null,
  figures: NO_FIGURES,
  sources: { undergraduates: FALL, sat: ADMISSION, testPolicy: ADMISSION, netPrices: PRICES, setting: FALL },
};
const michigan = {
  ...typedSchool("Michigan", "HS", "UG", "2026-11-01"),
  city: "Ann Arbor",
  state: "MI",
  control: "public",
  figures: { ...NO_FIGURES, ...ADMISSION, admit_rate: 15.6, sat: { low: 1360, high: 1530 } },
} as const;
const typed = {
  ...typedSchool("My own college", "HS", "UG", "2026-11-01"),
  figures: { ...NO_FIGURES, admit_rate: 70 },
};

test("each figure has the year and source of its own school, and unknown ones are empty", () => {
  const rows = comparedRows(
    "HS",
    [
      { row: { ...michigan, deadlines: [] }, facts, next: { day: "2026-12-09", label: "Interview" } },
      { row: typed, facts: null, next: null },
    ],
    numbers,
  );
  const cellsOf = (id: string) => rows.find((row) => row.id === id)?.cells;

  expect(cellsOf("deadline")?.map(({ said }) => said)).toEqual(["Dec 9, 2026, Interview", "None set"]);
  expect(cellsOf("setting")?.[0]).toEqual({ said: "City, 100,000 to 249,999 people", basis: FALL });
  expect(cellsOf("netPrice")?.[0]).toEqual({ said: "$19,112", basis: PRICES });
  expect(cellsOf("netPriceLow")?.[0]).toEqual({ said: "$5,200", basis: PRICES });
  expect(cellsOf("undergraduates")).toEqual([
    { said: "33,730", basis: FALL },
    { said: "", basis: null },
  ]);
  expect(cellsOf("admitted")).toEqual([
    { said: "15.6%", basis: ADMISSION },
    { said: "70%", basis: { year: "", source: "Entered by you" } },
  ]);
  expect(cellsOf("sat")?.[0]?.said).toBe("1360 to 1530, sent by 51% of those who enrolled");
  expect(cellsOf("tests")?.[0]).toEqual({ said: "Optional for fall 2024 entry", basis: ADMISSION });
  expect(cellsOf("distance")?.[0]).toMatchObject({ said: "About 190 miles", basis: { year: "2020" } });
  expect(cellsOf("note")).toBeUndefined();
  const sources = sourcesOf(rows);
  expect(sources.map(({ number }) => number)).toEqual(sources.map((_, at) => at + 1));
  expect(numberOfSource(sources, ADMISSION)).toBe(sources.find(({ source }) => source === ADMISSION.source)?.number);
});

test("a range that is corrected or of another year does not claim how many sent it", () => {
  const corrected = { ...michigan, deadlines: [], figures: { ...michigan.figures, sat: { low: 1400, high: 1540 } } };

  const older = { ...michigan, deadlines: [], figures: { ...michigan.figures, year: "fall 2022 entry" } };
  const satOf = (row: typeof corrected) =>
    comparedRows("HS", [{ row, facts, next: null }], numbers).find(({ id }) => id === "sat")?.cells[0]?.said;

  expect(satOf(corrected)).toBe("1400 to 1540");
  expect(satOf(older)).toBe("1360 to 1530");
});

test("an open college has no rate, and a medical school shows its services", () => {
  const open = { ...typed, figures: { ...NO_FIGURES, is_open_admission: true } };
  const texan = { ...typedSchool("Texas", "PM", "MD", "2026-11-01"), state: "TX", control: "public" } as const;

  const rows = comparedRows("HS", [{ row: open, facts: { ...facts, isOpenAdmission: true }, next: null }], numbers);
  expect(rows.find(({ id }) => id === "admitted")?.cells[0]?.said).toBe("Open to everyone");
  const ofTexas = (known: SchoolFacts | null) =>
    comparedRows("PM", [{ row: { ...texan, deadlines: [] }, facts: known, next: null }], numbers).find(
      ({ id }) => id === "services",
    );
  expect(ofTexas(null)?.cells[0]?.said).toBe("TMDSAS");
  expect(ofTexas({ ...facts, services: ["TMDSAS", "AMCAS"] })?.cells[0]?.said).toBe("TMDSAS, AMCAS");
});

test("the address keeps up to four schools of the list, each once", () => {
  const rows = ["a", "b", "c", "d", "e"].map((id) => ({ id }));

  const compared = comparedIn(new URLSearchParams("compare=c.a.gone.c.b.d.e"), rows);

  expect(compared.map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
  expect(comparedParam(compared)).toBe("c.a.b.d");
  expect(comparedIn(new URLSearchParams(), rows)).toEqual([]);
});
