import { NO_FIGURES } from "@domain/school/schoolFigures";
import { expect, test } from "vitest";
import { schoolForm } from "./schoolForm.ts";

const TYPED = { name: "Lakeview College", kind: "UG", city: "Erie", state: "PA", year: "", source: "" };
const read = (change: object) => schoolForm.safeParse({ ...TYPED, ...change });
const messages = (change: object) =>
  read(change).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("a form with only a name becomes a school without figures", () => {
  expect(read({ state: "", city: "" }).data).toEqual({
    name: "Lakeview College",
    kind: "UG",
    city: "",
    state: null,
    control: null,
    figures: NO_FIGURES,
  });
});

test("figures are parsed as numbers, also with a comma", () => {
  const typed = {
    admit_rate: "57,5",
    sat_low: "1,200",
    sat_high: " 1400 ",
    is_test_blind: "on",
    gpa: "3.6",
    year: "2025",
  };

  expect(read(typed).data?.figures).toEqual({
    ...NO_FIGURES,
    admit_rate: 57.5,
    sat: { low: 1200, high: 1400 },
    is_test_blind: true,
    gpa: 3.6,
    year: "2025",
  });
  expect(read({ kind: "DDS", dat_scale: "1-30", dat_aa: "20.5" }).data?.figures.dat).toEqual({
    scale: "1-30",
    aa: 20.5,
  });
});

test.each([
  [{ name: " " }, "name", "Enter the school's name."],
  [{ admit_rate: "few" }, "admit_rate", "Enter a number from 0 to 100."],
  [{ admit_rate: "101" }, "admit_rate", "Enter a number from 0 to 100."],
  [{ sat_low: "1400" }, "sat_high", "Enter a number from 400 to 1600."],
  [{ sat_low: "1400", sat_high: "1300" }, "sat_low", "Enter the lower score first."],
  [{ act_low: "0", act_high: "30" }, "act_low", "Enter a number from 1 to 36."],
  [{ mcat: "600" }, "mcat", "Enter a number from 472 to 528."],
  [{ dat_aa: "22" }, "dat_aa", "Enter a number from 200 to 600."],
  [{ gpa: "6" }, "gpa", "Enter a number from 0 to 5."],
  [{ in_state_share: "-1" }, "in_state_share", "Enter a number from 0 to 100."],
])("the mistake in %o is reported at its field", (change, field, message) => {
  expect(messages(change)).toContainEqual([field, message]);
});
