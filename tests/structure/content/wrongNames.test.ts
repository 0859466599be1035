import type { NamedSchool } from "@domain/essay/schoolNames.ts";
import { type WrongName, wrongNames } from "@domain/essay/wrongNames.ts";
import { beforeAll, expect, test } from "vitest";
import nicknameFile from "../../../web/src/content/schoolNicknames.json" with { type: "json" };
import { loadSchoolNicknames } from "../../../web/src/content/schoolNicknames.ts";
import { loadSchoolCatalog } from "../../../web/src/content/schools/schoolCatalog.ts";
import {
  CITY_SENTENCES,
  CLEAN_SENTENCES,
  LATER_CLEAN_SENTENCES,
  LATER_WRONG_SENTENCES,
  LEFTOVER_SENTENCES,
  OWN_SENTENCES,
  SCHOOL_SENTENCES,
  TEAM_SENTENCES,
} from "./nameTexts.ts";

const TEXTS = 500;
const TRACKS = [["UG"], ["MD", "DO"], ["DDS"]];

/** Numbers from 0 up to 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

class Dice {
  private readonly roll: () => number;
  constructor(seed: number) {
    this.roll = randomFrom(seed);
  }
  one<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.roll() * list.length)];
    if (found === undefined) throw new Error("nothing to choose from");
    return found;
  }
  some<T>(list: readonly T[], count: number): readonly T[] {
    const left = [...list];
    return Array.from({ length: count }, () => {
      const chosen = this.one(left);
      left.splice(left.indexOf(chosen), 1);
      return chosen;
    });
  }
}

let everySchool: readonly (NamedSchool & { readonly kind: string })[] = [];

beforeAll(async () => {
  const catalogs = await Promise.all((["HS", "PM", "PD"] as const).map(loadSchoolCatalog));
  // The guard's table covers these. Other colleges have only what the government's file calls them.
  const inTable = catalogs.flatMap(({ schools }) => schools).filter(({ id }) => !/^ug-\d+$/.test(id));
  const named = await loadSchoolNicknames(inTable.map(({ id }) => id));
  everySchool = inTable.map(({ id, name, city, kind }) => ({ ...named({ name, city, schoolId: id }), kind }));
});

/** One student's list: the school that the essay goes to, and 24 others. */
function listOf(dice: Dice) {
  const kinds = dice.one(TRACKS);
  const [thisSchool, ...otherSchools] = dice.some(
    everySchool.filter(({ kind }) => kinds.includes(kind)),
    25,
  );
  if (!thisSchool) throw new Error("no school");
  return { thisSchool, otherSchools };
}

function ownSentence(dice: Dice, { name, city, nicknames }: NamedSchool): string {
  const own = dice.one([name, ...(nicknames?.names ?? []), ...(nicknames?.words ?? [])]);
  return dice.one(OWN_SENTENCES).replaceAll("{own}", own).replaceAll("{ownCity}", city);
}

/** Names that this school shares are right, so they are not planted. */
function isShared(name: string, { name: own, city, nicknames }: NamedSchool): boolean {
  const ours = [own, city, ...Object.values(nicknames ?? {}).flat()];
  return (
    ours.some((each) => each.toLowerCase() === name.toLowerCase()) || own.toLowerCase().includes(name.toLowerCase())
  );
}

/** What one planted text is made of: the sentences that fit, and the name. */
function plantIn(dice: Dice, which: number, other: NamedSchool): readonly [readonly string[], string] {
  const { names = [], words = [], teams = [] } = other.nicknames ?? {};
  if (which % 8 === 0) return [LEFTOVER_SENTENCES, ""];
  if (which % 8 === 1) return [CITY_SENTENCES, other.city];
  if (which % 8 === 2 && teams.length > 0) return [TEAM_SENTENCES, dice.one(teams)];
  if (which % 8 <= 4 && words.length > 0) return [SCHOOL_SENTENCES, dice.one(words)];
  if (which % 8 <= 6 && names.length > 0) return [SCHOOL_SENTENCES, dice.one(names)];
  return [SCHOOL_SENTENCES, other.name];
}

