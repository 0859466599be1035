import { expect, test } from "vitest";
import type { CourseSubject } from "./courseSubject.ts";
import { transcriptSubject } from "./transcriptSubject.ts";

test.each<[code: string, name: string, chosen: CourseSubject | null, subject: CourseSubject, reason: string]>([
  ["BIO 101", "Principles I", null, "biology", "The code begins with BIO."],
  ["PSYC 320", "Behavioral Neuroscience", null, "biology", 'The title says "Neuroscience".'],
  ["PSYC 320", "Behavioral Neuroscience", "psychology", "psychology", "You chose it. The code begins with PSYC."],
  [
    "PSYC 350",
    "Psychology of Stress",
    "biology",
    "psychology",
    'The title says "Psychology". AACOMAS goes by title and department, so your choice (Biology) does not change it.',
  ],
  [
    "XYZ 9",
    "First-Year Seminar",
    "chemistry",
    "chemistry",
    "You chose it. AACOMAS goes by title and department; these do not name a subject, so Cairn uses your choice.",
  ],
  [
    "",
    "Physics for Poets",
    "humanities",
    "humanities",
    "You chose it. AACOMAS goes by title and department; without a code, Cairn uses your choice.",
  ],
  ["XYZ 9", "First-Year Seminar", null, "other", "Neither the code nor the title names a subject we know."],
])("the transcript of %s files %s (chosen: %s) under %s", (code, name, chosen, subject, reason) => {
  expect(transcriptSubject({ code, name, subject: chosen }, "AACOMAS")).toMatchObject({ subject, reason });
});
