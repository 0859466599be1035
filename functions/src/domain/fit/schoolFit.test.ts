import { describe, expect, test } from "vitest";
import { NO_FIGURES, type SchoolFigures } from "../school/schoolFigures.ts";
import { fitCounts, mixGaps, shownFit } from "./fitCounts.ts";
import { type FitSchool, fitOf, lacksOwnNumbers, type StudentNumbers } from "./schoolFit.ts";
import { studentNumbers } from "./studentNumbers.ts";

const NO_NUMBERS = studentNumbers({ track: "PM", scores: [], courses: [], settings: {} });

function college(figures: Partial<SchoolFigures>): FitSchool {
  return { kind: "UG", schoolId: null, state: "TX", control: null, figures: { ...NO_FIGURES, ...figures } };
}

describe("a college", () => {
  const half = { sat: { low: 1200, high: 1400 } };
  const fit = (admit_rate: number | null, sat: number) =>
    fitOf(college({ ...half, admit_rate }), { ...NO_NUMBERS, sat }).fit;

  test.each([
    [19.9, 1600, "reach"],
    [20, 1400, "match"],
    [20, 1600, "match"],
    [39.9, 1600, "match"],
    [40, 1440, "match"],
    [40, 1450, "safety"],
    [59.9, 1440, "match"],
    [59.9, 1450, "safety"],
    [60, 1390, "match"],
    [60, 1400, "safety"],
    [95, 1200, "match"],
    [95, 1190, "reach"],
    [30, 1190, "reach"],
    [30, 1200, "match"],
  ] as const)("a college that admits %s of 100 is, with %s between 1200 and 1400, a %s", (rate, sat, expected) => {
    expect(fit(rate, sat)).toBe(expected);
  });

  test.each([
    [50, 21, "reach"],
    [50, 22, "match"],
    [50, 29, "match"],
    [50, 30, "safety"],
    [60, 28, "safety"],
    [60, 27, "match"],
  ] as const)(
    "a college that admits %s of 100 is, with an ACT of %s between 22 and 28, a %s",
    (admit_rate, act, expected) => {
      expect(fitOf(college({ admit_rate, act: { low: 22, high: 28 } }), { ...NO_NUMBERS, act }).fit).toBe(expected);
    },
  );

  test.each([null, 12])(
    "a college with open admission is a safety and never a reach, with an admit rate of %s",
    (admit_rate) => {
      const open = college({ ...half, is_open_admission: true, admit_rate });

      expect(fitOf(open, { ...NO_NUMBERS, sat: 900 })).toEqual({
        fit: "safety",
        comparisons: [],
        hurdles: [],
        missing: [],
      });
    },
  );

  test("a college uses the test the student does better in", () => {
    const both = college({ ...half, act: { low: 22, high: 28 }, admit_rate: 70 });

    const { fit: better, comparisons } = fitOf(both, { ...NO_NUMBERS, sat: 1100, act: 30 });

    expect(better).toBe("safety");
    expect(comparisons.map(({ measure, place }) => [measure, place])).toEqual([["ACT", "above"]]);
  });

  test.each([
    [3.29, "reach"],
    [3.3, "match"],
    [3.69, "match"],
    [3.7, "safety"],
  ] as const)("a college that looks at no scores uses the GPA: %s makes it a %s", (gpa, expected) => {
    const blind = college({ ...half, is_test_blind: true, admit_rate: 60, gpa: 3.5 });

    expect(fitOf(blind, { ...NO_NUMBERS, sat: 1600, gpa }).fit).toBe(expected);
  });

  test.each([
    [79.9, null],
    [80, "match"],
    [95, "match"],
  ] as const)(
    "a college that admits %s of 100 is, without any of the student's numbers, a %s",
    (admit_rate, expected) => {
      expect(fitOf(college({ ...half, admit_rate }), NO_NUMBERS)).toMatchObject({
        fit: expected,
        missing: ["own-score"],
      });
      expect(fitOf(college({ admit_rate }), NO_NUMBERS).fit).toBe(expected);
    },
  );

  test("a fit that only lacks the student's own numbers says so", () => {
    expect(lacksOwnNumbers(fitOf(college({ ...half, admit_rate: 50 }), NO_NUMBERS))).toBe(true);
    expect(lacksOwnNumbers(fitOf(college({ admit_rate: 50 }), NO_NUMBERS))).toBe(false);
    expect(lacksOwnNumbers(fitOf(college(half), NO_NUMBERS))).toBe(false);
    expect(lacksOwnNumbers(fitOf(college({ admit_rate: 5 }), NO_NUMBERS))).toBe(false);
  });

  test("a college names what is missing if the fit is unknown", () => {
    const known = college({ ...half, admit_rate: 50 });
    const ofGpa = college({ admit_rate: 50, gpa: 3.5 });

    expect(fitOf(known, NO_NUMBERS)).toEqual({ fit: null, comparisons: [], hurdles: [], missing: ["own-score"] });
    expect(fitOf(known, { ...NO_NUMBERS, act: 30 }).missing).toEqual(["school-score"]);
    expect(fitOf(ofGpa, NO_NUMBERS).missing).toEqual(["own-gpa"]);
    expect(fitOf(college({ admit_rate: 50 }), NO_NUMBERS).missing).toEqual(["school-score"]);
    expect(fitOf(college({ admit_rate: 50, is_test_blind: true }), NO_NUMBERS).missing).toEqual(["school-gpa"]);
    expect(fitOf(college(half), { ...NO_NUMBERS, sat: 1300 }).missing).toEqual(["school-admit-rate"]);
    expect(fitOf(college({}), NO_NUMBERS).missing).toEqual(["school-admit-rate", "school-score"]);
  });

  test("a college that admits few is a reach for everyone, whatever else is unknown", () => {
    expect(fitOf(college({ admit_rate: 5 }), NO_NUMBERS)).toMatchObject({ fit: "reach", hurdles: ["few-admitted"] });
  });

  test("a college is a reach below its middle half even if its admission rate is unknown", () => {
    expect(fitOf(college(half), { ...NO_NUMBERS, sat: 1100 }).fit).toBe("reach");
  });
});

