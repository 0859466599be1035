import { describe, expect, test } from "vitest";
import { readPrompts } from "./readPrompts.ts";

describe("a pasted prompt", () => {
  test.each([
    ["Why our school? (250 words)", 250, "words"],
    ["In 250 to 300 words, tell us about a setback.", 300, "words"],
    ["Describe a community. Maximum 1,500 characters including spaces.", 1_500, "characters"],
    ["A 650-word essay on any topic.", 650, "words"],
    ["Limit: 3000 chars.", 3_000, "characters"],
    ["Write at least 100 words and no more than 200 words.", 200, "words"],
    ["Up to 1.000 words.", 1_000, "words"],
    ["At most 5.300 characters, spaces included.", 5_300, "characters"],
    ["Maximum: 1\u00a0200 words", 1_200, "words"],
    ["5\u202f300 characters", 5_300, "characters"],
    ["12,500 characters", 12_500, "characters"],
    // Prompt 1 with 200 words, or 1,200 words.
    ["Prompt 1 200 words", null, "words"],
    ["In 2026, 250 words.", 250, "words"],
    ["Name the 3 words that describe you.", null, "words"],
    ["Tell us about 2026.", null, "words"],
  ] as const)("sets the limit of %s", (prompt, limit, limit_unit) => {
    expect(readPrompts(prompt)).toMatchObject([{ prompt, limit, limit_unit }]);
  });

  test.each([
    ["Why do you want to attend our medical school?", "why-school"],
    ["Why have you chosen to become a physician?", "why-field"],
    ["Describe an obstacle you have overcome.", "adversity"],
    ["How will your background contribute to the diversity of our class?", "community"],
    ["What have you been doing since graduating?", "gap"],
    ["Describe your most significant research.", "research"],
    ["Tell us about a time you led a group; what kind of leader are you?", "leadership"],
    ["Is there anything else you would like us to know?", "additional"],
    ["What is your favorite color?", "other"],
  ] as const)("sets the kind of %s", (prompt, kind) => {
    expect(readPrompts(prompt)[0]?.kind).toBe(kind);
  });
});

test("several numbered prompts are split, without their numbers, and a limit for all is in each", () => {
  const pasted = `Please answer each question in at most 200 words.

1. Why our school?
Be specific.
2) Describe an obstacle you overcame. (1,000 characters)

Question 3: Anything else?`;

  expect(readPrompts(pasted)).toEqual([
    { prompt: "Why our school?\nBe specific.", kind: "why-school", limit: 200, limit_unit: "words" },
    {
      prompt: "Describe an obstacle you overcame. (1,000 characters)",
      kind: "adversity",
      limit: 1_000,
      limit_unit: "characters",
    },
    { prompt: "Anything else?", kind: "additional", limit: 200, limit_unit: "words" },
  ]);
});

test.each([
  "Choose a year.\n1999. Why did it matter?",
  "Discuss:\n2. a mistake\n3. a success",
  "1. Why our school?",
  "Tell us about 1. you 2. us",
])("what is not a numbered list from 1 on stays one prompt: %j", (pasted) => {
  expect(readPrompts(pasted)).toHaveLength(1);
});

test("nothing pasted gives no prompt", () => expect(readPrompts("  \n")).toEqual([]));
