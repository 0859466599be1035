import { expect, test } from "vitest";
import {
  type CalendarRecords,
  type CalendarTasks,
  inOrder,
  itemsToCome,
  openItems,
  recordItems,
  taskItems,
} from "./calendarItems.ts";

const task = {
  id: "visit",
  checklist_item_name: "Visit two colleges",
  status: "Pending",
  origin: "template",
  due_date: "2026-12-12",
} as const;

function calendarItems({ current, previous, ...records }: CalendarTasks & CalendarRecords) {
  return inOrder([...taskItems({ current, previous }), ...recordItems(records)]);
}

test("tasks with a due date are sorted by day, open ones first", () => {
  const items = calendarItems({
    current: {
      stageId: "hs-11",
      rows: [
        { ...task, id: "done", status: "Completed" },
        task,
        { ...task, id: "letter", origin: "own", due_date: "2026-11-24" },
        { ...task, id: "some-day", due_date: null },
      ],
    },
    previous: { stageId: "hs-10", rows: [{ ...task, id: "club", origin: "own", due_date: "2026-05-01" }] },
  });

  expect(items.map(({ id, day, kind, isDone }) => [id, day, kind, isDone])).toEqual([
    ["hs-10-club", "2026-05-01", "last-year", false],
    ["hs-11-letter", "2026-11-24", "own", false],
    ["hs-11-visit", "2026-12-12", "step", false],
    ["hs-11-done", "2026-12-12", "step", true],
  ]);
});

test("a day that does not exist is left out", () => {
  const current = { stageId: "hs-11", rows: [{ ...task, due_date: "2027-02-29" }] };

  expect(calendarItems({ current, previous: null })).toEqual([]);
});

test("a task set aside or due before joining is shown only once it is done", () => {
  const rows = [
    { ...task, id: "aside", set_aside_on: "2026-11-20" },
    { ...task, id: "earlier", isEarlier: true },
    { ...task, id: "did", isEarlier: true, status: "Completed" as const },
  ];

  expect(calendarItems({ current: { stageId: "hs-11", rows }, previous: null }).map(({ id }) => id)).toEqual([
    "hs-11-did",
  ]);
});

test("a carried-over task is shown only on its new list", () => {
  const left = { ...task, id: "club", moved_to: "hs-11/club" };
  const items = calendarItems({
    current: { stageId: "hs-11", rows: [{ ...task, id: "club", origin: "own" }] },
    previous: { stageId: "hs-10", rows: [left] },
  });

  expect(items.map(({ id }) => id)).toEqual(["hs-11-club"]);
});

test("upcoming items are open and not past", () => {
  const rows = [
    { ...task, id: "past", due_date: "2026-11-19" },
    { ...task, id: "today", due_date: "2026-11-20" },
    { ...task, id: "done", due_date: "2026-11-21", status: "Completed" as const },
    { ...task, id: "later", due_date: "2027-01-02" },
  ];
  const items = calendarItems({ current: { stageId: "hs-11", rows }, previous: null });

  expect(itemsToCome(items, "2026-11-20").map(({ id }) => id)).toEqual(["hs-11-today", "hs-11-later"]);
});

test("logged shifts are not upcoming items, even today's and planned ones", () => {
  const pantry = {
    id: "pantry",
    experienceName: "Food pantry",
    shifts: { a: { day: "2026-11-20", hours: 3 }, b: { day: "2026-11-21", hours: 2 } },
  };
  const rows = [{ ...task, due_date: "2026-12-01" }];
  const items = calendarItems({ current: { stageId: "hs-11", rows }, previous: null, experiences: [pantry] });

  expect(items).toHaveLength(3);
  expect(itemsToCome(items, "2026-11-20").map(({ id }) => id)).toEqual(["hs-11-visit"]);
});

test("a school's deadlines are shown on their days under its name", () => {
  const schools = [
    {
      id: "rice",
      name: "Rice University",
      deadlines: [
        { id: "ed", label: "Early decision", day: "2026-11-01", done: true },
        { id: "css", label: "CSS Profile", day: "2026-11-15", done: false },
        { id: "odd", label: "Never", day: "2026-02-30", done: false },
      ],
    },
  ];

  expect(calendarItems({ current: { stageId: "hs-12", rows: [] }, previous: null, schools })).toEqual([
    {
      id: "school-rice-ed",
      day: "2026-11-01",
      kind: "deadline",
      title: "Rice University: Early decision",
      isDone: true,
    },
    {
      id: "school-rice-css",
      day: "2026-11-15",
      kind: "deadline",
      title: "Rice University: CSS Profile",
      isDone: false,
    },
  ]);
});

