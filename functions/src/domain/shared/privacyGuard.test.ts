import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DetailKind, findDetails, generalize } from "./privacyGuard.ts";

const found = (text: string) => findDetails(text).map((detail) => [detail.kind, detail.found]);

describe("a text that could identify a patient", () => {
  test.each<readonly [string, DetailKind, string]>([
    ["Mr. Alvarez counted to ten with me.", "name", "Mr. Alvarez"],
    ["I walked with Mrs Ruth O'Neill to the elevator.", "name", "Mrs Ruth O'Neill"],
    ["Ms. Garcia-Lopez asked for water.", "name", "Ms. Garcia-Lopez"],
    ["Dr. Chen's patient Rosa was afraid.", "name", "Rosa"],
    ["My patient, John Smith, laughed.", "name", "John Smith"],
    ["A patient named Élodie taught me a word.", "name", "Élodie"],
    ["I met a man named Carlos on the ward.", "name", "Carlos"],
    ["She was a woman called Mary Ann who sang.", "name", "Mary Ann"],
    ["She was born on March 14, 1962 in Ohio.", "date", "March 14, 1962"],
    ["DOB: 3/14/1962", "date", "3/14/1962"],
    ["Her birthday is 14 March.", "date", "14 March"],
    ["date of birth 1962-03-14", "date", "1962-03-14"],
    ["He was admitted on November 3 with chest pain.", "date", "November 3"],
    ["She passed away on 11/3/26.", "date", "11/3/26"],
    ["A 94-year-old man sang to us.", "age", "94-year-old"],
    ["She is 101 years old.", "age", "101 years old"],
    ["He was aged 92 and quick.", "age", "92"],
    ["He had just turned 90.", "age", "90"],
    ["MRN 00482913 was on the door.", "record", "00482913"],
    ["medical record number: A-12345", "record", "A-12345"],
    ["The chart # 5521-88 lay open.", "record", "5521-88"],
    ["patient ID 77120", "record", "77120"],
    ["His number is 078-05-1120.", "record", "078-05-1120"],
    ["Her son's number is (312) 555-0147.", "phone", "(312) 555-0147"],
    ["312.555.0147", "phone", "312.555.0147"],
    ["+1 312 555 0147", "phone", "+1 312 555 0147"],
    ["I was to call her at 555-0147.", "phone", "555-0147"],
    ["Write to rosa.diaz@mail.example.com.", "email", "rosa.diaz@mail.example.com"],
    ["The patient in room 412B was asleep.", "room", "room 412B"],
    ["The nurse sent me to Bed 7.", "room", "Bed 7"],
    ["He lives at 1420 North Maple Avenue.", "address", "1420 North Maple Avenue"],
    ["12 W. 3rd St.", "address", "12 W. 3rd St"],
    ["They moved to Evanston, IL 60201.", "address", "Evanston, IL 60201"],
    ["The patient came to the clinic on 11/03/2026.", "date", "11/03/2026"],
    ["I met her on the ward on November 3, 2026.", "date", "November 3, 2026"],
    ["On 11/03/2026 he left the hospital.", "date", "11/03/2026"],
    ["I talked to her son Mark.", "name", "son Mark"],
    ["His daughter, Ana Lopez, came every day.", "name", "daughter, Ana Lopez"],
    ["I held the patient's wife Rosa by the hand.", "name", "wife Rosa"],
    ["Mentally she is 93 but strong.", "age", "93"],
    ["He's 91.", "age", "91"],
    ["The patient was 104 and sang.", "age", "104"],
    ["A 93 y/o woman sang.", "age", "93 y/o"],
    ["The patient's name was Rosa.", "name", "Rosa"],
  ])("the detail of a patient is found in: %s", (text, kind, detail) => {
    expect(found(text)).toEqual([[kind, detail]]);
  });
});

