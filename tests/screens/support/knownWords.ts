import { SAMPLE_STUDENTS } from "../../../functions/src/domain/account/sampleStudents.ts";
import { APPLICATION_FORMS } from "../../../functions/src/domain/application/application.ts";
import { MEDICAL_TEST_FEES, SERVICE_FEES } from "../../../functions/src/domain/application/applicationFees.ts";
import { ESSAY_LIMITS } from "../../../functions/src/domain/application/essayLimits.ts";
import { CATEGORY_RULES, FORM_CATEGORIES } from "../../../functions/src/domain/application/formCategories.ts";
import { COUNTING_RULE } from "../../../functions/src/domain/application/formCharacters.ts";
import { FORM_LIMITS } from "../../../functions/src/domain/application/formLimits.ts";
import { SECONDARY_RULE } from "../../../functions/src/domain/application/secondaryRule.ts";
import { PLAN_RULE, SYSTEM_RULES } from "../../../functions/src/domain/application/usualDeadline.ts";
import { GRADES } from "../../../functions/src/domain/course/grade.ts";
import { PREREQUISITE_RULES } from "../../../functions/src/domain/course/prerequisites.ts";
import { fieldIdsOf, labelOf } from "../../../functions/src/domain/experience/applicationEntry.ts";
import { TMDSAS_HOURS_RULE } from "../../../functions/src/domain/experience/tmdsasHours.ts";
import * as FIT_RULES from "../../../functions/src/domain/fit/fitRules.ts";
import { highSchoolRulebooks } from "../../../functions/src/domain/gpa/schoolRulebooks.ts";
import { SERVICE_RULEBOOKS } from "../../../functions/src/domain/gpa/serviceRulebooks.ts";
import { LETTER_SERVICES } from "../../../functions/src/domain/letter/letter.ts";
import { LETTER_LIMITS } from "../../../functions/src/domain/letter/letterLimits.ts";
import { NO_LETTERS_RULES } from "../../../functions/src/domain/letter/noLetters.ts";
import { USUAL_LETTER_RULES } from "../../../functions/src/domain/letter/usualLetters.ts";
import { US_STATE_CODES } from "../../../functions/src/domain/school/usState.ts";
import { DAT_CONCORDANCE_RULE } from "../../../functions/src/domain/score/datConcordanceRule.ts";
import * as SCORE_RULES from "../../../functions/src/domain/score/scoreRules.ts";
import { SCORE_SCALES_OF_TESTS } from "../../../functions/src/domain/score/scoreTests.ts";
import * as SEASON_RULES from "../../../functions/src/domain/season/seasonRules.ts";
import { BACK_STEPS } from "../../../functions/src/domain/timeline/backPlan.ts";
import { FAQS } from "../../../web/src/content/faqs.ts";
import { INTERVIEW_QUESTIONS } from "../../../web/src/content/interviewQuestions.ts";
import { JOURNAL_PROMPTS } from "../../../web/src/content/journalPrompts.ts";
import resourceFile from "../../../web/src/content/resources.json" with { type: "json" };
import policyFile from "../../../web/src/content/schools/testPolicies.json" with { type: "json" };
import { TIMELINE } from "../../../web/src/content/timeline.ts";
import { SERVICE_FACTS } from "../../../web/src/features/application/serviceFacts.ts";
import { adminAuth, adminDb } from "../../support/suite.ts";

/** Fields of stored documents that contain a student's own words, or those of shipped content. */
const OWN_WORDS =
  /name|Name|text|place|people|prompt|writer|role|brief|send_to|phone|reason|note|title|label|[Dd]escription|email|code|tags|city|year|source|category|^(common_app|uc|amcas|aacomas|tmdsas|aadsas|recognition|achievement|honor)$/;

function* stringsIn(value: unknown, wanted: (field: string) => boolean, field = ""): Generator<string> {
  if (typeof value === "string") {
    if (wanted(field) && value.trim() !== "") yield value.replace(/\s+/g, " ").trim();
  } else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item, wanted, field);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, wanted, key);
}

/** Typed to delete an account. The same word in every language. */
const DELETION_WORD = "DELETE";

/** Everything the app ships as content: schools, resources, answers, steps, and rules with their sources. */
export function contentWords(): Set<string> {
  return new Set([...routeContent(), ...studyContent(), ...formContent(), ...sampleStudents(), DELETION_WORD]);
}

