import { expect, test } from "vitest";
import { briefForm, commonAppRole, isOfTrack, SERVICES_OF_TRACK, writerForm } from "./letterForm.ts";

const typed = {
  writer: " Mina Sato ",
  kind: "investigator",
  role: "",
  email: "",
  phone: "",
  needed_by: "",
  waiver: "open",
  send_to: "",
  note: "Ask\r\nafter lab\r\n",
};

test("the form of a letter reads no box, one box and several boxes", () => {
  expect(writerForm.parse(typed)).toMatchObject({ writer: "Mina Sato", services: [], school_ids: [], needed_by: null });
  expect(writerForm.parse({ ...typed, services: "AMCAS", school_ids: ["one", "two"] })).toMatchObject({
    services: ["AMCAS"],
    school_ids: ["one", "two"],
    note: "Ask\nafter lab",
  });
});

test("the form of a letter takes a phone as an address book copies it", () => {
  expect(writerForm.parse({ ...typed, phone: "\u202d(555) 010\u20110142\u202c" }).phone).toBe("(555) 010-0142");
});

test("the form of a letter reports each wrong field by its name", () => {
  const wrong = writerForm.safeParse({ ...typed, writer: "", email: "sato", needed_by: "2027-02-30" });
  expect(wrong.error?.issues.map(({ path }) => path[0]).sort()).toEqual(["email", "needed_by", "writer"]);
});

test("an unticked experience is left out of the page for the writer", () => {
  const form = briefForm(["lab", "poster"]);

  expect(form.parse({ brief: "Thank you.\n", shown: "lab" })).toEqual({
    brief: "Thank you.",
    left_out: ["poster"],
    journal_ids: [],
    with_notes: false,
  });
  expect(form.parse({ shown: ["lab", "poster"], journal_ids: "fish", with_notes: "yes" })).toEqual({
    brief: "",
    left_out: [],
    journal_ids: ["fish"],
    with_notes: true,
  });
});

test("the Common App knows counselors, teachers, advisors and others", () => {
  expect(
    ["counselor", "teacher", "science", "advisor", "supervisor"].map((kind) => commonAppRole(kind as never)),
  ).toEqual(["counselor", "teacher", "teacher", "advisor", "other"]);
});

test("letters for college and for professional school are listed apart", () => {
  expect(isOfTrack({ track: "PM" }, "PD")).toBe(true);
  expect(isOfTrack({ track: "HS" }, "PM")).toBe(false);
  expect(SERVICES_OF_TRACK.HS).toEqual(["Common App"]);
});
