import { expect, test } from "vitest";
import { fileName, markdown, plainText } from "./journalFile.ts";
import type { Linkable } from "./linkable.ts";
import { linksOf, orderLinkables } from "./orderLinkables.ts";

const elevator = {
  title: "The man who counted to ten",
  text: "He practiced.\nSo did I.\n",
  written_on: "2026-11-14",
  tags: ["language"],
  starred: true,
  about: ["St. Mary's"],
};
const plain = { title: "", text: "We packed bags.", written_on: "2026-11-08", tags: [], starred: false, about: [] };

test("journal entries are exported as text", () => {
  expect(plainText([elevator, plain])).toBe(
    `November 14, 2026
The man who counted to ten
About: St. Mary's · Tags: language · Could be an essay

He practiced.
So did I.

----------------------------------------

November 8, 2026

We packed bags.
`,
  );
});

test("journal entries are exported as Markdown", () => {
  expect(markdown([elevator, plain])).toBe(
    `## November 14, 2026: The man who counted to ten

*About: St. Mary's · Tags: language · Could be an essay*

He practiced.
So did I.

## November 8, 2026

We packed bags.
`,
  );
});

test("an exported file is named after the day, and after the entry if there is only one", () => {
  expect(fileName([elevator, plain], "2026-11-21", "txt")).toBe("cairn-journal-2026-11-21.txt");
  expect(fileName([elevator], "2026-11-21", "md")).toBe("cairn-journal-2026-11-14-the-man-who-counted-to-ten.md");
});

const linkable = (id: string, name: string, kind: Linkable["kind"] = "experience"): Linkable => ({
  kind,
  id,
  name,
  note: "",
});
const pantry = linkable("p", "Pantry");
const lab = linkable("l", "Lab");
const college = linkable("c", "Aspen College", "school");

test("recently linked items are offered first", () => {
  const entries = [
    { experience_ids: ["p"], school_ids: [] },
    { experience_ids: ["l", "p"], school_ids: [] },
  ];

  expect(orderLinkables([lab, college, pantry], entries)).toEqual([pantry, lab, college]);
  expect(orderLinkables([pantry, lab, college], [])).toEqual([college, lab, pantry]);
});

test("links to deleted items are left out", () => {
  expect(linksOf({ experience_ids: ["gone", "l"], school_ids: ["c"] }, [college, lab, pantry])).toEqual([lab, college]);
});
