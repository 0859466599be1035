import type { DashboardItem } from "@domain/shared/stage";
import { expect, test } from "vitest";
import { typedSchool } from "../../../content/schools/newSchool.ts";
import { everything } from "./everything.ts";
import type { OwnRecords } from "./ownItems.ts";

/** What a student has on the list: two colleges and two tasks. */
const listed = (id: string, schoolId: string, name: string) => ({
  ...typedSchool(name, "HS", "UG", "2026-11-02"),
  id,
  schoolId,
});
const NOTHING: OwnRecords = {
  experiences: [],
  details: [],
  scores: [],
  schools: [],
  courses: [],
  letters: [],
  interviews: [],
  journals: [],
  essays: [],
  essayTexts: [],
  tasks: [],
  earlierTasks: [],
  threads: [],
  practices: [],
  saved: [],
};
const OWN: OwnRecords = {
  ...NOTHING,
  schools: [
    listed("one", "ug-110662", "University of California-Los Angeles"),
    listed("two", "ug-193900", "New York University"),
  ],
};

/** What students type, and what each of them looks for: one of these is among the first three results. */
const QUERIES: Readonly<Record<DashboardItem, Readonly<Record<string, readonly string[]>>>> = {
  HS: {
    ucla: ["University of California-Los Angeles"],
    nyu: ["New York University"],
    "add task": ["Add a task to my checklist"],
    "add college": ["Add a school"],
    "new task": ["Add a task to my checklist"],
    todo: ["Dashboard", "Add a task to my checklist"],
    timer: ["Start a timer"],
    stopwatch: ["Start a timer"],
    mom: ["Share with a parent"],
    dad: ["Share with a parent"],
    teacher: ["Share with a letter writer", "Add a letter of recommendation"],
    counselor: ["Share with my counselor"],
    stress: ["988 Lifeline", "Active Minds", "The Jed Foundation", "NAMI"],
    "mental health": ["988 Lifeline"],
    anxiety: ["988 Lifeline", "Active Minds", "The Jed Foundation", "NAMI"],
    suicide: ["988 Lifeline"],
    depressed: ["988 Lifeline"],
    burnout: ["988 Lifeline", "Active Minds", "The Jed Foundation", "NAMI"],
    beca: ["BigFuture Scholarship Search", "Coca-Cola Scholars", "Fastweb", "QuestBridge"],
    scholarships: ["BigFuture Scholarship Search"],
    "full ride": ["QuestBridge", "Can I get a Pell Grant?"],
    fafsa: ["FAFSA"],
    "css profile": ["CSS Profile"],
    "pell grant": ["Can I get a Pell Grant?"],
    "sat dates": ["SAT Dates & Registration"],
    "act dates": ["ACT Dates & Registration"],
    "sat practice": ["Bluebook Practice Tests", "SAT Practice Hub", "Official Digital SAT Prep"],
    "extra time": ["How do I get extra time on the SAT, AP exams or ACT?"],
    "504": ["How do I get extra time on the SAT, AP exams or ACT?"],
    "test optional": ["Which colleges require the SAT or ACT?"],
    "bs md": ["What is a BS/MD program, and is it for me?"],
    "cal state": ["How do I apply to California State University?"],
    "common app": ["Common App"],
    "personal statement": ["Write an essay"],
    "college essay": ["Write an essay", "College Essay Guy"],
    shadowing: ["Virtual Shadowing", "Find-a-Dentist", "Find a DO"],
    "community service": ["Volunteering", "Idealist Volunteering", "JustServe", "VolunteerMatch", "My Experiences"],
    "key club": ["Key Club"],
    gpa: ["My Scores", "My Coursework", "Add a test score"],
    transcript: [
      "My Coursework",
      "Add a course",
      "Can I bring in what I already have in a spreadsheet or on a transcript?",
    ],
    "dark mode": ["Change the colors"],
    "change grade": ["Change my stage"],
    "change password": ["Change my password"],
    "forgot password": ["I forgot my password. What now?"],
    "delete account": ["Delete my account"],
    "log out": ["Log out"],
    "sign out": ["Log out"],
    privacy: ["Who can see what I log?", "Download my data", "Delete my account"],
    offline: ["Does Cairn work without a network?"],
    "install app": ["Does Cairn work without a network?"],
    install: ["Does Cairn work without a network?"],
    notifications: ["Set reminders"],
    "google calendar": ["See my dates in my calendar"],
    "import spreadsheet": ["Can I bring in what I already have in a spreadsheet or on a transcript?"],
    excel: ["Can I bring in what I already have in a spreadsheet or on a transcript?"],
  },
  PM: {
    "mcat dates": ["MCAT Registration"],
    "mcat cost": ["MCAT Registration"],
    "mcat retake": ["How often can I take the MCAT?"],
    amcas: ["AMCAS Application"],
    secondaries: ["Write an essay", "See my application season"],
    "secondary essays": ["Write an essay"],
    mmi: ["Practice an interview", "What happens in an MMI?"],
    casper: ["Casper & Duet", "What are Casper and PREview, and do I need them?"],
    ochem: ["The Organic Chemistry Tutor"],
    orgo: ["The Organic Chemistry Tutor"],
    "gap year": ["Do I need a post-bacc or a special master's program (SMP)?"],
    postbac: ["Post-Bacc Programs"],
    loans: ["How much can I borrow for medical or dental school?"],
    "fee waiver": ["AAMC Fee Assistance Program"],
    "letter of rec": ["Add a letter of recommendation"],
    waitlist: ["See my application season", "On the Waitlist"],
    daca: ["I have DACA or am undocumented. Can I apply and get aid?"],
    "clinical hours": ["Log hours", "My Experiences"],
    tmdsas: ["TMDSAS"],
    texas: ["TMDSAS", "When is the TMDSAS deadline, and how does the Match work?"],
  },
  PD: {
    "dat dates": ["ADA DAT Program"],
    "perceptual ability": ["ADA DAT Program", "DAT Booster", "DAT Bootcamp"],
    pat: ["ADA DAT Program", "DAT Booster", "DAT Bootcamp"],
    "dat score": ["My Scores", "Add a test score", "DAT Scoring FAQ"],
    aadsas: ["AADSAS Applicant Help Center"],
    dentpin: ["ADA DAT Program"],
  },
};

const CASES = Object.entries(QUERIES).flatMap(([track, queries]) =>
  // The keys are exactly the tracks.
  Object.entries(queries).map(([query, titles]) => [track as DashboardItem, query, titles] as const),
);

test("the list of queries has 80 or more", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(80);
});

test.each(CASES)("a %s student who types %j finds one of %j among the first three", async (track, query, titles) => {
  const { find } = await everything({ ...OWN, track }, "2026-11-20");

  const first = find(query)
    .flatMap(({ items }) => items)
    .slice(0, 3)
    .map(({ title }) => title);

  expect(
    titles.some((title) => first.includes(title)),
    first.join(" | "),
  ).toBe(true);
});