describe("a medical school", () => {
  const school: FitSchool = {
    kind: "MD",
    schoolId: null,
    state: "TX",
    control: "private",
    figures: { ...NO_FIGURES, mcat: 512, gpa: 3.8 },
  };
  const publicSchool = (in_state_share: number | null): FitSchool => ({
    ...school,
    control: "public",
    figures: { ...school.figures, in_state_share },
  });
  const numbers = (mcat: number, gpa: number): StudentNumbers => ({ ...NO_NUMBERS, mcat, gpa, homeState: "TX" });

  test.each([
    [509, 3.9, "reach"],
    [510, 3.8, "match"],
    [513, 3.8, "match"],
    [514, 3.8, "safety"],
    [514, 3.79, "match"],
    [514, 3.61, "match"],
    [520, 3.6, "reach"],
  ] as const)("a medical school of 512 and 3.80 is, with %s and %s, a %s", (mcat, gpa, expected) => {
    expect(fitOf(school, numbers(mcat, gpa)).fit).toBe(expected);
    expect(fitOf({ ...school, kind: "DO" }, numbers(mcat, gpa)).fit).toBe(expected);
  });

  test.each([
    [79.9, "match"],
    [80, "reach"],
  ] as const)("a public medical school that takes %s of 100 from its state is, for others, a %s", (share, expected) => {
    const outsider: StudentNumbers = { ...numbers(520, 3.9), homeState: "OK" };

    expect(fitOf(publicSchool(share), outsider).fit).toBe(expected);
    expect(fitOf(publicSchool(share), numbers(520, 3.9)).fit).toBe("safety");
  });

  test("a public medical school is a safety only for residents", () => {
    expect(fitOf(publicSchool(60), { ...numbers(520, 3.9), homeState: null }).fit).toBe("match");
    expect(fitOf(publicSchool(60), { ...numbers(520, 3.9), homeState: "OK" }).fit).toBe("match");
    expect(fitOf(publicSchool(null), numbers(520, 3.9)).fit).toBe("safety");
  });

  test.each(["MD", "DO", "DDS"] as const)(
    "a %s school has no fit for a student of another state if its share of residents is unknown",
    (kind) => {
      const figures = { ...publicSchool(null).figures, dat: { scale: "200-600", aa: 440 } as const };
      const unknown: FitSchool = { ...publicSchool(null), kind, figures };
      const outsider: StudentNumbers = { ...numbers(520, 3.9), dat: { "200-600": 500 }, homeState: "OH" };

      expect(fitOf(unknown, outsider)).toMatchObject({ fit: null, missing: ["resident-share"] });
      expect(fitOf({ ...unknown, control: null }, outsider)).toMatchObject({ fit: null, missing: ["resident-share"] });
      expect(fitOf({ ...unknown, control: "private" }, outsider).fit).toBe("safety");
      expect(fitOf(unknown, { ...outsider, homeState: null })).toMatchObject({ fit: null, missing: ["home-state"] });
      expect(fitOf(unknown, { ...outsider, gpa: 3.2 }).fit).toBe("reach");
    },
  );

  test("a medical school asks for the home state if the fit depends on it", () => {
    const { fit, missing } = fitOf(publicSchool(95), { ...numbers(520, 3.9), homeState: null });

    expect([fit, missing]).toEqual([null, ["home-state"]]);
  });

  test("a medical school needs both figures and both numbers, unless one of them makes it a reach", () => {
    const withoutGpa: FitSchool = { ...school, figures: { ...school.figures, gpa: null } };
    const withoutMcat: FitSchool = { ...school, figures: { ...school.figures, mcat: null } };

    expect(fitOf(withoutGpa, numbers(514, 3.9)).missing).toEqual(["school-gpa"]);
    expect(fitOf(withoutGpa, numbers(509, 3.9)).fit).toBe("reach");
    expect(fitOf(withoutMcat, numbers(514, 3.9)).missing).toEqual(["school-score"]);
    expect(fitOf(withoutMcat, numbers(514, 3.6)).fit).toBe("reach");
    expect(fitOf(school, NO_NUMBERS).missing).toEqual(["own-score", "own-gpa"]);
  });
});