describe("a text that identifies no patient", () => {
  test.each([
    "",
    "The man counted to ten while we waited for the elevator.",
    "I asked Dr. Patel how she tells bad news.",
    "Dr. Patel's patient was afraid of needles.",
    "My teacher Mr. Cole wrote the letter.",
    "Ms. Rivera, my biology teacher, helped me.",
    "Coach Mr. Daniels drove us.",
    "The Patient Care Technician showed me the pump.",
    "I read about Patient Safety and Patient Rights.",
    "The patient. She smiled.",
    "One patient Spanish speakers helped was tired.",
    "Every patient I met was different.",
    "I was born in Ohio and grew up there.",
    "We met on November 3 to plan the drive.",
    "On 11/20/2026 I worked four hours.",
    "The 90-minute class ran long.",
    "It took 95 percent of the day.",
    "That was 92 years ago.",
    "The 100-year-old hospital is still in use.",
    "A 120-year-old oak stands in front.",
    "A 17-year-old girl came in.",
    "An 89-year-old woman came in.",
    "She is aged 64.",
    "I logged 2,000 hours and 1,325 characters.",
    "My MCAT was 515 (129/128/129/129).",
    "The study had 4821 participants.",
    "I record 20 hours each month.",
    "Chart 3 shows the growth.",
    "Chemistry is in Room 204 this year.",
    "I made my bed 2 minutes before leaving.",
    "Unit 4 is about cells.",
    "We ran 2 Blood Drive events and 3 Food Drive weekends.",
    "3 Red Cross volunteers came.",
    "Call me at noon on 2026-11-20.",
    "It cost 312 555 in all.",
    "ISBN 978-0-13-468599-1",
    "The ratio was 3.5 to 1 at 20-30 degrees.",
    "See page 412, line 12.",
    "On 11/03/2026 I shadowed Dr. Patel in the clinic for four hours.",
    "Dr. Patel said on 11/03/2026 that she would write my letter from the hospital.",
    "On 11/03/2026 I greeted patients at the front desk of the hospital.",
    "He scored twice on 11/03/2026.",
    "My supervisor at the hospital met me on November 3, 2026 and she signed my hours.",
    "Ms. Rivera, my biology teacher, and her husband Tom ran the camp.",
    "My grandmother taught her son Mark to bake.",
    "My mother and her sister Ana raised me.",
    "Queen Victoria and her husband Albert liked the play.",
    "Her son laughed, and Mark the nurse laughed, too.",
    "She is 93 percent sure.",
    "It is 93 in the shade.",
    "She was 95 pounds lighter.",
    "He is 90 minutes away.",
    "She is 93rd in her class.",
    "My name is Maya, and the club's name is Robotics.",
  ])("nothing that identifies a patient is found in: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

test("every detail of an entry is found once, in the order of the text", () => {
  const text = "Mrs. Diaz in room 12, a 93-year-old patient, gave me her number, 312-555-0147.";

  expect(found(text)).toEqual([
    ["name", "Mrs. Diaz"],
    ["room", "room 12"],
    ["age", "93-year-old"],
    ["phone", "312-555-0147"],
  ]);
});

test("a suggestion replaces the detail and keeps the sentence correct", () => {
  const apply = (text: string) => {
    const [detail] = findDetails(text);
    return detail ? generalize(text, detail) : text;
  };

  expect(apply("Mr. Alvarez counted to ten.")).toBe("The patient counted to ten.");
  expect(apply("Then I met Mr. Alvarez.")).toBe("Then I met the patient.");
  expect(apply("It was late. Mrs. Diaz slept.")).toBe("It was late. The patient slept.");
  expect(apply("A 94-year-old man sang.")).toBe("An over-89-year-old man sang.");
});

test("nothing is found once every suggestion is applied", () => {
  const details = ["Mr. Alvarez ", "a 94-year-old man ", "room 12 of the ward ", "312-555-0147 ", "MRN 4829131 "];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...details, "counted to ten. ", "\n")), (parts) => {
      let text = parts.join("");
      for (let left = parts.length; left > 0; left -= 1) {
        const [detail] = findDetails(text);
        if (detail) text = generalize(text, detail);
      }
      expect(findDetails(text)).toEqual([]);
    }),
  );
});

test("a long entry is read quickly, whatever it contains", () => {
  const nasty = `${"A".repeat(20_000)} ${"12-".repeat(7_000)} ${"mr. Mr ".repeat(2_000)}`.slice(0, 60_000);

  expect(findDetails(nasty)).toEqual([]);
});
