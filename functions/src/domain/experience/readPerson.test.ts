import { expect, test } from "vitest";
import { readPerson } from "./readPerson.ts";

test.each([
  ["Nora Vance, MD", "MD", "Nora", "Vance", "Nora Vance, MD"],
  ["Vance, Nora", "", "Nora", "Vance", "Nora Vance"],
  ["Vance, Nora, RN, BSN", "RN, BSN", "Nora", "Vance", "Nora Vance, RN, BSN"],
  ["Prof. Adler", "Prof.", "", "Adler", "Prof. Adler"],
  ["Dr Ibrahim Sule DO FACP", "Dr", "Ibrahim", "Sule", "Dr Ibrahim Sule, DO, FACP"],
  ["Dr. Ines van der Meer, Ph.D.", "Dr.", "Ines", "van der Meer", "Dr. Ines van der Meer, Ph.D."],
  ["de los Santos, Rafael", "", "Rafael", "de los Santos", "Rafael de los Santos"],
  ["Walter Finch Jr.", "", "Walter", "Finch", "Walter Finch Jr."],
  ["Walter Finch, III", "", "Walter", "Finch", "Walter Finch III"],
  ["Downs, Robert Jr.", "", "Robert", "Downs", "Robert Downs Jr."],
  ["Kim Anh Do", "", "Kim Anh", "Do", "Kim Anh Do"],
  ["Ma, Wei", "", "Wei", "Ma", "Wei Ma"],
  ["Van Nguyen", "", "Van", "Nguyen", "Van Nguyen"],
  ["Associate Professor Lena Holt", "Associate Professor", "Lena", "Holt", "Associate Professor Lena Holt"],
  ["Joy Amari, Volunteer Coordinator", "Volunteer Coordinator", "Joy", "Amari", "Joy Amari"],
  ["Joy Amari (site lead)", "site lead", "Joy", "Amari", "Joy Amari"],
  ["Joy Amari – head coach", "head coach", "Joy", "Amari", "Joy Amari"],
  ["Cher", "", "", "Cher", "Cher"],
])("the person %s has a title, a first and a last name", (text, title, first, last, name) => {
  expect(readPerson(text)).toEqual({ title, first, last, name, phone: "", email: "" });
});

test.each([
  ["Dr. Nora Vance, (555) 010-0188", "Nora", "Vance", "(555) 010-0188", ""],
  ["Nora Vance nvance@clinic.example", "Nora", "Vance", "", "nvance@clinic.example"],
  [
    "Nora Vance <nvance@clinic.example>, 555.010.0188 ext. 4",
    "Nora",
    "Vance",
    "555.010.0188 ext. 4",
    "nvance@clinic.example",
  ],
  ["Vance, Nora; phone: +1 555 010 0188", "Nora", "Vance", "+1 555 010 0188", ""],
  ["nvance@clinic.example", "", "", "", "nvance@clinic.example"],
  ["(555) 010-0188", "", "", "(555) 010-0188", ""],
])("the phone and the email in %s are read apart from the name", (text, first, last, phone, email) => {
  expect(readPerson(text)).toMatchObject({ first, last, phone, email });
});

test.each(["Nora Vance and Joy Amari", "N. Vance / J. Amari", "Smith Jones, Mary"])(
  "the name %s is kept as written, because it can be parted in several ways",
  (text) => expect(readPerson(text)).toMatchObject({ name: text, first: "", last: "" }),
);
