import { expect, test } from "vitest";
import { type EarlierAnswer, OFFERED_ANSWERS, similarAnswers } from "./similarAnswers.ts";
import file from "./testData/promptPairs.json" with { type: "json" };

interface Essay {
  readonly id: string;
  readonly school: string;
  readonly prompt: string;
  readonly opening: string;
}

/** An applicant's earlier essays. The kinds in the file are not used: not every student chooses one. */
function earlierOf(pool: string): readonly EarlierAnswer[] {
  const essays: readonly Essay[] | undefined = new Map(Object.entries(file.pools)).get(pool);
  if (!essays) throw new Error(`no pool ${pool}`);
  return essays.map(({ id, school, prompt, opening }) => ({ id, school, prompt, text: opening }));
}

test("the search for similar answers finds the right one of three for at least 90 of 100 prompts", () => {
  const missed = file.pairs
    .map(({ pool, prompt, fits }) => ({
      prompt,
      fits,
      offered: similarAnswers({ prompt }, earlierOf(pool)).map(({ id }) => id),
    }))
    .filter(({ fits, offered }) => !offered.includes(fits));

  expect(file.pairs).toHaveLength(100);
  console.info(`the right earlier answer is offered for ${100 - missed.length} of 100 prompts`, missed);
  expect(missed.length).toBeLessThanOrEqual(10);
});

test("the search for similar answers finds at most three", () => {
  const same = Array.from({ length: 9 }, (_, place) => ({ id: `${place}`, prompt: "Describe a failure." }));

  expect(similarAnswers({ prompt: "Tell us about a failure." }, same)).toHaveLength(OFFERED_ANSWERS);
});

test("the search for similar answers finds nothing for a prompt without anything in common", () => {
  const earlier = [{ id: "a", prompt: "Describe a failure.", text: "I lost the vote." }];

  expect(similarAnswers({ prompt: "Which bicycle would you buy?" }, earlier)).toEqual([]);
  expect(similarAnswers({ prompt: "" }, earlier)).toEqual([]);
  expect(similarAnswers({ prompt: "Tell us about a failure." }, [])).toEqual([]);
});

test("the search for similar answers prefers the same kind if the prompts are equally similar", () => {
  const earlier = [
    { id: "other", prompt: "Tell us about your city.", kind: "community" },
    { id: "same", prompt: "Tell us about your city.", kind: "whySchool" },
  ];

  expect(similarAnswers({ prompt: "Describe your city.", kind: "whySchool" }, earlier).map(({ id }) => id)).toEqual([
    "same",
    "other",
  ]);
});

test("the search for similar answers ignores that both are of the kind other", () => {
  const earlier = [{ id: "a", prompt: "Describe a failure.", kind: "other" }];

  expect(similarAnswers({ prompt: "Which bicycle would you buy?", kind: "other" }, earlier)).toEqual([]);
});

test("the search for similar answers finds one without a prompt by its first words", () => {
  const earlier = [{ id: "a", prompt: "", text: "My research on fruit flies." }];

  expect(similarAnswers({ prompt: "Describe your research." }, earlier)).toEqual(earlier);
});
