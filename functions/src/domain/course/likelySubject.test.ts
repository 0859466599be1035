import { expect, test } from "vitest";
import { likelySubject } from "./likelySubject.ts";

test.each([
  ["BIO 101", "Principles I", "biology"],
  ["BIO SCI 93", "From DNA to Organisms", "biology"],
  ["BIOL-201L", "Laboratory", "biology"],
  ["", "Anatomy and Physiology", "biology"],
  ["PSYC 320", "Behavioral Neuroscience", "biology"],
  ["CHEM 241", "Structure and Reactivity", "chemistry"],
  ["", "Organic Chem I", "chemistry"],
  ["CHEM 440", "Biochemistry I", "biochemistry"],
  ["BIOC 385", "Metabolism", "biochemistry"],
  ["PHYS1301", "Waves", "physics"],
  ["", "AP Physics C: Mechanics", "physics"],
  ["PHED 1000", "Wellness", "other"],
  ["MATH 2B", "Calculus", "math"],
  ["", "Honors Algebra II", "math"],
  ["PSYC 210", "Statistics for Psychology", "statistics"],
  ["PUBH 300", "Biostatistics", "statistics"],
  ["NUTR 100", "Human Nutrition", "health"],
  ["ENGR 201", "Circuits", "engineering"],
  ["ENG 120", "Introduction to Engineering", "engineering"],
  ["ENG 110", "College Writing", "english"],
  ["ENG 231", "American Poetry", "english"],
  ["COMP 101", "English Composition", "english"],
  ["", "AP Computer Science A", "computing"],
  ["PSYC 101", "Introduction", "psychology"],
  ["SOC 1", "Society", "social"],
  ["", "AP US History", "social"],
  ["POLS 101", "Political Science", "social"],
  ["ENGL 101", "Composition", "english"],
  ["BIO 390", "Bioethics", "humanities"],
  ["PHIL 300", "Philosophy of Biology", "humanities"],
  ["", "Spanish III", "language"],
  ["MUS 1", "Choir", "arts"],
  ["XYZ 9", "First-Year Seminar", "other"],
  ["GEN 100", "First-Year Seminar", "other"],
  ["GEN 310", "Human Genetics", "biology"],
  ["KIN 216", "Human Anatomy", "biology"],
  ["HSC 201", "A&P I", "biology"],
  ["HLTH 230", "Microbiology", "biology"],
  ["NUR 210", "Chemistry for the Health Sciences", "chemistry"],
  ["KIN 320", "Physics of Human Movement", "physics"],
  ["BUS 110", "Business Calculus", "math"],
  ["BIOL 180", "Human Nutrition", "health"],
  ["PSYC 340", "Biological Psychology", "psychology"],
  ["ANTH 101", "Biological Anthropology", "social"],
  ["ECON 330", "Mathematical Economics", "social"],
  ["ENVS 250", "Environmental Chemistry", "chemistry"],
  ["", "Chemical Engineering", "engineering"],
  ["FREN 310", "French Literature", "language"],
  // Everyday words do not win over the department.
  ["BIOL 150", "Human Health and Disease", "biology"],
  ["PHYS 115", "Light, Color and Music", "physics"],
  ["KIN 205", "Body Mechanics", "health"],
  ["MUS 240", "The Evolution of Jazz", "arts"],
  ["SW 300", "Chemical Dependency", "social"],
])("the likely subject of %s %s is %s", (code, name, subject) => {
  expect(likelySubject({ code, name, subject: null }).subject).toBe(subject);
});

test("the likely subject has its reason, and the student's choice comes first", () => {
  expect(likelySubject({ code: "CHM 1", name: "Matter", subject: null }).reason).toBe("The code begins with CHM.");
  expect(likelySubject({ code: "CHM 1", name: "Biochemistry", subject: null }).reason).toBe(
    'The title says "Biochemistry".',
  );
  expect(likelySubject({ code: "KIN 216", name: "Human Anatomy", subject: null }).reason).toBe(
    'The title says "Anatomy". The code KIN would say Health science.',
  );
  expect(likelySubject({ code: "CHM 1", name: "Matter", subject: "physics" })).toEqual({
    subject: "physics",
    reason: "You chose it.",
  });
});