test("a school compares the GPA as its own service calculates it", () => {
  const figures = { ...NO_FIGURES, mcat: 512, gpa: 3.8 };
  const texan: FitSchool = { kind: "MD", schoolId: null, state: "TX", control: "public", figures };
  const serviceGpa = { AMCAS: 3.55, AACOMAS: 3.6, TMDSAS: 3.7 };
  const gpaAt = (school: FitSchool) => {
    const numbers: StudentNumbers = { ...NO_NUMBERS, mcat: 512, gpa: 3.9, serviceGpa, homeState: "TX" };
    return fitOf(school, numbers).comparisons.find(({ measure }) => measure === "GPA");
  };

  expect(gpaAt(texan)).toMatchObject({ own: 3.7, by: "TMDSAS", place: "within" });
  expect(gpaAt({ ...texan, state: "OH" })).toMatchObject({ own: 3.55, by: "AMCAS", place: "below" });
  expect(gpaAt({ ...texan, state: "OH", kind: "DO" })).toMatchObject({ own: 3.6, by: "AACOMAS", place: "below" });
  // This school has a form of its own.
  expect(gpaAt({ ...texan, schoolId: "md-cuny" })).toEqual({
    measure: "GPA",
    own: 3.9,
    low: 3.8,
    high: 3.8,
    place: "above",
  });
});

