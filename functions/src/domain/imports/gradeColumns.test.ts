import { expect, test } from "vitest";
import { withGradesTogether } from "./gradeColumns.ts";

const together = (...lines: readonly string[]) =>
  withGradesTogether(lines.map((line) => line.split("|"))).map((cells) => cells.join("|"));

test.each([
  [
    ["Activity|9|10|11|12|Hours", "Band|x|X|x||5", "Debate||✓|✓|✓|3"],
    ["Activity|Grades|Hours", "Band|9, 10, 11|5", "Debate|10, 11, 12|3"],
  ],
  [
    ["My activities", "Activity|Grade 9|Grade 10", "Band|yes|no", "Club|no|no"],
    ["My activities", "Activity|Grades", "Band|9", "Club|"],
  ],
  [
    ["9th|10th|11th grade|Activity", "1|0|1|Band"],
    ["Grades|Activity", "9, 11|Band"],
  ],
])("the marks below the grades in %j are one column", (lines, rows) => expect(together(...lines)).toEqual(rows));

test.each([
  [["Activity|9|10", "Band|captain|x"]],
  [["Activity|Grade 9 hours|Grade 10 hours", "Band|5|6"]],
  [["Activity|Grades|Hours", "Band|9-11|5"]],
  [["Activity|9|10", "Band|40|30"]],
  [["Activity|Hours|Weeks", "Band|10|12"]],
  [["Band|10|12"]],
])("%j stays as it is", (lines) => expect(together(...lines)).toEqual(lines));
