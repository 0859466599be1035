import * as text from "@text/shared/page";
import { expect, test } from "vitest";

const sentencesOf = (name: string) => [
  text.planHeading(name),
  text.noteBy(name),
  text.printedFooter(text.planHeading(name), "Nov 27, 2026"),
  text.interviewAt(name),
];

test.each(["Cher", "🌸", "👩🏽‍🔬", "Nguyễn Thị Thắm", "n".repeat(80)])(
  "%j stands on the shared page as it is",
  (name) => {
    expect(sentencesOf(name)).toEqual([
      `The plan of ${name}`,
      `Note from ${name}`,
      `The plan of ${name}, as of Nov 27, 2026`,
      `${name}: interview`,
    ]);
  },
);

test.each(["محمد علي", "נועה לוי"])("%j moves nothing next to it on the shared page", (name) => {
  expect(sentencesOf(name)).toEqual([
    `The plan of \u2068${name}\u2069`,
    `Note from \u2068${name}\u2069`,
    `The plan of \u2068${name}\u2069, as of Nov 27, 2026`,
    `\u2068${name}\u2069: interview`,
  ]);
});

test("a plan without a name has sentences of its own", () => {
  expect(sentencesOf("").slice(0, 2)).toEqual(["A shared plan", "Note from the student"]);
});
