import { expect, test } from "vitest";
import { type Essay, newEssay } from "./essay.ts";
import { essayDays } from "./essayDays.ts";
import {
  entryChanges,
  essayEntry,
  essayEntryOf,
  essayIndex,
  essayIndexOf,
  lengthOf,
  outdatedWeeks,
  readEssayIndex,
  wordsAdded,
  writtenByWeek,
} from "./essayIndex.ts";

const whole: Essay = {
  ...newEssay(1_795_219_200_000),
  title: "Why Emory",
  school_id: "emory",
  text: "First line.\nSecond line.",
  limit: 250,
  due_on: "2026-12-01",
};

test("an entry has the essay's fields and its lengths", () => {
  const entry = essayEntryOf(whole);

  expect(essayEntry.parse(entry)).toEqual(entry);
  expect(entry).toMatchObject({ title: "Why Emory", words: 4, characters: 25 });
  expect(lengthOf(entry)).toBe(4);
  expect(lengthOf({ ...entry, limit_unit: "characters" })).toBe(25);
});

test("the changes of an essay change the same fields of its entry", () => {
  const changes: Partial<Essay> = { text: "One two three", status: "drafting", prompt: "Why us?" };

  expect(entryChanges(changes)).toEqual({ words: 3, characters: 13, status: "drafting" });
  expect({ ...essayEntryOf(whole), ...entryChanges(changes) }).toEqual(essayEntryOf({ ...whole, ...changes }));
});

test("an index is read entry by entry", () => {
  const stored = { ...essayIndexOf({ one: whole }), weeks: { "2026-11-22": 40, soon: 3, "2026-11-15": -1 } };
  const read = readEssayIndex({ ...stored, items: { ...stored.items, two: { words: "many" }, three: 7 } });

  expect(essayIndex.safeParse(essayIndexOf({ one: whole })).success).toBe(true);
  expect(read.items.one).toEqual(essayEntryOf(whole));
  expect(read.items.two).toMatchObject({ title: "", words: 0, kind: "other" });
  expect(read.unreadable).toEqual({ three: 7 });
  expect(read.weeks).toEqual({ "2026-11-22": 40 });
  expect(readEssayIndex(undefined)).toMatchObject({ items: {}, weeks: {} });
});

test("words written are counted by week", () => {
  const weeks = { "2026-11-22": 120, "2026-11-08": 30, "2020-01-05": 9 };

  expect(writtenByWeek(weeks, "2026-11-25", 3)).toEqual([
    { week: "2026-11-08", words: 30 },
    { week: "2026-11-15", words: 0 },
    { week: "2026-11-22", words: 120 },
  ]);
  expect(outdatedWeeks(weeks, "2026-11-25")).toEqual(["2020-01-05"]);
  expect(wordsAdded("one two", "one two three four")).toBe(2);
  expect(wordsAdded("one two three", "one")).toBe(0);
});

test("the calendar reads due days without the schemas", () => {
  const items = {
    one: essayEntryOf(whole),
    done: essayEntryOf({ ...whole, status: "sent" }),
    trashed: essayEntryOf({ ...whole, deleted_on: "2026-11-20" }),
    someday: essayEntryOf({ ...whole, due_on: null }),
    broken: null,
    odd: { due_on: "2026-12-02", title: 7 },
  };

  expect(essayDays({ items })).toEqual([
    { id: "one", title: "Why Emory", service: null, school_id: "emory", due_on: "2026-12-01", isDone: false },
    { id: "done", title: "Why Emory", service: null, school_id: "emory", due_on: "2026-12-01", isDone: true },
    { id: "odd", title: "", service: null, school_id: null, due_on: "2026-12-02", isDone: false },
  ]);
  expect(essayDays(null)).toEqual([]);
});
