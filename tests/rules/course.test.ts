import { CREDIT_LIMIT, course, courseList, FIRST_YEAR, LAST_YEAR } from "@domain/course/course.ts";
import { COURSE_LIMIT } from "@domain/course/courseOrder.ts";
import { coursesPath } from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { LARGEST_COURSE } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = coursesPath("ann");
const rules = useRules("course");

describeRecord({
  what: "a course",
  site: rowSite(rules, path, biology),
  schema: course,
  plain: { ...biology },
  needed: ["term", "year", "name", "credits"],
  largest: [{ ...LARGEST_COURSE }, { ...LARGEST_COURSE, credits: 2.5, grade: null, subject: null }],
  texts: [
    { fields: ["term", "level", "credit_unit", "status"], longest: 80 },
    { fields: ["code"], longest: 40 },
    { fields: ["name"], longest: 200 },
  ],
  plains: [{ fields: ["grade", "subject"], longest: 50 }],
  numbers: { year: [FIRST_YEAR, LAST_YEAR], credits: [0, CREDIT_LIMIT] },
  booleans: ["has_lab"],
});

describeRows({ rules, path, schema: courseList, row: { ...biology }, edit: ["grade", "B"], limit: COURSE_LIMIT });