test("a planned test is shown on its days, a taken one is not", () => {
  const planned = { id: "next", test: "SAT", kind: "planned", date: "2027-03-13" } as const;
  const scores = [
    { ...planned, register_by: "2027-02-26", scores_on: "2027-03-26" },
    { ...planned, id: "bare", date: "2027-05-01" },
    { ...planned, id: "taken", kind: "official" as const },
  ];

  const items = calendarItems({ current: { stageId: "hs-11", rows: [] }, previous: null, scores });
  expect(items.map(({ id, day, kind, title }) => [id, day, kind, title])).toEqual([
    ["test-next-register", "2027-02-26", "test", "Last day to sign up for the SAT"],
    ["test-next-test", "2027-03-13", "test", "SAT test day"],
    ["test-next-scores", "2027-03-26", "test", "SAT scores expected"],
    ["test-bare-test", "2027-05-01", "test", "SAT test day"],
  ]);
});

test("a letter is shown on the day it is needed by, and a week after it arrives for the thanks", () => {
  const sato = { id: "sato", writer: "Mina Sato", needed_by: "2027-05-20", declined_on: null } as const;
  const letters = [
    { ...sato, received_on: null, thanked_on: null },
    { ...sato, id: "there", needed_by: null, received_on: "2026-11-20", thanked_on: null },
    { ...sato, id: "done", received_on: "2026-11-20", thanked_on: "2026-11-22" },
    { ...sato, id: "no", received_on: null, thanked_on: null, declined_on: "2026-11-01" },
    { ...sato, id: "odd", needed_by: "2027-02-30", received_on: null, thanked_on: null },
  ];

  const items = calendarItems({ current: { stageId: "pm-jr", rows: [] }, previous: null, letters });
  expect(items.map(({ id, day, kind, title, isDone }) => [id, day, kind, title, isDone])).toEqual([
    ["letter-there-thanks", "2026-11-27", "letter", "Thank Mina Sato for the letter", false],
    ["letter-done-thanks", "2026-11-27", "letter", "Thank Mina Sato for the letter", true],
    ["letter-sato-needed", "2027-05-20", "letter", "Letter from Mina Sato is needed", false],
    ["letter-done-needed", "2027-05-20", "letter", "Letter from Mina Sato is needed", true],
  ]);
  expect(itemsToCome(items, "2026-11-22").map(({ id }) => id)).toEqual(["letter-there-thanks", "letter-sato-needed"]);
});

test("a shift is shown on its day and is not open once the day is over", () => {
  const pantry = {
    id: "pantry",
    experienceName: "Food pantry",
    shifts: {
      a: { day: "2026-11-19", hours: 3 },
      b: { day: "2026-11-20", hours: 2.5 },
      c: { day: "2026-02-30", hours: 1 },
    },
  };
  const items = calendarItems({ current: { stageId: "hs-11", rows: [] }, previous: null, experiences: [pantry] });

  expect(items).toEqual([
    { id: "shift-pantry-a", day: "2026-11-19", kind: "shift", title: "Food pantry, 3 h", isDone: false },
    { id: "shift-pantry-b", day: "2026-11-20", kind: "shift", title: "Food pantry, 2.5 h", isDone: false },
  ]);
  expect(openItems(items, "2026-11-20").map(({ id }) => id)).toEqual(["shift-pantry-b"]);
});

test("an essay's due day names its school or service", () => {
  const essay = { id: "one", title: "Why us", service: null, school_id: "emory", due_on: "2026-12-01", isDone: false };
  const items = recordItems({
    schools: [{ id: "emory", name: "Emory", deadlines: [] }],
    essays: [
      essay,
      { ...essay, id: "two", title: " ", school_id: null, service: "amcas", isDone: true },
      { ...essay, id: "three", school_id: "gone" },
    ],
  });

  expect(items).toEqual([
    { id: "essay-one", day: "2026-12-01", kind: "essay", title: "Emory: Why us", isDone: false },
    { id: "essay-two", day: "2026-12-01", kind: "essay", title: "AMCAS: Essay", isDone: true },
    { id: "essay-three", day: "2026-12-01", kind: "essay", title: "Why us", isDone: false },
  ]);
});