/** Content of the timeline, the resources and support. */
function* routeContent(): Generator<string> {
  const steps = Object.values(BACK_STEPS).flatMap(({ steps: before, after }) => [...before, ...after]);
  yield* stringsIn([TIMELINE, resourceFile, FAQS, steps.map(({ rule }) => rule)], () => true);
}

function sampleStudents(): string[] {
  return Object.values(SAMPLE_STUDENTS).map(({ name }) => name);
}

const RULE_WORDS = /^(?:title|text|source|compareWith)$/;

/** Content of scores, schools, courses and journals: rules, official names of tests and forms, and prompts. */
function* studyContent(): Generator<string> {
  const rulebooks = Object.values(SERVICE_RULEBOOKS);
  const classes = rulebooks.flatMap(({ averages }) => averages.flatMap(({ classes: own }) => own ?? []));
  const labels = rulebooks.flatMap(({ averages }) => averages.slice(1).map(({ label }) => label));
  const sections = SCORE_SCALES_OF_TESTS.flatMap((scale) => scale.sections.flatMap(({ id, label }) => [id, label]));
  // A single letter, such as a grade, would hide every word that contains it.
  yield* [...classes, ...labels, ...sections, ...GRADES].filter((word) => word.length > 1);
  yield* [...rulebooks.map(({ name }) => name), ...US_STATE_CODES, ...LETTER_SERVICES];
  const high = highSchoolRulebooks({ scale: "tenths", replacesRepeats: false });
  const rules = [...rulebooks, ...high].map((rulebook) => rulebook.rules);
  const ofSchools = [
    FIT_RULES,
    DAT_CONCORDANCE_RULE,
    PREREQUISITE_RULES,
    SECONDARY_RULE,
    PLAN_RULE,
    SYSTEM_RULES,
    SERVICE_FEES,
    SERVICE_FACTS,
    TMDSAS_HOURS_RULE,
    MEDICAL_TEST_FEES,
    LETTER_LIMITS,
    USUAL_LETTER_RULES,
    NO_LETTERS_RULES,
    SEASON_RULES,
  ];
  yield* stringsIn([...rules, SCORE_RULES, ...ofSchools, ESSAY_LIMITS], (field) => RULE_WORDS.test(field));
  yield* stringsIn(policyFile, (field) => field === "note" || field === "source");
  yield* stringsIn([JOURNAL_PROMPTS, INTERVIEW_QUESTIONS], () => true);
  // Offered for interviews.
  yield* Intl.supportedValuesOf("timeZone").map((zone) => zone.replaceAll("_", " "));
}

/** The names in application forms, and the rules on their limits. */
function formContent(): Generator<string> {
  const said = [FORM_LIMITS, CATEGORY_RULES, COUNTING_RULE];
  return stringsIn(said, (field) => field === "name" || RULE_WORDS.test(field));
}

/** The applications' names for their types and fields. Many are also words of the interface. */
export function formWords(): Set<string> {
  return new Set(
    APPLICATION_FORMS.flatMap((form) => [...FORM_CATEGORIES[form], ...fieldIdsOf(form).map((id) => labelOf(form, id))]),
  );
}

/** The words in a demo student's documents. */
export async function wordsOf(demo: string): Promise<Set<string>> {
  const { uid } = await adminAuth.getUserByEmail(`${demo}@cairn.test`);
  const words = new Set<string>();
  const user = adminDb.doc(`users/${uid}`);
  const lists = [...(await user.listCollections()), adminDb.collection("stageCategories")];
  const own = (await Promise.all(lists.map(async (list) => (await list.get()).docs))).flat();
  for (const document of [await user.get(), ...own]) {
    for (const word of stringsIn(document.data(), (field) => OWN_WORDS.test(field))) words.add(word);
    // The dashboard greets the student by first name.
    for (const name of stringsIn(document.data(), (field) => field === "display_name"))
      words.add(name.split(" ")[0] ?? "");
    // The subject of a course is guessed from the department in its code.
    for (const code of stringsIn(document.data(), (field) => field === "code")) words.add(code.replace(/[^A-Z]/g, ""));
  }
  return words;
}