describe("a dental school", () => {
  const school = (scale: "1-30" | "200-600", aa: number): FitSchool => ({
    kind: "DDS",
    schoolId: null,
    state: "TX",
    control: "private",
    figures: { ...NO_FIGURES, dat: { scale, aa }, gpa: 3.6 },
  });

  test.each([
    ["1-30", 20, 19, "reach"],
    ["1-30", 20, 20, "match"],
    ["1-30", 20.3, 21, "match"],
    ["1-30", 20, 21, "safety"],
    ["200-600", 440, 420, "reach"],
    ["200-600", 440, 430, "match"],
    ["200-600", 440, 450, "match"],
    ["200-600", 440, 460, "safety"],
  ] as const)("a dental school on the %s scale with %s is, for %s, a %s", (scale, aa, own, expected) => {
    expect(fitOf(school(scale, aa), { ...NO_NUMBERS, dat: { [scale]: own }, gpa: 3.6 }).fit).toBe(expected);
  });

  test.each([
    ["1-30", 20, "200-600", 390, "reach"],
    ["1-30", 20, "200-600", 400, "reach"],
    ["1-30", 20, "200-600", 410, "match"],
    ["1-30", 20, "200-600", 440, "safety"],
    ["200-600", 440, "1-30", 20, "reach"],
    ["200-600", 440, "1-30", 21, "match"],
    ["200-600", 440, "1-30", 22, "safety"],
  ] as const)(
    "a dental school on the %s scale with %s is, for %s %s by the concordance, a %s",
    (scale, aa, ownScale, own, expected) => {
      expect(fitOf(school(scale, aa), { ...NO_NUMBERS, dat: { [ownScale]: own }, gpa: 3.6 }).fit).toBe(expected);
    },
  );

  test("a dental school shows both scores on the new scale if one was converted", () => {
    const { comparisons } = fitOf(school("1-30", 20.7), { ...NO_NUMBERS, dat: { "200-600": 450 }, gpa: 3.6 });

    expect(comparisons[0]).toEqual({
      measure: "DAT",
      own: 450,
      low: 20.7,
      high: 20.7,
      place: "within",
      onNewScale: { own: 450, typical: 434 },
    });
  });

  test("a dental school uses the better of two scores, and its own scale if they are equal", () => {
    const own = (old: number, now: number) => {
      const numbers: StudentNumbers = { ...NO_NUMBERS, dat: { "1-30": old, "200-600": now }, gpa: 3.6 };
      return fitOf(school("1-30", 20), numbers).comparisons[0]?.own;
    };

    expect(own(19, 450)).toBe(450);
    expect(own(20, 420)).toBe(20);
  });

  test("a dental school has no fit if an old score is outside the concordance, or nothing is known", () => {
    const numbers: StudentNumbers = { ...NO_NUMBERS, dat: { "1-30": 28 }, gpa: 3.9 };

    expect(fitOf(school("200-600", 440), numbers)).toMatchObject({ fit: null, missing: ["same-scale"] });
    expect(fitOf(school("1-30", 20), { ...numbers, dat: {} }).missing).toEqual(["own-score"]);
    expect(fitOf({ ...school("1-30", 20), figures: NO_FIGURES }, numbers).missing).toEqual([
      "school-score",
      "school-gpa",
    ]);
  });
});

test("the student's own choice wins, and unknown fits are counted separately", () => {
  const reach = { ...college({ admit_rate: 5 }), override: null };
  const unknown = { ...college({}), override: null };
  const mine = { ...unknown, override: { fit: "safety", note: "Guaranteed admission" } } as const;

  expect(shownFit(mine, NO_NUMBERS)).toBe("safety");
  expect(fitCounts([reach, reach, unknown, mine], NO_NUMBERS)).toEqual({ safety: 1, match: 0, reach: 2, unknown: 1 });
});

test("a list of colleges is compared with the balanced one", () => {
  const counts = { safety: 2, match: 3, reach: 4, unknown: 9 };

  expect(mixGaps(counts)).toEqual([]);
  expect(mixGaps({ ...counts, safety: 1, match: 6 })).toEqual([
    { fit: "safety", amount: "few" },
    { fit: "match", amount: "many" },
  ]);
  expect(mixGaps({ ...counts, safety: 4, reach: 1 }).map(({ amount }) => amount)).toEqual(["many", "few"]);
});