test("every one of 500 planted names is marked", () => {
  const dice = new Dice(20_261_122);
  const missed: string[] = [];
  const planted = new Map<string, number>();
  for (let made = 0; made < TEXTS; ) {
    const { thisSchool, otherSchools } = listOf(dice);
    const [sentences, name] = plantIn(dice, made, dice.one(otherSchools));
    if (isShared(name, thisSchool) && name !== "") continue;
    const wrong = dice.one(sentences).replaceAll("{name}", name);
    const around = dice.some(CLEAN_SENTENCES, 4);
    const text = [...around.slice(0, 2), wrong, ...around.slice(2), ownSentence(dice, thisSchool)].join(" ");
    const start = text.indexOf(wrong);
    const isMarked = (mark: WrongName) => mark.start >= start && mark.end <= start + wrong.length;
    if (!wrongNames(text, { thisSchool, otherSchools }).some(isMarked)) missed.push(`${thisSchool.name}: ${wrong}`);
    planted.set(name, (planted.get(name) ?? 0) + 1);
    made += 1;
  }

  expect(planted.size).toBeGreaterThan(150);
  console.info(`${TEXTS - missed.length} of ${TEXTS} planted names are marked`);
  expect(missed).toEqual([]);
});

test("at most 5 names are marked falsely in 500 clean texts", () => {
  const dice = new Dice(11_222_026);
  const marked: string[] = [];
  for (let made = 0; made < TEXTS; made += 1) {
    const schools = listOf(dice);
    const around = dice.some(CLEAN_SENTENCES, 6);
    const own = [ownSentence(dice, schools.thisSchool), ownSentence(dice, schools.thisSchool)];
    const text = [...around.slice(0, 3), own[0], ...around.slice(3), own[1]].join(" ");
    for (const { found, start, end } of wrongNames(text, schools)) {
      marked.push(
        `${schools.thisSchool.name}: ${text.slice(Math.max(0, start - 50), start)}>${found}<${text.slice(end, end + 30)}`,
      );
    }
  }

  console.info(`${marked.length} false marks in ${TEXTS} clean texts`, marked.slice(0, 40));
  expect(marked.length).toBeLessThanOrEqual(5);
});

test("every sentence without a wrong name is clean for every school's list", () => {
  const otherSchools = everySchool;

  const marked = CLEAN_SENTENCES.flatMap((text) =>
    wrongNames(text, { thisSchool: null, otherSchools }).map(({ found }) => `${found}: ${text}`),
  );
  expect(marked).toEqual([]);
});

test("names are marked in sentences that were written after the guard, and nothing in clean ones", () => {
  const thisSchool = everySchool.find(({ name }) => name === "University of Rochester") ?? null;
  const otherSchools = everySchool.filter((school) => school !== thisSchool);
  const isMarked = (text: string) => wrongNames(text, { thisSchool, otherSchools }).length > 0;

  expect(thisSchool).not.toBeNull();
  expect(LATER_WRONG_SENTENCES.filter((text) => !isMarked(text))).toEqual([]);
  expect(LATER_CLEAN_SENTENCES.filter(isMarked)).toEqual([]);
});

test("other colleges are known by the names of the government's file", async () => {
  const dayton = { name: "University of Dayton", city: "Dayton", schoolId: "ug-202480" };
  const cincinnati = { name: "University of Cincinnati", city: "Cincinnati", schoolId: "ug-201885" };
  const etsu = { name: "East Tennessee State University", city: "Johnson City", schoolId: "ug-220075" };
  const named = await loadSchoolNicknames([dayton, cincinnati, etsu].map(({ schoolId }) => schoolId));
  const guarded = { thisSchool: named(dayton), otherSchools: [named(cincinnati), named(etsu)] };
  const found = (text: string) => wrongNames(text, guarded).map((mark) => mark.found);

  expect(found("I want to study at ETSU because of its clinics.")).toEqual(["ETSU"]);
  expect(found("I hope to join the Cincy community at your university.")).toEqual(["Cincy"]);
  expect(found("I want to study at the University of Dayton because of its clinics.")).toEqual([]);
});

test("every entry of the table belongs to a school of the catalog", async () => {
  const used = new Set(everySchool.map(({ nicknames }) => nicknames));

  expect(Object.values(nicknameFile.schools)).toHaveLength(used.size);
  expect(used.has(undefined)).toBe(false);
});
