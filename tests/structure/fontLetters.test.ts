import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const STYLES = readFileSync(fileURLToPath(new URL("../../web/src/styles/base.css", import.meta.url)), "utf8");

/** The letters beyond ASCII and Latin-1 in the names of students. */
const LETTERS = {
  Czech: "čďěňřšťůž",
  Croatian: "čćđšž",
  Hungarian: "őű",
  Latvian: "āēģīķļņšūž",
  Polish: "ąćęłńśźż",
  Romanian: "ășț",
  Turkish: "ğış",
  Vietnamese: "ăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
};

const FACES = [...STYLES.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => ({
  family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? "",
  ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = "", to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  })),
}));

const families = ["Besley Variable", "Radio Canada Variable"];
const cases = families.flatMap((family) =>
  Object.entries(LETTERS).map(([language, letters]) => [family, language, letters] as const),
);

test.each(cases)("%s has a file with the letters of %s", (family, _, small) => {
  const letters = [...`${small}${small.toUpperCase()}`].filter((letter) => letter > "ÿ");
  const ranges = FACES.filter((face) => face.family === family).flatMap((face) => face.ranges);
  const isIn = (code: number) => ranges.some(({ from, to }) => code >= from && code <= to);

  // The Latin files have the letter "ı".
  expect(letters.filter((letter) => letter !== "ı" && !isIn(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test("the first file of a family has no range, so a page asks for it whatever its text", () => {
  for (const family of families) expect(FACES.find((face) => face.family === family)?.ranges).toEqual([]);
});
